import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import type { Locale } from './locales'

/** The interface strings of each language, with the same keys in all. */
export const messages = { en, es } satisfies Record<Locale, typeof en>

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages.en
  }
}

type Values = Record<string, string | number>

/**
 * Create a function that returns the interface strings of a language.
 * @param defaults default arguments of every message.
 */
export function createTranslate(locale: Locale, defaults: Values) {
  const t = createTranslator({
    // Format numbers as in the United States, in Spanish, too: 4.9, 1,000.
    locale: `${locale}-US` as Locale,
    messages: messages[locale],
    onError(error) {
      throw error
    },
  })
  // Without any arguments next-intl returns the raw message, placeholders included.
  const read = t as (key: string, values: Values) => string
  return ((key: string, values: Values = {}) => read(key, { ...defaults, ...values })) as typeof t
}

export type Translate = ReturnType<typeof createTranslate>
