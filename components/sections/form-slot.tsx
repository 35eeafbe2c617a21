import { HoursList } from '@/components/ui/hours-list'
import { Icon } from '@/components/ui/icon'
import { MapView } from '@/components/ui/map-view'
import { clinic, phone } from '@/lib/clinic'
import { groupHours } from '@/lib/hours'
import { translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'

type Props = {
  locale: Locale
  id: string
  heading: string
  note: string
  /** The tall box of the lead-capture survey (specification 9). */
  survey?: boolean
}

/** The box a form stands in, with its height reserved, and every direct way to reach the clinic. */
export function FormSlot({ locale, id, heading, note, survey = false }: Props) {
  const t = translator(locale)
  const { street, city, state, zip } = clinic.address
  return (
    <section className={survey ? 'slot slot--survey' : 'slot'} id={id} aria-labelledby={`${id}-heading`}>
      <div className="slot__h">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{note}</p>
      </div>
      <div className="slot__b">
        <p>{t('form.ask')}</p>
        <ul className="ticks">
          {(['form.where', 'form.since', 'form.reach'] as const).map((key) => (
            <li key={key}>
              <Icon name="check" />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
        <div className="acts">
          <a className="btn btn-p" href={phone.tel}>
            <Icon name="phone" />
            {phone.display}
          </a>
          <a className="btn btn-o" href={phone.sms}>
            {t('cta.text')}
          </a>
          <a className="btn btn-o" href={`mailto:${clinic.email}`}>
            {t('cta.email')}
          </a>
        </div>
        <p className="note">{t('form.reply')}</p>
        <HoursList groups={groupHours(clinic.hours, locale)} closed={t('topBar.closed')} />
        <address className="note">
          <b>{t('form.address')}</b>
          <br />
          {street}, {city}, {state} {zip}
        </address>
        {survey && <MapView view="talk" className="slot__fig" />}
      </div>
    </section>
  )
}
