import { CallButton } from '@/components/sections/call-button'
import { PageHero } from '@/components/sections/page-hero'
import { PagePicture } from '@/components/sections/page-picture'
import { SampleMark } from '@/components/sections/sample-mark'
import { TermList } from '@/components/sections/term-list'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, wrap } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { languageNames, practitionerOf } from '@/lib/clinic/practitioners'
import { pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show a practitioner: training, languages, license, services, photo. */
export function PractitionerPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const { name, credentials, license, services, languages, training, photo } = practitionerOf(route.slug)
  const heading = `${name[locale]}, ${credentials}`
  const facts = [
    { title: t('practitioners.training'), text: training?.[locale] },
    { title: t('practitioners.languages'), text: languages && languageNames(languages, locale) },
    { title: t('practitioners.license'), text: license },
  ]
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={{ heading }}
        ground="straw"
        actions={
          <>
            <Link className={buttonClass('primary')} href="/book-now" locale={locale}>
              {t('cta.bookNow')}
            </Link>
            <CallButton />
          </>
        }
        figure={
          photo && (
            <PagePicture
              locale={locale}
              photo={photo}
              shape="portrait"
              room="portrait"
              drawing={{ view: 'portrait', alt: '' }}
              of={{ caption: heading, inFirstScreen: true }}
            />
          )
        }
      />
      <section className={band({ over: Boolean(photo) })}>
        <div className={wrap}>
          <p className="mb-5">
            <SampleMark locale={locale} of={['practitioners']} />
          </p>
          <TermList items={facts.flatMap(({ title, text }) => (text ? [{ title, text }] : []))} />
          <h2 className="mt-12 mb-4 text-t3">{t('practitioners.services')}</h2>
          <ul className="grid gap-1">
            {pagesOf('service', locale)
              .filter(({ slug }) => services.includes(slug))
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link className={moreLink} href={`/services/${slug}`} locale={locale}>
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      </section>
    </>
  )
}
