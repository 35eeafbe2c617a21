import { CallButton } from '@/components/sections/call-button'
import type { demoHeights } from '@/components/sections/frame-heights'
import { TextLink } from '@/components/sections/text-link'
import { actions, buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { clinic } from '@/lib/clinic/facts'
import { dayName, weekdays } from '@/lib/clinic/hours'
import { hasOffices, type Office, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const look = buttonClass('outline', 'small')

/** Show links to call and text an office. */
function Ways({ locale, office }: { locale: Locale; office?: Office }) {
  return (
    <p className={actions}>
      <CallButton className={look} office={office}>
        {office && `${office.name}: ${office.phone.display}`}
      </CallButton>
      <TextLink locale={locale} className={look} office={office} />
    </p>
  )
}

/** Show working links to call and text the clinic, or each of its offices, in a demo. */
function RealWays({ locale }: { locale: Locale }) {
  if (!hasOffices) return <Ways locale={locale} />
  return offices.map((office) => <Ways key={office.id} locale={locale} office={office} />)
}

/** A control: its label, and its options or the kind of text. */
type Control = { label: string; required?: boolean } & (
  | { options: string[] }
  | { text: 'name' | 'tel' | 'email' | 'message' }
)

/** The frames that show a form. */
export type FormFrame = keyof typeof demoHeights

/** Return the controls of each demo form. */
function controlsOf(frame: FormFrame, locale: Locale): Control[] {
  const t = translator(locale)
  const days = weekdays.filter((day) => clinic.hours[day].length > 0).map((day) => dayName(day, locale, 'long'))
  const reach: Control[] = [
    { label: t('forms.name'), text: 'name', required: true },
    { label: t('forms.phone'), text: 'tel' },
    { label: t('forms.email'), text: 'email' },
  ]
  return {
    survey: [
      {
        label: t('survey.where'),
        options: [
          t('survey.places.neck'),
          t('survey.places.head'),
          t('survey.places.shoulder'),
          t('survey.places.upperBack'),
          t('survey.places.lowerBack'),
          t('survey.places.hip'),
          t('survey.places.leg'),
          t('survey.places.other'),
        ],
      },
      {
        label: t('survey.since.label'),
        options: [
          t('survey.since.days'),
          t('survey.since.weeks'),
          t('survey.since.months'),
          t('survey.since.years'),
          t('survey.since.unsure'),
        ],
      },
      ...reach,
    ],
    contact: [...reach, { label: t('forms.message'), text: 'message' as const, required: true }],
    'new-patient': [
      ...reach,
      { label: t('forms.day'), options: [t('forms.anyDay'), ...days] },
      { label: t('forms.note'), text: 'message' as const },
    ],
    booking: [
      ...(hasOffices ? [{ label: t('offices.one'), options: offices.map(({ name }) => name) }] : []),
      { label: t('booking.day'), options: days },
      { label: t('booking.time'), options: [t('booking.morning'), t('booking.afternoon')] },
      ...reach,
    ],
  }[frame]
}

/** Show a label with its control, which has no name: no answer ends up in an address. */
function DemoField({ id, label, required, ...control }: Control & { id: string }) {
  const isHalf = 'text' in control && (control.text === 'tel' || control.text === 'email')
  return (
    <div className={isHalf ? css.field : `${css.field} ${css.full}`}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {'options' in control ? (
        <select id={id} className={css.control}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : control.text === 'message' ? (
        <textarea id={id} className={css.control} rows={3} required={required} />
      ) : (
        <input
          id={id}
          className={css.control}
          type={control.text === 'name' ? 'text' : control.text}
          autoComplete={control.text}
          required={required}
        />
      )}
    </div>
  )
}

/**
 * Show a form that stands in for a provider's. The browser checks what is required; sending it shows that nothing was
 * sent, and how to reach the clinic. It needs no JavaScript.
 */
export function DemoForm({ locale, frame }: { locale: Locale; frame: FormFrame }) {
  const t = translator(locale)
  return (
    <>
      <section className="peer hidden gap-3 target:grid" id="sent">
        <h2 className={css.heading}>{t('demo.ends')}</h2>
        <p>{t('demo.nothingSent')}</p>
        <RealWays locale={locale} />
      </section>
      <form className={`${css.form} peer-target:hidden`} action="#sent">
        <div className={css.part}>
          {controlsOf(frame, locale).map((control, i) => (
            <DemoField key={control.label} id={`field-${i}`} {...control} />
          ))}
        </div>
        <p className={actions}>
          <button type="submit" className={buttonClass('primary', 'small')}>
            {t(frame === 'booking' ? 'cta.bookAppointment' : 'forms.send')}
          </button>
        </p>
      </form>
    </>
  )
}
