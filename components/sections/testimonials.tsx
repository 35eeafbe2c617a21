import { note, sample } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Stars } from '@/components/ui/stars'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'

/** Test whether there are testimonials; without any, sections about them are omitted. */
export const hasTestimonials = (locale: Locale): boolean => listOf('testimonials', locale).items.length > 0

type Quote = ReturnType<typeof listOf<'testimonials'>>['items'][number]

/** Show who gave a testimonial, where and when. */
function Speaker({ quote: { name, source }, locale }: { quote: Quote; locale: Locale }) {
  const t = translator(locale)
  const where =
    source && [source.name[locale], source.date && formatDate(source.date, locale)].filter(Boolean).join(', ')
  return (
    <span>
      {name}
      {where && (
        <span className={`block font-normal ${note}`}>
          {source.url ? (
            <ExternalLink href={source.url} note={t('site.newTab')}>
              {where}
            </ExternalLink>
          ) : (
            where
          )}
        </span>
      )}
    </span>
  )
}

/** Show the testimonials, each with its source and the patient's star rating; samples are labeled. */
function Quotes({ locale, framed }: { locale: Locale; framed: boolean }) {
  const t = translator(locale)
  return (
    <ul className="flex w-max print:block print:w-auto">
      {listOf('testimonials', locale).items.map((quote) => (
        <li
          key={quote.id}
          className="flex w-[min(84vw,440px)] flex-[0_0_min(84vw,440px)] snap-start flex-col items-start gap-3 border-line-2 border-l-[1.5px] px-6 first:border-0 first:pl-0 sm:gap-5 sm:px-8 print:mb-[10pt] print:w-auto print:border-0 print:px-0"
        >
          {quote.sample && <span className={sample}>{t('home.sample')}</span>}
          <blockquote className="font-display text-t3/close tracking-[-0.006em]">{quote.text}</blockquote>
          <div className="mt-auto flex w-full items-center justify-between gap-4 font-semibold">
            <Speaker quote={quote} locale={locale} />
            {quote.stars && (
              <Stars
                count={quote.stars}
                label={t('rating.stars', { stars: quote.stars })}
                className={`flex-none ${framed ? 'fill-hickory' : 'fill-hickory-deep'}`}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/**
 * Show the testimonials in a horizontally scrolling row that extends to the edges of the window or of its demo frame.
 */
export function Testimonials({ locale, framed = false }: { locale: Locale; framed?: boolean }) {
  const edges = framed
    ? '-mx-6 scroll-px-6 px-6'
    : '-mx-(--edge) scroll-px-(--edge) px-(--edge) [--edge:max(theme(spacing.gut),(100vw-theme(maxWidth.page))/2)]'
  return (
    <section
      className={`snap-x snap-mandatory overflow-x-auto pt-1 pb-3 sm:pb-6 ${edges}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable (WCAG 2.1.1)
      tabIndex={0}
      aria-label={translator(locale)('home.testimonials')}
    >
      <Quotes locale={locale} framed={framed} />
    </section>
  )
}
