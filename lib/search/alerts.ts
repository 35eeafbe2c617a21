import { mapSearch } from '../clinic/map-search'
import { listOf } from '../content'
import { type Locale, otherLocale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { routesOf } from '../routes'
import { dangerSigns } from '../urgent/signs'
import type { Answer } from './file'

/**
 * What search says before any result, gravest first: whom to call, or how soon to be seen. Whoever fears that somebody
 * kills them says almost the same words as whoever wants to die, and more.
 */
export const alertNames = ['emergency', 'violence', 'crisis', 'er', 'today', 'week'] as const
export type AlertName = (typeof alertNames)[number]

/** An alert: the answer, what people type who need it, and the words that mean it together. */
export type Alert = { name: AlertName; answer: Answer; said: string[]; together: { any: string[]; with: string[] }[] }

/** The National Domestic Violence Hotline. */
const hotline = '1-800-799-7233'

/** Return the answer to each alert. */
function alertAnswers(locale: Locale): Record<AlertName, Answer> {
  const t = translator(locale)
  const { levels: words, violence } = listOf('danger-words', locale)
  const [page = '/symptoms'] = routesOf('where-does-it-hurt').map(({ path }) => path)
  const call911: Answer['action'] = [t('urgent.call911'), 'tel:911']
  const seen = (level: 'today' | 'week'): Answer => ({
    title: words[level].heading,
    lines: [words[level].end.adult],
    action: [t('urgent.urgentCare'), mapSearch('urgent care')],
    page,
  })
  return {
    emergency: { title: words.emergency.heading, lines: [words.emergency.end], action: call911, page },
    crisis: {
      title: t('search.crisis'),
      lines: [t('search.crisisText')],
      action: [t('urgent.call988'), 'tel:988'],
      page,
    },
    violence: {
      title: t('search.violence'),
      lines: [violence.text],
      action: [t('search.call', { phone: hotline }), `tel:+${hotline.replaceAll('-', '')}`],
      also: call911,
      page,
    },
    er: {
      title: words.er.heading,
      lines: [words.er.end.adult],
      action: [t('urgent.findRoom'), mapSearch('emergency room')],
      also: call911,
      page,
    },
    today: { ...seen('today'), also: call911 },
    week: seen('week'),
  }
}

/** The alerts that count in the words of the other language, too. */
const inBoth: AlertName[] = ['emergency', 'violence', 'crisis']

/** Return the alerts of a language, gravest first. */
export function alertsIn(locale: Locale): Alert[] {
  const answers = alertAnswers(locale)
  return alertNames.map((name) => {
    const languages = inBoth.includes(name) ? [locale, otherLocale(locale)] : [locale]
    const words = languages.map((language) => listOf('danger-words', language))
    const ids = dangerSigns.filter(({ level, line }) => (line ? 'crisis' : level) === name).map(({ id }) => id)
    return {
      name,
      answer: answers[name],
      said: words.flatMap(({ signs, violence }) =>
        name === 'violence' ? violence.said : ids.flatMap((id) => signs[id]?.said ?? []),
      ),
      together: words.flatMap(({ together }) => together.filter(({ level }) => level === name)),
    }
  })
}
