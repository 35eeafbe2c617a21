import QRCode from 'qrcode'
import { useEffect, useState } from 'react'
import { defaultLocale, type Locale, localePath } from '../../../lib/i18n/locales'
import { longestValue } from '../../../lib/visit/attribution'
import type { DeskReport } from '../run'
import { CopyButton, languages, Select } from './parts'

/** The campaign of a flyer or an advertisement, and the page it leads to (its English address). */
type Campaign = { page: string; locale: Locale; source: string; medium: string; campaign: string }

/** The fields that are written by hand: label, hint, and what people usually write. */
const fields = [
  {
    name: 'source',
    label: 'Source',
    hint: 'Where the link will stand, as in flyer-library or facebook',
    usual: ['flyer', 'business-card', 'facebook', 'instagram', 'google-business', 'newsletter', 'sms'],
  },
  {
    name: 'medium',
    label: 'Medium (optional)',
    hint: 'What kind of place that is, as in print or email',
    usual: ['print', 'social', 'email', 'cpc', 'sms'],
  },
  { name: 'campaign', label: 'Campaign (optional)', hint: 'What it is part of, as in spring-2026', usual: [] },
] as const

/** Explain why a value cannot be used in the address, with the offending character. */
export function problemWith(value: string): string | undefined {
  const bad = [...value].find((character) => !/[a-z0-9._~-]/.test(character))
  if (bad && /\p{Lu}/u.test(bad)) return `"${bad}" is a capital: write it in lowercase, or it is counted as another one`
  if (bad) return `There is ${bad === ' ' ? 'a space' : `"${bad}"`} in it: use letters from a to z, digits, and - _ . ~`
  if (value.length > longestValue)
    return `It has ${value.length} characters: at most ${longestValue} are carried to the forms`
}

/**
 * Return the address to print or share so that a visit is counted for its source; undefined while the source is
 * missing or a value cannot be used. It is `utm_source`, which the first page of a visit decides
 * (lib/visit/attribution.ts): `source` would be overwritten by the next button that states its own.
 * @param origin the site's origin, `https://www.example.com`
 */
export function campaignLink({ page, locale, ...values }: Campaign, origin: string): string | undefined {
  if (!values.source || Object.values(values).some(problemWith)) return
  const url = new URL(localePath(page, locale), origin)
  for (const { name } of fields) if (values[name]) url.searchParams.set(`utm_${name}`, values[name])
  return url.href
}

/**
 * A quiet zone of four modules (ISO/IEC 18004, 9.1), an error correction level that survives a fold or a stain, and
 * the PNG wide enough to print 8 cm at 300 dots per inch.
 */
const printed = { margin: 4, errorCorrectionLevel: 'M', width: 1000 } as const

const noCampaign: Campaign = { page: '/', locale: defaultLocale, source: '', medium: '', campaign: '' }

/** Make the address for a flyer or an advertisement, and its QR code. Nothing is stored. */
export function CampaignView({ pages, origin }: DeskReport) {
  const [campaign, setCampaign] = useState(noCampaign)
  const set = (change: Partial<Campaign>) => setCampaign({ ...campaign, ...change })
  const { page, locale, source } = campaign
  const link = campaignLink(campaign, origin)
  const targets = pages
    .filter((one) => one.indexable && one.locale === locale)
    .map(({ route, path, title }) => [route, `${path}: ${title}`] as const)
  const fileName = ['qr', source, ...localePath(page, locale).split('/')].filter(Boolean).join('-')
  return (
    <>
      <h1 tabIndex={-1}>Links and QR codes for campaigns</h1>
      <p>
        A visit that begins at such a link is counted for its source, and the source arrives with the forms the visitor
        sends.
      </p>
      <div className="two">
        <form onSubmit={(event) => event.preventDefault()}>
          <Select label="Language" value={locale} options={languages} choose={(one) => set({ locale: one })} />
          <Select label="Page" value={page} options={targets} choose={(one) => set({ page: one })} />
          {fields.map((field) => (
            <TextField
              key={field.name}
              {...field}
              value={campaign[field.name]}
              change={(value) => set({ [field.name]: value })}
            />
          ))}
        </form>
        <section aria-label="The link">
          <h2>The link</h2>
          <output>{link ?? 'Name a source to get the link.'}</output>
          {link && (
            <>
              <p>
                <CopyButton key={link} text={link}>
                  Copy the link
                </CopyButton>
              </p>
              <QrCode link={link} name={fileName} />
            </>
          )}
        </section>
      </div>
    </>
  )
}

type TextFieldProps = (typeof fields)[number] & { value: string; change: (value: string) => void }

function TextField({ name, label, hint, usual, value, change }: TextFieldProps) {
  const problem = problemWith(value)
  return (
    <div>
      <label>
        {label}
        <input
          value={value}
          onChange={({ target }) => change(target.value)}
          list={`usual-${name}`}
          required={name === 'source'}
          aria-invalid={problem !== undefined}
          aria-describedby={`about-${name}`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <datalist id={`usual-${name}`}>
        {usual.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <p id={`about-${name}`} role="status" className={problem && 'problem'}>
        {problem ?? hint}
      </p>
    </div>
  )
}

/** Show the QR code of a link, to look at and to download. */
function QrCode({ link, name }: { link: string; name: string }) {
  const [files, setFiles] = useState({ svg: '', png: '' })
  useEffect(() => {
    Promise.all([QRCode.toString(link, { ...printed, type: 'svg' }), QRCode.toDataURL(link, printed)]).then(
      ([svg, png]) => setFiles({ svg: `data:image/svg+xml,${encodeURIComponent(svg)}`, png }),
    )
  }, [link])
  return (
    <>
      <img src={files.png} width={240} height={240} alt={`QR code of ${link}`} />
      <p className="row">
        <a href={files.svg} download={`${name}.svg`}>
          Download SVG
        </a>
        <a href={files.png} download={`${name}.png`}>
          Download PNG
        </a>
      </p>
      <p>
        Print it at least 2.5 cm (1 inch) wide, dark on white, with the white margin, and try it with a phone first.
      </p>
    </>
  )
}
