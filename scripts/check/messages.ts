import type { Problem } from '../../lib/content/read'
import { defaultLocale } from '../../lib/i18n/locales'
import { messages } from '../../lib/i18n/messages'
import { articleFaults } from './articles'

type Messages = { [key: string]: string | Messages }

/** Check that the English words of buttons, labels and notes have no article right before a value. */
export const checkMessages = (words: Messages = messages[defaultLocale], above = ''): Problem[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? articleFaults(value).map(({ reason }) => ({
          file: `messages/${defaultLocale}.json`,
          field: `${above}${key}`,
          reason,
        }))
      : checkMessages(value, `${above}${key}.`),
  )
