import { CallButton } from '@/components/sections/call-button'
import { FactBand } from '@/components/sections/fact-band'
import { FactLink } from '@/components/sections/fact-link'
import { OfficeChoice } from '@/components/sections/office-choice'
import { PageHero } from '@/components/sections/page-hero'
import { WithoutOffer } from '@/components/sections/quiet-page'
import { TextBand } from '@/components/sections/text-band'
import { VisitChecklist } from '@/components/sections/visit-checklist'
import { OtherWay, SpecialPrice, WayForm, WaysToStart } from '@/components/sections/ways-to-start'
import { band } from '@/components/ui/band'
import { buttonClass, secondAction, tw, wrap } from '@/components/ui/classes'
import { columns, stack, stick } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { hasOffices } from '@/lib/clinic/offices'
import { arrivalFacts, lengthFacts, paperFacts } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { formIds } from '@/lib/visit/ways-to-start'
import type { PageProps } from './define-page'

const link = tw`inline-flex min-h-11 items-center font-semibold`

/** Show the clinic's forms to read before a visit; nothing if there are none. */
function Papers({ locale }: { locale: Locale }) {
  const { papers } = clinic
  if (!papers) return null
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="papers">
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <h2 className={stick} id="papers">
          {translator(locale)('visit.papers')}
        </h2>
        <ul>
          {papers.map(({ title, href }) => (
            <li key={href}>
              <FactLink className={link} href={href} locale={locale}>
                {title[locale]}
              </FactLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Show the form for the new patient offer, what it covers, and everything to know before a first visit. */
export function NewPatientPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('new-patient-special', locale)
  const { sections } = page
  const covered = sections.includes
  return (
    <>
      <WithoutOffer />
      <PageHero
        locale={locale}
        route={route}
        page={page}
        ground="straw"
        notice={<SpecialPrice className="mt-4 sm:mt-6" locale={locale} />}
        actions={
          <>
            <a className={buttonClass('primary')} href={`#${formIds.special}`}>
              {t('newPatient.ask')}
            </a>
            <CallButton className={secondAction} />
          </>
        }
      />
      {hasOffices && (
        <div className={`${wrap} pt-sec`}>
          <OfficeChoice locale={locale} text={t('offices.chooseText')} />
        </div>
      )}
      <section className={band({ class: 'md:pt-12' })}>
        <div className={`${wrap} ${columns({ split: 'even' })}`}>
          <WayForm way="special" className="md:order-1" locale={locale} />
          <div className={`${stack} ${stick}`} id={covered.id}>
            <h2>{covered.heading}</h2>
            {clinic.newPatientPrice === undefined && <p className={lead()}>{pageOf('home', locale).offer.price}</p>}
            <Prose markdown={`${page.intro}\n\n${covered.body}`} locale={locale} />
            <MapView view="door" className="mt-8 max-pair:h-44 pair:max-md:w-1/2 print:hidden" />
          </div>
        </div>
      </section>
      <div className={`${wrap} pb-sec`}>
        <WaysToStart way="special" locale={locale} />
      </div>
      <OtherWay way="talk" locale={locale} />
      <TextBand section={sections.day} locale={locale} ground="river" />
      <FactBand
        locale={locale}
        id="before"
        heading={t('visit.before')}
        facts={[...lengthFacts(locale), ...arrivalFacts(locale), ...paperFacts(locale)]}
        folded
      />
      <Papers locale={locale} />
      <VisitChecklist section={sections.checklist} locale={locale} />
    </>
  )
}
