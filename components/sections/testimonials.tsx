import { Stars } from '@/components/ui/stars'
import { clinic } from '@/lib/clinic/facts'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The testimonials, each with five stars; samples are labeled as such. */
export function Quotes({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { stars } = clinic.rating
  return (
    <ul>
      {listOf('testimonials', locale).items.map(({ id, name, text, sample }) => (
        <li key={id}>
          {sample && <span className="sample">{t('home.sample')}</span>}
          <blockquote>{text}</blockquote>
          <div className="who">
            <span>{name}</span>
            <Stars count={stars} label={t('rating.stars', { stars })} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The testimonials in a horizontally scrolling row. */
export function Testimonials({ locale }: { locale: Locale }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable (WCAG 2.1.1)
    <section className="quotes" tabIndex={0} aria-label={translator(locale)('home.testimonials')}>
      <Quotes locale={locale} />
    </section>
  )
}
