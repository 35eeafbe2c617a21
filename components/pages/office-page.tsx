import { OfficePanel } from '@/components/sections/contact-panel'
import { PageHero } from '@/components/sections/page-hero'
import { TextLink } from '@/components/sections/text-link'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { offices } from '@/lib/clinic/offices'
import { translator } from '@/lib/i18n/translator'
import { officePath } from '@/lib/page-types/office'
import type { PageProps } from './define-page'

/** Show an office: address and directions, phone, hours, parking, and how to book; then the other offices. */
export function OfficePage({ locale, route }: PageProps) {
  const t = translator(locale)
  const office = offices.find(({ id }) => officePath(id) === route.path)
  if (!office) throw new Error(`offices: no office has the page ${route.path}`)
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={{ heading: t('offices.title', { name: office.name }) }}
        ground="straw"
        actions={
          <>
            <Link className={buttonClass('primary')} href="/book-now" locale={locale}>
              {t('cta.bookNow')}
            </Link>
            <TextLink className={buttonClass('outline')} locale={locale} office={office} />
          </>
        }
      />
      <section className={band()}>
        <div className={`${wrap} ${columns({ split: 'even' })}`}>
          <OfficePanel locale={locale} office={office} />
          <div className={stack}>
            <h2 className="text-t3">{t('offices.others')}</h2>
            <ul className="grid gap-2">
              {offices
                .filter((other) => other !== office)
                .map(({ id, name }) => (
                  <li key={id}>
                    <Link className={moreLink} href={officePath(id)} locale={locale}>
                      <span translate="no">{name}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}
