import en from '@/messages/en.json'
import es from '@/messages/es.json'
import type { Locale } from './locales'

/** The interface strings of each language, with the same keys in all. */
export const messages = { en, es } satisfies Record<Locale, typeof en>
