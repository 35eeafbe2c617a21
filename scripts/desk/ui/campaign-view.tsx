import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Fieldset,
  Input,
  Label,
  Legend,
} from '@headlessui/react'
import { useEffect, useId, useState } from 'react'
import { defaultLocale, type Locale, languageName, localePath, locales } from '../../../lib/i18n/locales'
import { type Campaign, type CampaignField, campaignFields, campaignLink, problemWith } from '../analysis/campaign'
import { qrPng, qrSvg } from '../analysis/qr'
import type { DeskPage, DeskReport } from '../analysis/report'
import { CopyButton, Lead } from './parts'
import { noFilter, rowsOf } from './rows'
import { box, button, colour, input, popup, two } from './styles'
import { words } from './words'

/** Makes the address for a flyer or an advertisement, and its QR code. Nothing is kept. */
export function CampaignView({ report: { pages, origin } }: { report: DeskReport }) {
  const targets = pages.filter(({ kind }) => kind !== 'demo' && kind !== 'not-found')
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
          <Fieldset>
            <Legend as="legend">Language</Legend>
            <div className="flex gap-5">
              {locales.map((locale) => (
                <label key={locale} className="flex min-h-9 cursor-pointer items-center gap-2 font-normal">
                  <input
                    type="radio"
                    name="language"
                    className={box}
                    checked={campaign.locale === locale}
                    onChange={() => set({ locale })}
                  />
                  {languageName(locale)}
                </label>
              ))}
            </div>
          </Fieldset>
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

/** The page a link leads to, found by its address or words. */
function PageField({ pages, page, locale, choose }: PageFieldProps) {
  const [search, setSearch] = useState('')
  const nameOf = (route: string) => {
    const row = pages.filter((one) => one.route === route)
    return `${route}: ${(row.find((one) => one.locale === locale) ?? row[0])?.title}`
  }
  return (
    <Field className="relative">
      <Label>Page</Label>
      <Combobox immediate value={page} onChange={(next) => next && choose(next)} onClose={() => setSearch('')}>
        <ComboboxInput
          className={input}
          autoComplete="off"
          displayValue={nameOf}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ComboboxButton className="absolute right-3 bottom-2.5 cursor-pointer">▾</ComboboxButton>
        <ComboboxOptions modal={false} className={`max-h-80 w-full overflow-auto empty:hidden ${popup}`}>
          {rowsOf(pages, { ...noFilter, search }).map(([{ route }]) => (
            <ComboboxOption
              key={route}
              value={route}
              className="cursor-pointer px-3 py-1.5 data-focus:bg-mist data-selected:font-semibold"
            >
              {nameOf(route)}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Field>
  )
}

type TextFieldProps = { name: CampaignField; value: string; change: (value: string) => void }

function TextField({ name, value, change }: TextFieldProps) {
  const { label, hint, usual } = words.campaign[name]
  const [left, setLeft] = useState(false)
  const id = useId()
  // An empty field is no mistake before it was left.
  const problem = left || value ? problemWith(name, value) : undefined
  return (
    <Field>
      <Label>{label}</Label>
      <Input
        className={input}
        list={id}
        value={value}
        required={name === 'source'}
        invalid={problem !== undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setLeft(true)}
      />
      <datalist id={id}>
        {usual.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Description className="mt-1 mb-0 text-ink-2 text-sm">{hint}</Description>
      <Description className={`my-0 min-h-6 font-semibold ${colour.problem}`} aria-live="polite">
        {problem && `${problem}.`}
      </Description>
    </Field>
  )
}

/** The QR code of a link, to look at and to download. It is made anew with each link (its key). */
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
