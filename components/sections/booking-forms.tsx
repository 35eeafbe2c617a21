import { mainOffice, offices } from '@/lib/clinic/offices'
import type { Section } from '@/lib/content/sections'
import { bookingFormId, hasOwnFrame } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { FramedForm } from './framed-form'

/** The calendar is 600 px wide whenever the window is. */
const place = 'calendar:max-lg:mx-[calc((100%-600px)/2)]'

/** Show the clinic's booking calendar, and below it those of offices that have their own. */
export function BookingForms({ locale, section }: { locale: Locale; section: Section }) {
  const officesWithForm = offices.filter(({ id }) => hasOwnFrame('booking', id))
  const { id, heading, body } = section
  const slot = { className: place, locale, frame: 'booking', note: body } as const
  if (officesWithForm.length === 0) return <FramedForm {...slot} id={id} heading={heading} />
  const shared = offices.filter((office) => !officesWithForm.includes(office)).map(({ name }) => name)
  return (
    <div className="grid gap-12">
      <FramedForm {...slot} id={id} heading={`${heading}: ${shared.join(', ')}`} />
      {officesWithForm.map((office) => (
        <FramedForm
          {...slot}
          key={office.id}
          office={office}
          id={bookingFormId(id, office.id)}
          heading={`${heading}: ${office.name}`}
          note={body.replaceAll(mainOffice.phone.display, office.phone.display)}
        />
      ))}
    </div>
  )
}
