import { Stars } from '@/components/ui/stars'
import { clinic } from '@/lib/clinic/facts'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The nine testimonials, each with five stars; sample texts say so. */
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

/** The testimonials in a row that scrolls sideways. */
export function Testimonials({ locale }: { locale: Locale }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="quotes" tabIndex={0} aria-label={translator(locale)('home.testimonials')}>
      <Quotes locale={locale} />
    </section>
  )
}
