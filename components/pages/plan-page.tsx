import { PageHero } from '@/components/sections/page-hero'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { clinic, phone } from '@/lib/clinic'
import { insurers, pages } from '@/lib/content'
import { translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'
import type { PageProps } from './define-page'

function Actions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <a className="btn btn-p" href={phone.tel}>
        <Icon name="phone" />
        {t('cta.callUsNow')}
      </a>
      <Link className="btn btn-o" href="/contact" locale={locale}>
        {t('cta.askQuestion')}
      </Link>
    </>
  )
}

const financial = (locale: Locale) => ({
  href: '/financial-information',
  title: pages.one('financial-information', locale).title,
})

/** Cash plans and insurance plans (specification 2.11); the latter lists the insurers of the facts file. */
export function PlanPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pages.one(route.slug, locale)
  return (
    <>
      <PageHero
        locale={locale}
        title={page.title}
        heading={page.heading}
        lead={page.lead}
        ground="river"
        parents={[financial(locale)]}
        actions={<Actions locale={locale} />}
      />
      <section className="sec">
        <div className="wrap">
          <Prose markdown={page.content} locale={locale} />
          {route.slug === 'insurance-plans' && (
            <div className="two related">
              <div>
                <h2>{t('financial.insurers')}</h2>
                <p className="note">{t('financial.notListed')}</p>
              </div>
              <ul className="tiles">
                {clinic.insurers.map(({ name, page: slug }) => (
                  <li key={name}>
                    {slug ? (
                      <Link href={`/financial-information/${slug}`} locale={locale}>
                        {name}
                        <Icon name="arrow-right" />
                      </Link>
                    ) : (
                      <span>{name}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
    </>
  )
}

/** One insurer: its word mark, what to know, the official site. */
export function InsurerPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const insurer = insurers.one(route.slug, locale)
  return (
    <>
      <PageHero
        locale={locale}
        title={insurer.title}
        heading={insurer.heading}
        lead={insurer.lead}
        ground="river"
        parents={[
          financial(locale),
          { href: '/financial-information/insurance-plans', title: pages.one('insurance-plans', locale).title },
        ]}
        actions={<Actions locale={locale} />}
        figure={<p className="wordmark sheet">{insurer.title}</p>}
      />
      <section className="sec over">
        <div className="wrap">
          <Prose markdown={insurer.content} locale={locale} />
          <p className="mt-8">
            <ExternalLink className="more" href={insurer.site} note={t('site.newTab')}>
              {t('financial.official', { name: insurer.title })}
              <Icon name="arrow-up-right" />
            </ExternalLink>
          </p>
        </div>
      </section>
    </>
  )
}
