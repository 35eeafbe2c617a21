import { CallButton } from '@/components/sections/call-button'
import { TextLink } from '@/components/sections/text-link'
import type { Locale } from '@/lib/i18n/locales'

/** Call and text: what works for real from inside a demo. */
export function RealWays({ locale }: { locale: Locale }) {
  return (
    <p className="acts">
      <CallButton className="btn btn-o btn-s" />
      <TextLink locale={locale} className="btn btn-o btn-s" />
    </p>
  )
}
