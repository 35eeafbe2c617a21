import { band } from '@/components/ui/band'
import { actions, buttonClass, wrap } from '@/components/ui/classes'
import { patientLinks, patientsId } from '@/lib/clinic/existing-patients'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { FactLink } from './fact-link'
import { SectionHead } from './section-head'

/** Show portal, bills, forms and records for existing patients in one place; nothing if none are set. */
export function ExistingPatients({ locale }: { locale: Locale }) {
  const links = patientLinks(locale)
  if (links.length === 0) return null
  const t = translator(locale)
  return (
    <section className={band({ ground: 'straw' })} aria-labelledby={patientsId}>
      <div className={wrap}>
        <SectionHead id={patientsId} heading={t('patients.heading')} lead={t('patients.lead')} close />
        <div className={`${actions} mt-6`}>
          {links.map(({ title, href }) => (
            <FactLink key={title} className={buttonClass('outline')} href={href} locale={locale}>
              {title}
            </FactLink>
          ))}
        </div>
      </div>
    </section>
  )
}
