import { CtaPanel } from '@/components/sections/cta-panel'
import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { band } from '@/components/ui/band'
import { buttonClass, tw, wrap } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { MapView, thumbnailPin } from '@/components/ui/map-view'
import { Photo } from '@/components/ui/photo'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import { routesOf } from '@/lib/routes'
import type { PageProps } from './define-page'

const thumbnail = tw`pair:size-37.5 row-[1/4] size-24`

/** Show the overview of all symptoms, then what to do if none fits. */
export function SymptomsPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('symptoms', locale)
  const { content, ctaHeading = '', ctaText = '' } = page
  const guide = pageOf('where-does-it-hurt', locale)
  return (
    <>
      <PageHero locale={locale} route={route} page={page} />
      <section className={band({ class: 'md:pt-12' })}>
        <div className={wrap}>
          {routesOf('where-does-it-hurt').length > 0 && (
            <div className="group relative flex items-center gap-6 border-redbud border-l-8 bg-mist p-5 max-large:block">
              <MapView view="body" size="h-auto w-24" className="flex-none" />
              <div>
                <h2 className="text-t3/snug group-hover:underline">{guide.heading}</h2>
                <p className="mt-1 text-ink-2">{guide.menu}</p>
                <LearnMore href="/where-does-it-hurt" title={guide.title} locale={locale} covers />
              </div>
            </div>
          )}
          <ul className="mt-5 grid three:grid-cols-3 two:grid-cols-[1fr_1fr] gap-x-12">
            {pagesOf('symptom', locale).map(({ slug, title: name, card, drawing, photo }) => (
              <li
                key={slug}
                className="group relative grid grid-cols-[96px_1fr] pair:grid-cols-[150px_1fr] content-start max-large:grid-cols-1 gap-x-6 gap-y-1 border-ink border-t-2 py-4 sm:py-8"
              >
                {photo ? (
                  <Photo photo={photo} shape="square" room="thumbnail" alt="" className={`${thumbnail} object-cover`} />
                ) : (
                  <MapView view={drawing} size={thumbnail} className={thumbnailPin} />
                )}
                <h2 className="wrap-anywhere text-t3/snug max-sm:pr-6 group-hover:underline">{name}</h2>
                <p className="text-ink-2">{card}</p>
                <LearnMore href={`/symptoms/${slug}`} title={name} locale={locale} covers="row" />
              </li>
            ))}
          </ul>
          <Prose className="prose mt-6 max-w-text" markdown={content} locale={locale} />
          <CtaPanel heading={ctaHeading} text={ctaText}>
            <Link className={buttonClass('offer')} href="/contact" locale={locale}>
              {t('cta.bookAppointment')}
            </Link>
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
