import { Combobox, Description, Field, Input, Label, Radio, RadioGroup } from '@headlessui/react'
import { useEffect, useState } from 'react'
import { defaultLocale, type Locale, languageName, localePath, locales } from '../../../lib/i18n/locales'
import { type Campaign, type CampaignField, campaignFields, campaignLink, problemWith } from '../campaign'
import { qrPng, qrSvg } from '../qr'
import type { DeskPage, DeskReport } from '../report'
import { Suggestions } from './fields'
import { CopyButton, Lead } from './parts'
import { noFilter, rowsOf } from './rows'
import { button, colour, control, input, radio, two } from './styles'

/** Each field of a campaign: its label, an example, and what people usually write. */
const texts: Record<CampaignField, { label: string; hint: string; usual: string[] }> = {
  source: {
    label: 'Source',
    hint: 'Where the link will stand, as in flyer-library or facebook',
    usual: ['flyer', 'business-card', 'facebook', 'instagram', 'google-business', 'newsletter', 'sms'],
  },
  medium: {
    label: 'Medium (optional)',
    hint: 'What kind of place that is, as in print or email',
    usual: ['print', 'social', 'email', 'cpc', 'sms'],
  },
  campaign: { label: 'Campaign (optional)', hint: 'What it is part of, as in spring-2026', usual: [] },
}

/** Make the address for a flyer or an advertisement, and its QR code. Nothing is stored. */
export function CampaignView({ report: { pages, origin } }: { report: DeskReport }) {
  const targets = pages.filter(({ indexable }) => indexable)
  const [campaign, setCampaign] = useState<Campaign>({ page: '/', locale: defaultLocale, source: '' })
  const set = (change: Partial<Campaign>) => setCampaign({ ...campaign, ...change })
  const link = campaignFields.some((name) => problemWith(name, campaign[name]))
    ? undefined
    : campaignLink(campaign, origin)
  const path = localePath(campaign.page, campaign.locale)
  const fileName = ['qr', campaign.source, ...path.split('/')].filter(Boolean).join('-')

  return (
    <>
      <h1 tabIndex={-1}>Links and QR codes for campaigns</h1>
      <Lead>
        A visit that begins at such a link is counted for its source, and the source arrives with the forms the visitor
        sends.
      </Lead>
      <div className={two}>
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <PageField pages={targets} {...campaign} choose={(page) => set({ page })} />
          <RadioGroup value={campaign.locale} onChange={(locale) => set({ locale })}>
            <Label className="font-semibold text-small">Language</Label>
            <div className="flex gap-5">
              {locales.map((locale) => (
                <Field key={locale} className={control.row}>
                  <Radio value={locale} className={radio} />
                  <Label className={control.label}>{languageName(locale)}</Label>
                </Field>
              ))}
            </div>
          </RadioGroup>
          {campaignFields.map((name) => (
            <TextField key={name} name={name} value={campaign[name] ?? ''} change={(value) => set({ [name]: value })} />
          ))}
        </form>
        <section aria-label="The link" className="bg-mist p-5">
          <h2>The link</h2>
          <output className="wrap-anywhere my-3 block bg-white p-3 font-semibold">
            {link ?? 'Name a source to get the link.'}
          </output>
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

type PageFieldProps = { pages: DeskPage[]; page: string; locale: Locale; choose: (page: string) => void }

/** Choose the page that a link leads to, by its address or words. */
function PageField({ pages, page, locale, choose }: PageFieldProps) {
  const [search, setSearch] = useState('')
  const nameOf = (route: string) => {
    const row = pages.filter((one) => one.route === route)
    return `${route}: ${(row.find((one) => one.locale === locale) ?? row[0])?.title}`
  }
  return (
    <Field>
      <Label>Page</Label>
      <Combobox immediate value={page} onChange={(next) => next && choose(next)} onClose={() => setSearch('')}>
        <Suggestions
          displayValue={nameOf}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setSearch(target.value)}
          options={rowsOf(pages, { ...noFilter, search }).map(([{ route }]) => [route, nameOf(route)])}
        />
      </Combobox>
    </Field>
  )
}

type TextFieldProps = { name: CampaignField; value: string; change: (value: string) => void }

function TextField({ name, value, change }: TextFieldProps) {
  const { label, hint, usual } = texts[name]
  const [search, setSearch] = useState('')
  const [left, setLeft] = useState(false)
  // An empty field is an error only after it was left.
  const problem = left || value ? problemWith(name, value) : undefined
  const invalid = problem !== undefined
  const found = usual.filter((one) => one.includes(search.toLowerCase()))
  // Put the typed value first, so that leaving the field keeps it.
  const offered = search && found.length > 0 ? [...new Set([search, ...found])] : found
  const field = { required: name === 'source', autoCapitalize: 'none', spellCheck: false, onBlur: () => setLeft(true) }
  return (
    <Field>
      <Label>{label}</Label>
      {usual.length > 0 ? (
        <Combobox invalid={invalid} value={value} onChange={(text) => change(text ?? '')} onClose={() => setSearch('')}>
          <Suggestions
            {...field}
            aria-invalid={invalid}
            onChange={({ target }) => {
              setSearch(target.value)
              change(target.value)
            }}
            options={offered.map((one) => [one, one])}
          />
        </Combobox>
      ) : (
        <Input
          {...field}
          className={input}
          invalid={invalid}
          autoComplete="off"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <Description className="mt-1 mb-0 text-ink-2 text-sm">{hint}</Description>
      <Description className={`my-0 min-h-6 font-semibold ${colour.problem}`} aria-live="polite">
        {problem && `${problem}.`}
      </Description>
    </Field>
  )
}

/** Show the QR code of a link, to look at and to download. Its key renders it anew for each link. */
function QrCode({ link, name }: { link: string; name: string }) {
  const [files, setFiles] = useState<{ svg: string; png: string }>()
  useEffect(() => {
    Promise.all([qrSvg(link), qrPng(link)]).then(([svg, png]) =>
      setFiles({ svg: `data:image/svg+xml,${encodeURIComponent(svg)}`, png }),
    )
  }, [link])
  if (!files) return null
  return (
    <>
      <img className="my-4 block bg-white" src={files.svg} width={240} height={240} alt={`QR code of ${link}`} />
      <p className="flex flex-wrap gap-2.5">
        <a className={button()} href={files.svg} download={`${name}.svg`}>
          Download SVG
        </a>
        <a className={button()} href={files.png} download={`${name}.png`}>
          Download PNG
        </a>
      </p>
      <p className="text-ink-2">
        Print it at least 2.5 cm (1 inch) wide, dark on white, with the white margin, and try it with a phone first.
      </p>
    </>
  )
}
