import { CallButton } from '@/components/sections/call-button'
import { TextLink } from '@/components/sections/text-link'
import { actions, buttonClass } from '@/components/ui/classes'
import { hasOffices, type Office, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'

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
export function RealWays({ locale }: { locale: Locale }) {
  if (!hasOffices) return <Ways locale={locale} />
  return offices.map((office) => <Ways key={office.id} locale={locale} office={office} />)
}
