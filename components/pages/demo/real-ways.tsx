import { CallButton } from '@/components/sections/call-button'
import { TextLink } from '@/components/sections/text-link'
import { button } from '@/components/ui/button'
import { actions } from '@/components/ui/classes'
import type { Locale } from '@/lib/i18n/locales'

/** Links to call and text the clinic, which work in demos too. */
export function RealWays({ locale }: { locale: Locale }) {
  return (
    <p className={actions}>
      <CallButton className={button({ look: 'outline', size: 'small' })} />
      <TextLink locale={locale} className={button({ look: 'outline', size: 'small' })} />
    </p>
  )
}
