import { CallButton } from '@/components/sections/call-button'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { stack, terrain } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { clinic } from '@/lib/clinic/facts'
import { networkNote } from '@/lib/clinic/visit-facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { LinkRows } from './link-rows'
import { SectionHead } from './section-head'

/** Show the insurers of clinic.yaml as wordmarks, linked to their pages if they have one. */
export function InsurerBoard({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const rows = clinic.insurers.map((insurer) => {
    const { name, page, card, logo } = insurer
    const notes = [card && t('visit.onCard', { name: card }), networkNote(insurer, locale)]
    return {
      title: name,
      href: page && `/financial-information/${page}`,
      note: notes.filter(Boolean).join(' · '),
      logo,
    }
  })
  return (
    <section className={band({ ground: 'dark', class: [terrain, 'sm:pb-over'] })} aria-labelledby="insurers">
      <div className={wrap}>
        <SectionHead id="insurers" heading={t('financial.insurers')}>
          <div className={stack}>
            <p className={lead({ class: 'max-w-[35.9em] print:dark:text-inherit' })}>{t('financial.notListed')}</p>
            <CallButton />
          </div>
        </SectionHead>
        <LinkRows locale={locale} size="large" rows={rows} />
      </div>
    </section>
  )
}
