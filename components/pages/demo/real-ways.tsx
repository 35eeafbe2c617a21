import { CallButton } from '@/components/sections/call-button'
import { phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Call and text: what works for real from inside a demo. */
export function RealWays({ locale }: { locale: Locale }) {
  return (
    <p className="acts">
      <CallButton className="btn btn-o btn-s" />
      <a className="btn btn-o btn-s" href={phone.sms}>
        {translator(locale)('cta.text')}
      </a>
    </p>
  )
}
