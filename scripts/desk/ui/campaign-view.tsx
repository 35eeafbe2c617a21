import { useEffect, useId, useState } from 'react'
import { type Locale, localePath, locales } from '../../../lib/i18n/locales'
import { type Campaign, campaignLink } from '../analysis/campaign'
import { qrPng, qrSvg } from '../analysis/qr'
import type { DeskReport } from '../analysis/report'
import { pairsOf } from './pairs'
import { CopyButton } from './parts'
import { words } from './words'

const fields = [
  {
    name: 'source',
    label: 'Source',
    hint: 'Where the link will stand, as in flyer-library or facebook',
    usual: ['flyer', 'business-card', 'facebook', 'instagram', 'google-business', 'newsletter', 'sms'],
  },
  {
    name: 'medium',
    label: 'Medium (if you like)',
    hint: 'What kind of place that is, as in print or email',
    usual: ['print', 'social', 'email', 'cpc', 'sms'],
  },
  { name: 'campaign', label: 'Campaign (if you like)', hint: 'What it is part of, as in spring-2026', usual: [] },
] as const
type Name = (typeof fields)[number]['name']

/** What is wrong with one field, whatever the others hold. */
function problemWith(name: Name, value: string): string | undefined {
  if (!value && name !== 'source') return
  try {
    campaignLink({ page: '/', locale: 'en', source: 'known', [name]: value }, 'https://www.example.com')
  } catch (error) {
    const { message } = error as Error
    return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
  }
}

/** Makes the address for a flyer or an advertisement, and its QR code. Nothing is kept. */
export function CampaignView({ report }: { report: DeskReport }) {
  const pairs = pairsOf(report.pages.filter(({ kind }) => kind !== 'demo' && kind !== 'not-found'))
  const [campaign, setCampaign] = useState<Campaign>({ page: '/', locale: 'en', source: '', medium: '', campaign: '' })
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({})
  const id = useId()
  const problems = fields.map(({ name }) => problemWith(name, campaign[name] ?? ''))
  const link = problems.some(Boolean) ? undefined : campaignLink(campaign, report.origin)
  const set = (change: Partial<Campaign>) => setCampaign({ ...campaign, ...change })
  const fileName = ['qr', campaign.source, localePath(campaign.page, campaign.locale).slice(1).replaceAll('/', '-')]
    .filter(Boolean)
    .join('-')

  return (
    <>
      <h1 tabIndex={-1}>Links and QR codes for campaigns</h1>
      <p className="lead">
        A visit that begins at such a link is counted for its source, and the source arrives with the forms the visitor
        sends.
      </p>
      <div className="two campaign">
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={`${id}page`}>Page</label>
          <select id={`${id}page`} value={campaign.page} onChange={({ target }) => set({ page: target.value })}>
            {pairs.map((pair) => (
              <option key={pair.route} value={pair.route}>
                {pair.route}: {(pair[campaign.locale] ?? pair.en)?.title}
              </option>
            ))}
          </select>
          <fieldset>
            <legend>Language</legend>
            {locales.map((locale: Locale) => (
              <label key={locale} className="check">
                <input
                  type="radio"
                  name="language"
                  checked={campaign.locale === locale}
                  onChange={() => set({ locale })}
                />
                {words.languages[locale]}
              </label>
            ))}
          </fieldset>
          {fields.map(({ name, label, hint, usual }, i) => {
            const problem = problems[i]
            // An empty field is no mistake before it was left.
            const shown = touched[name] || campaign[name] ? problem : undefined
            return (
              <div key={name} className="field">
                <label htmlFor={`${id}${name}`}>{label}</label>
                <input
                  id={`${id}${name}`}
                  list={`${id}${name}Usual`}
                  value={campaign[name]}
                  required={name === 'source'}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-invalid={shown ? true : undefined}
                  aria-describedby={`${id}${name}Hint ${id}${name}Problem`}
                  onChange={({ target }) => set({ [name]: target.value })}
                  onBlur={() => setTouched({ ...touched, [name]: true })}
                />
                <datalist id={`${id}${name}Usual`}>
                  {usual.map((value) => (
                    <option key={value} value={value} />
                  ))}
                </datalist>
                <small id={`${id}${name}Hint`}>{hint}</small>
                <p id={`${id}${name}Problem`} className="problem" aria-live="polite">
                  {shown}
                </p>
              </div>
            )
          })}
        </form>
        <section aria-label="The link" className="result">
          <h2>The link</h2>
          <output>{link ?? 'Name a source to get the link.'}</output>
          {link && (
            <>
              <CopyButton key={link} text={link}>
                Copy the link
              </CopyButton>
              <QrCode key={`qr ${link}`} link={link} name={fileName} />
            </>
          )}
        </section>
      </div>
    </>
  )
}

/** The QR code of a link, to look at and to download. */
function QrCode({ link, name }: { link: string; name: string }) {
  const [files, setFiles] = useState<{ svg: string; png: string }>()
  useEffect(() => {
    let current = true
    Promise.all([qrSvg(link), qrPng(link)]).then(([svg, png]) => {
      if (current) setFiles({ svg: `data:image/svg+xml,${encodeURIComponent(svg)}`, png })
    })
    return () => {
      current = false
    }
  }, [link])
  if (!files) return null
  return (
    <>
      <img className="qr" src={files.svg} width={240} height={240} alt={`QR code of ${link}`} />
      <p className="buttons">
        <a className="button" href={files.svg} download={`${name}.svg`}>
          Download SVG
        </a>
        <a className="button" href={files.png} download={`${name}.png`}>
          Download PNG
        </a>
      </p>
      <p className="quiet">
        Print it at least 2.5 cm (1 inch) wide, dark on white, with the white margin, and try it with a phone first.
      </p>
    </>
  )
}
