import { ContactFacts } from '@/components/sections/contact-facts'
import { band } from '@/components/ui/band'
import { buttonClass, moreLink, tw, wrap } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { columns } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { hasOffices, type Office, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'

type Props = { ways: Way[] /** Classes of each way. */; className?: string }
type Way = { id: string; title: string; text?: string; steps: string[] }

/** Show directions to the clinic, each in numbered steps. */
export function Directions({ ways, className }: Props) {
  return ways.map(({ id, title, text, steps }) => (
    <Fold key={id} id={id} className={className} heading={<h3>{title}</h3>}>
      {text && <p className="sm:mt-3">{text}</p>}
      <div className="prose">
        <ol className="mt-3 border-ink border-t-2">
          {steps.map((step) => (
            <li key={step} className="m-0 border-line-2 border-b py-2 sm:py-3">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </Fold>
  ))
}

/** The line below a plain heading. */
const line = tw`font-display font-semibold text-ink-2 text-t4/head`

/** Show directions to the office for this city, its address and hours, and landmarks nearby. */
export function CityDirections({ city, office, locale }: { city: Page<'city'>; office: Office; locale: Locale }) {
  const t = translator(locale)
  const { directions, landmarks } = city
  return (
    <section className={band({ ground: 'mist' })}>
      <div className={`${wrap} ${columns({ split: 'form' })}`}>
        <div className="flex flex-wrap gap-x-6">
          <h2>{directions.heading}</h2>
          <p className={`${line} mt-2 w-full sm:mt-3`}>{directions.line}</p>
          <p className={lead({ class: 'mt-3 max-sm:mb-4 sm:mt-5' })}>{directions.lead}</p>
          <Directions className="w-full sm:mt-8" ways={directions.items} />
        </div>
        <div>
          <h2>{t('city.find')}</h2>
          {hasOffices && (
            <p className={`${line} mt-3`}>
              {t('offices.yours', { name: office.name })}
              <br />
              <Link className={moreLink} href="/contact#offices" locale={locale}>
                {t('offices.all', { count: offices.length })}
                <GoIcon />
              </Link>
            </p>
          )}
          <ContactFacts locale={locale} office={office} />
          <p>
            <ExternalLink className={buttonClass('outline', 'small')} href={office.onMap} note={t('site.newTab')}>
              {t('city.openMap')}
              <Icon name="arrow-up-right" />
            </ExternalLink>
          </p>
          <h2 className="mt-8 text-t3 sm:mt-12">{landmarks.heading}</h2>
          <p className={`${line} mt-1 mb-3 sm:mt-2 sm:mb-5`}>{landmarks.line}</p>
          <ul className="grid gap-3 sm:gap-5">
            {landmarks.items.map(({ id, title, text }) => (
              <li key={id} className="grid grid-cols-[26px_1fr] items-start gap-3">
                <Icon name="map-pin" className="mt-1 text-spruce-600" />
                <div>
                  <h3 className="text-t4">{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
