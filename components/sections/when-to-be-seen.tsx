import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { splitAfterSection } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { leafletFor, pageSigns, soonerText } from '@/lib/urgent/signs'
import { SignBoxes } from './sign-boxes'

type Props = {
  /** The ids of the danger signs that the page names. */
  ids: readonly string[]
  /** The part of the body that the page is about. */
  part?: string
  locale: Locale
}

/**
 * Show a page's danger signs by level, who should be seen sooner, and a link to the leaflet of the part of the body
 * that it is about.
 */
export function WhenToBeSeen({ ids, part, locale }: Props) {
  const leaflet = leafletFor(part, locale)
  return (
    <div data-danger="">
      <SignBoxes lists={pageSigns(ids, part, locale)} locale={locale} level={3} />
      <p className="text-small/close">{soonerText(part, locale)}</p>
      {leaflet && (
        <Link
          className="mt-1 inline-flex min-h-11 items-center font-semibold print:hidden"
          href={leaflet.path}
          locale={locale}
        >
          {translator(locale)('urgent.leaflet', { part: leaflet.name })}
        </Link>
      )}
    </div>
  )
}

type TextProps = Omit<Props, 'ids'> & { ids?: readonly string[]; markdown: string; className?: string }

/** Show a text with the box of its danger signs below its heading `{#urgent}`, if it has one. */
export function TextWithSigns({ markdown, className, ids, part, locale }: TextProps) {
  const [before, after] = splitAfterSection(markdown, 'urgent')
  if (after === undefined || !ids) return <Prose markdown={markdown} locale={locale} className={className} />
  return (
    <>
      <Prose markdown={before} locale={locale} className={className} />
      <div className="my-5">
        <WhenToBeSeen ids={ids} part={part} locale={locale} />
      </div>
      {after && <Prose markdown={after} locale={locale} className={className} />}
    </>
  )
}
