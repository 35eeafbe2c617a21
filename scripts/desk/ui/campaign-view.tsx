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
  Radio,
  RadioGroup,
} from '@headlessui/react'
import { useEffect, useId, useState } from 'react'
import { type Locale, localePath, locales } from '../../../lib/i18n/locales'
import { type Campaign, campaignLink } from '../analysis/campaign'
import { qrPng, qrSvg } from '../analysis/qr'
import type { DeskReport } from '../analysis/report'
import { filterPairs, noFilter, type Pair, pairsOf } from './pairs'
import { CopyButton, Lead } from './parts'
import { box, button, colour, input, popup, two } from './styles'
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
  const problems = fields.map(({ name }) => problemWith(name, campaign[name] ?? ''))
  const link = problems.some(Boolean) ? undefined : campaignLink(campaign, report.origin)
  const set = (change: Partial<Campaign>) => setCampaign({ ...campaign, ...change })
  const fileName = ['qr', campaign.source, localePath(campaign.page, campaign.locale).slice(1).replaceAll('/', '-')]
    .filter(Boolean)
    .join('-')

  return (
    <>
      <h1 tabIndex={-1}>Links and QR codes for campaigns</h1>
      <Lead>
        A visit that begins at such a link is counted for its source, and the source arrives with the forms the visitor
        sends.
      </Lead>
      <div className={two}>
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <PageField pairs={pairs} {...campaign} choose={(page) => set({ page })} />
          <Fieldset>
            <Legend as="legend">Language</Legend>
            <RadioGroup value={campaign.locale} onChange={(locale) => set({ locale })} className="flex gap-5">
              {locales.map((locale: Locale) => (
                <Field key={locale} className="flex min-h-9 items-center gap-2">
                  <Radio value={locale} className={box({ kind: 'radio' })} />
                  <Label className="cursor-pointer font-normal">{words.languages[locale]}</Label>
                </Field>
              ))}
            </RadioGroup>
          </Fieldset>
          {fields.map((field, i) => (
            <TextField
              key={field.name}
              {...field}
              value={campaign[field.name] ?? ''}
              problem={problems[i]}
              change={(value) => set({ [field.name]: value })}
            />
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

type PageFieldProps = { pairs: Pair[]; page: string; locale: Locale; choose: (page: string) => void }

/** The page a link leads to, found by its address or words. */
function PageField({ pairs, page, locale, choose }: PageFieldProps) {
  const [search, setSearch] = useState('')
  const nameOf = (pair?: Pair) => (pair ? `${pair.route}: ${(pair[locale] ?? pair.en)?.title}` : '')
  return (
    <Field className="relative">
      <Label>Page</Label>
      <Combobox immediate value={page} onChange={(next) => next && choose(next)} onClose={() => setSearch('')}>
        <ComboboxInput
          className={input}
          autoComplete="off"
          displayValue={(route) => nameOf(pairs.find((pair) => pair.route === route))}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ComboboxButton className="absolute right-3 bottom-2.5 cursor-pointer">▾</ComboboxButton>
        <ComboboxOptions modal={false} className={`max-h-80 w-full overflow-auto empty:hidden ${popup}`}>
          {filterPairs(pairs, { ...noFilter, search }).map((pair) => (
            <ComboboxOption
              key={pair.route}
              value={pair.route}
              className="cursor-pointer px-3 py-1.5 data-focus:bg-mist data-selected:font-semibold"
            >
              {nameOf(pair)}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Field>
  )
}

type TextFieldProps = (typeof fields)[number] & { value: string; problem?: string; change: (value: string) => void }

function TextField({ name, label, hint, usual, value, problem, change }: TextFieldProps) {
  const [left, setLeft] = useState(false)
  const id = useId()
  // An empty field is no mistake before it was left.
  const shown = left || value ? problem : undefined
  return (
    <Field>
      <Label>{label}</Label>
      <Input
        className={input}
        list={id}
        value={value}
        required={name === 'source'}
        invalid={shown !== undefined}
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
        {shown}
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
