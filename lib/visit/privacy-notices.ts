import { settings } from '../compiled/data'
import { passedOn } from '../embeds/pass-on'
import { contactEndpoint } from '../embeds/providers'
import { translationSetting } from '../embeds/translation'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { deviceKeys, sessionKeys } from '../loader/contract'

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

/** The names of the services that count. */
const services = { plausible: 'Plausible', umami: 'Umami', goatcounter: 'GoatCounter' }

/** State what the site counts and where that goes, for the privacy policy. */
export function countedNotice(locale: Locale, { service } = settings.counting): string {
  const t = translator(locale)
  if (service === 'none') return t('counted.nothing')
  const where = service === 'own' ? t('counted.own') : t('counted.service', { service: services[service] })
  return [t('counted.what'), where, t('counted.signals')].join('\n\n')
}

type Note = {
  /** The message that explains it. */
  words:
    | 'storage.language'
    | 'storage.place'
    | 'storage.attribution'
    | 'storage.contactDraft'
    | 'storage.translation'
    | 'storage.address'
  /** Test whether this site stores it at all; always if absent. */
  isStored?(locale: Locale): boolean
}

/** What each storage key means to a visitor, in the order of the privacy policy. */
const notes: Record<keyof typeof deviceKeys | keyof typeof sessionKeys, Note> = {
  language: { words: 'storage.language' },
  place: { words: 'storage.place' },
  attribution: { words: 'storage.attribution' },
  contactDraft: { words: 'storage.contactDraft', isStored: (locale) => contactEndpoint(locale) !== undefined },
  translation: { words: 'storage.translation', isStored: () => translationSetting() !== undefined },
  redirect: { words: 'storage.address' },
  tried: { words: 'storage.address' },
}

/** Return everything that the site stores in the browser, as a Markdown list for the privacy policy. */
export function storageNotice(locale: Locale): string {
  const t = translator(locale)
  const stored = Object.values(notes).filter((note) => note.isStored?.(locale) ?? true)
  return [...new Set(stored.map(({ words }) => `- ${t(words)}`))].join('\n')
}
