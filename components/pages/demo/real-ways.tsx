import { CallButton } from '@/components/sections/call-button'
import { TextLink } from '@/components/sections/text-link'
import type { Locale } from '@/lib/i18n/locales'

/** Links to call and text the clinic, which work in demos too. */
export function RealWays({ locale }: { locale: Locale }) {
  return (
    <p className="acts">
      <CallButton className="btn btn-o btn-s" />
      <TextLink locale={locale} className="btn btn-o btn-s" />
    </p>
  )
}
