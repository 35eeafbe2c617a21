import { CallButton } from '@/components/sections/call-button'
import { ContactFacts } from '@/components/sections/contact-facts'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic'
import { cities, services } from '@/lib/content'
import { translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'
import type { PageProps } from './define-page'

/** The clinic facts a city page may claim: the count of patients from there, and the way to the clinic. */
function figures(slug: string, locale: Locale): { value: string; label: string }[] {
  const t = translator(locale)
  const { claims, travel } = clinic
  const minutes = (count: number) => t('home.minutes', { count })
  const own: Record<string, { value: string; label: string }[]> = {
    'springdale-chiropractor': [
      { value: `${claims.springdalePatients}+`, label: t('home.patients') },
      { value: t('home.miles', { count: travel.harBerMiles }), label: t('city.fromHarBer') },
    ],
    'fayetteville-chiropractor': [
      { value: `${claims.universityStudents}+`, label: t('city.students') },
      { value: minutes(travel.universityCampusMinutes), label: t('city.fromUniversity') },
    ],
    'rogers-chiropractor': [
      { value: `${claims.rogersPatients}+`, label: t('city.rogers') },
      { value: minutes(travel.pinnacleHillsMinutes), label: t('city.fromPinnacle') },
    ],
    'bentonville-chiropractor': [
      { value: `${claims.bentonvilleCorporatePatients}+`, label: t('city.corporate') },
      { value: minutes(travel.downtownBentonvilleMinutes), label: t('city.fromBentonville') },
    ],
  }
  return [...(own[slug] ?? []), { value: `${claims.yearsOfExperience}+`, label: t('home.years') }]
}

/** A city the clinic serves (specification 2.12). */
export function CityPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = cities.one(route.slug, locale)
  return (
    <>
      <PageHero
        locale={locale}
        title={page.title}
        heading={page.heading}
        lead={page.lead}
        ground="river"
        actions={
          <>
            <Link className="btn btn-p" href="/book-now" locale={locale}>
              {t('cta.bookNow')}
            </Link>
            <CallButton />
          </>
        }
      />
      <section className="sec">
        <div className="wrap">
          <h2 className="sr-only">{t('city.facts')}</h2>
          <dl className="nums">
            {figures(route.slug, locale).map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Prose markdown={page.content} locale={locale} className="prose mt-14" />
        </div>
      </section>
      <section className="sec mist">
        <div className="wrap two">
          <h2>{t('city.services')}</h2>
          <LinkTiles
            locale={locale}
            links={services.all(locale).map(({ slug, nav }) => ({ href: `/services/${slug}`, title: nav }))}
          />
        </div>
      </section>
      <section className="sec">
        <div className="wrap two">
          <h2>{t('city.find')}</h2>
          <ContactFacts locale={locale} />
        </div>
      </section>
    </>
  )
}
