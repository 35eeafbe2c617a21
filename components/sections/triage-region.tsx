import type { ReactNode } from 'react'
import { tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Prose } from '@/components/ui/prose'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types/definition'
import type { Region } from '@/lib/triage/guide'

/**
 * Around all parts, dresses their sections, columns and boxes: a heading that stays in view beside its text. On each
 * part the same classes would stand in the page's data once more.
 */
export const parts = tw`in-data-[print=answer]:print:[&>section:not(:has([data-print=answer]))]:hidden md:[&>section>div>:first-child]:sticky md:[&>section>div>:first-child]:top-below-head md:[&>section>div>:first-child]:self-start print:[&>section>div>:first-child]:static [&>section>div>:last-child>*+*]:mt-5 [&>section>div>:last-child]:max-w-text in-data-[print=answer]:print:[&>section>div>:last-child]:hidden [&>section>div]:mx-auto [&>section>div]:grid [&>section>div]:max-w-wrap [&>section>div]:gap-5 [&>section>div]:px-gut sm:[&>section>div]:gap-7 md:[&>section>div]:grid-cols-[4fr_8fr] md:[&>section>div]:gap-16 print:[&>section>div]:grid-cols-1 print:[&>section>div]:gap-[10pt] [&>section]:border-line [&>section]:border-t [&>section]:py-tall print:[&>section]:break-inside-avoid print:[&>section]:py-[10pt]`
const heading = tw`flex items-start gap-2.5 text-xl/[1.2]`
const list = tw`mt-3 [&>ul]:grid [&>ul]:list-disc [&>ul]:gap-1.5 [&>ul]:pl-5`
const more = tw`[&>p:last-child]:text-ink-2 [&>p:last-child]:text-small [&_h3]:mt-6 [&_h3]:text-xl/[1.2] [&_li_a]:inline-flex [&_li_a]:min-h-11 [&_li_a]:items-center [&_li_a]:font-semibold [&_p]:mt-2`

/** Convert lists and links from Markdown: their HTML makes less of the page's data than elements would. */
const listed = (signs: { text: string; do?: string }[]) =>
  signs.map((sign) => `- ${[sign.text, sign.do].filter(Boolean).join(' ')}`).join('\n')

type Props = {
  region: Region
  words: Page<'where-does-it-hurt'>
  titles: Record<string, string>
  locale: Locale
  /** The questions that narrow it down. */
  children: ReactNode
}

/**
 * One part of the body: signs by urgency, what it often is, what the clinic can do, where to read on, and back to the
 * map.
 */
export function TriageRegion({ region, words, titles, locale, children }: Props) {
  const t = translator(locale)
  const { id, name, lists, often, help, rules } = region
  const [first, ...others] = lists
  const { parts } = words
  const rest = [
    `### ${parts.often}`,
    often,
    `### ${parts.help}`,
    help,
    `### ${parts.pages}`,
    rules.pages.map(({ path }) => `- [${titles[path]}](${path})`).join('\n'),
    `[${t('triage.sources')}](#sources) · [${t('triage.another')}](#map)`,
  ].join('\n\n')
  return (
    <section id={id} aria-labelledby={`${id}-name`}>
      <div>
        <div>
          <h2 className="text-t3" id={`${id}-name`}>
            {name}
          </h2>
          <div className="mt-4">{children}</div>
        </div>
        <div>
          <div className="border-[1.5px] border-redbud border-l-8 px-5 py-4" id={`${id}-911`}>
            <h3 className={heading}>
              <Icon name="warning" size="size-6" className="text-redbud" />
              {first?.heading}
            </h3>
            <Prose
              className={`${list} [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-bold [&_li]:marker:text-redbud [&_p]:mt-2`}
              markdown={`${listed(first?.signs ?? [])}\n\n[${t('triage.call911')}](tel:911)`}
              locale={locale}
            />
          </div>
          {others.map(({ urgency, heading: name, signs }) => (
            <div
              key={urgency}
              className={`${urgency === 'er' ? 'border-redbud' : 'border-hickory bg-straw'} border-l-8 px-5 py-4`}
            >
              <h3 className={heading}>{name}</h3>
              <Prose className={list} markdown={listed(signs)} locale={locale} />
            </div>
          ))}
          <Prose className={more} markdown={rest} locale={locale} />
        </div>
      </div>
    </section>
  )
}
