import { type CollectionName, collections, isSettings } from '../../lib/content/collections'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import type { Locale } from '../../lib/i18n/locales'
import { beginning, passagesOf } from '../shared/passages'

/** Whom a patient sees, and how soon: together in a sentence they tell urgency. */
const who = {
  en: 'doctor|physician|pediatrician|prenatal team|midwife|nurse|clinic|urgent care',
  es: 'médic[oa]|doctora?|pediatra|ginecólog[oa]|equipo prenatal|partera|enfermera|consultorio',
}
const soon = {
  en: 'today|the same day|right away|at once|immediately|promptly|soon|this week|within (?:a|one|two|three|\\d+) (?:hours?|days?)|in a day or two|before anyone treats',
  es: 'hoy|el mismo día|de inmediato|inmediatamente|enseguida|cuanto antes|pronto|esta semana|en (?:un|dos|tres|\\d+) (?:horas?|días?)|en uno o dos días|en un plazo de|antes de que',
}
const seek = {
  en: 'see|call|phone|contact|tell|get to|go to|talk (?:to|with)|visit|be seen by',
  es: 'vea|llame|acuda|vaya|consulte|hable|avise|visite|dígale|que (?:le|la|lo) vea',
}

/**
 * How texts tell urgency. Only the words of the danger signs do (content/danger.en.yaml and danger.es.yaml); “when to
 * call 911” only announces them.
 */
const patterns: Record<Locale, RegExp[]> = {
  en: [
    /(?<!\b(?:when|whether|if) to (?:call|dial) |\bcalls? for )\b911\b/,
    /\bemergency (?:rooms?|departments?)\b/i,
    /\b(?:the|an) ER\b/,
    /\burgent care\b/i,
    /\bcall your (?:own )?(?:doctor|physician|pediatrician|prenatal team|midwife)\b/i,
    /\b(?:get|seek|be|needs?) (?:seen|medical (?:care|help)|emergency care)\b[^.]*\b(?:today|right away|at once|immediately|now)\b/i,
    new RegExp(`\\b(?:${seek.en})\\b[^.]*\\b(?:${who.en})\\b[^.]*\\b(?:${soon.en})\\b`, 'i'),
  ],
  es: [
    /(?<!\b(?:cuándo|si) (?:debe )?(?:llamar|marcar) al )\b911\b/i,
    /\bsalas? de (?:emergencias?|urgencias)\b/i,
    /\b(?:a|en) (?:emergencias|urgencias)\b/i,
    /\bllame a su (?:propi[oa] )?(?:médic[oa]|doctora?|pediatra|equipo prenatal|partera)\b/i,
    /\b(?:busque|pida|necesita) (?:ayuda|atención) (?:médica )?(?:de inmediato|hoy|ya|ahora|urgente)\b/i,
    new RegExp(
      `(?<!\\p{L})(?:${seek.es})(?!\\p{L})[^.]*(?<!\\p{L})(?:${who.es})(?!\\p{L})[^.]*(?<!\\p{L})(?:${soon.es})(?!\\p{L})`,
      'iu',
    ),
  ],
}

/** Test whether a text tells when to seek care, which only the danger signs do. */
export const tellsUrgency = (text: string, locale: Locale): boolean =>
  patterns[locale].some((pattern) => pattern.test(text))

/** The files that hold the words of the danger signs. */
const tellers = ['danger-words', 'where-does-it-hurt']

/**
 * Find texts that state urgency in words of their own: pages name danger signs, and all show the same words. Legal texts
 * are exempt: emergencies in them are those of the law.
 */
export function checkUrgency(entry: Entry): Problem[] {
  if (isSettings(entry.collection) || tellers.includes(entry.collection)) return []
  if (collections[entry.collection as CollectionName].legal && entry.name !== 'healthcare-disclaimer') return []
  return passagesOf(entry).flatMap(({ field, line, text }) =>
    problemsOf(
      entry,
      {
        [field]:
          tellsUrgency(text, entry.locale) &&
          `${beginning(text)} tells how soon to seek care: name the sign in "urgent", and link to its box, as in [when to be seen](#urgent)`,
      },
      line,
    ),
  )
}
