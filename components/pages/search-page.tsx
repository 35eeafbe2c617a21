import { SearchResults } from '@/components/islands/search-results'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { QuietPage, WithoutOffer } from '@/components/sections/quiet-page'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import { siteSections } from '@/lib/routes/site-sections'
import type { PageProps } from './define-page'

/** Show the search, and below it all pages by page type, which helps even without the search. */
export function SearchPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('search', locale)
  const words = {
    label: t('search.label'),
    hint: t('search.hint'),
    submit: t('search.submit'),
    failed: t('search.failed'),
    loading: t('search.loading'),
  }
  return (
    <>
      <QuietPage />
      <WithoutOffer />
      {/* On phones the field is at the top, because the keyboard leaves little room for results. */}
      <section className="bg-mist sm:pt-8 sm:pb-16">
        <div className={`${wrap} relative`}>
          <MapView view="glass" className="absolute! right-gut -bottom-36 w-90! max-lg:hidden print:hidden" />
          <div className="max-sm:hidden" data-wide-only="">
            <Breadcrumbs locale={locale} route={route} />
          </div>
          <h1 className="text-t2 max-sm:sr-only">{page.heading}</h1>
          <p className={lead({ class: 'mt-2 max-w-[33.3em] max-sm:hidden' })} data-wide-only="">
            {page.lead}
          </p>
        </div>
      </section>
      <section className={band({ class: 'max-sm:pt-4' })}>
        <div className={wrap}>
          <SearchResults locale={locale} words={words}>
            <h2 className="mt-tall mb-6 text-t3 print:mt-0">{t('search.index')}</h2>
            <div className="gap-x-12 max-sm:border-ink max-sm:border-t-2 sm:columns-2 lg:columns-3">
              {siteSections(locale).map(({ id, title, links }) => (
                <section key={id} className="break-inside-avoid sm:pb-8" aria-labelledby={`index-${id}`}>
                  <Fold
                    className="border-t-0!"
                    heading={
                      <h3 className="border-ink sm:border-b-2 sm:pb-2 sm:text-t4" id={`index-${id}`}>
                        {title}
                      </h3>
                    }
                  >
                    <ul className="sm:mt-2">
                      {links.map(({ href, title: name }) => (
                        <li key={href}>
                          <Link className="flex min-h-11 items-center py-2" href={href} locale={locale}>
                            {name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </Fold>
                </section>
              ))}
            </div>
          </SearchResults>
        </div>
      </section>
    </>
  )
}
