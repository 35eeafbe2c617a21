import { passedOn } from '../embeds/pass-on'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'

/** State what providers learn about a visit beyond its label, and what they do not, for the privacy policy. */
export function passOnNotice(locale: Locale): string {
  const t = translator(locale)
  const passed = passedOn()
  if (passed.length === 0) return t('passOn.nothing')
  return [
    ...(passed.includes('click-ids') ? [t('passOn.clickIds')] : []),
    ...(passed.includes('landing-page') ? [t('passOn.landingPage')] : []),
    passed.includes('click-ids') ? t('passOn.noPages') : t('passOn.noClickIds'),
  ].join(' ')
}
