import { band } from '@/components/ui/band'
import { tw, wrap } from '@/components/ui/classes'
import { columns, stick } from '@/components/ui/layout'
import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { FactLink } from './fact-link'

const link = tw`inline-flex min-h-11 items-center font-semibold`

/** Show the clinic's forms to read before a visit; nothing if there are none. */
export function Papers({ locale }: { locale: Locale }) {
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
