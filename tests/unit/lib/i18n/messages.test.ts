import { clinic } from '@/lib/clinic/facts'
import { locales } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { sourceFiles } from '../../source-files'

type Messages = { [key: string]: string | Messages }

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
const words = { en: new Map(flatten(en)), es: new Map(flatten(es)) }
const keys = [...words.en.keys()]

/** Return the arguments of an ICU message, `name` or `name, plural`, without the branches of other arguments. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  let depth = 0
  for (const [i, character] of [...message].entries()) {
    if (character === '}') depth--
    if (character === '{' && ++depth % 2 === 1) {
      found.add((/^\{\s*(\w+\s*(?:,\s*\w+)?)/.exec(message.slice(i))?.[1] ?? '').replace(/\s/g, ''))
    }
  }
  return [...found].sort()
}

test('both languages have the same keys, in the same order', () => {
  expect([...words.es.keys()]).toEqual(keys)
})

test.each(locales)('no message is empty in %s', (locale) => {
  expect([...words[locale]].filter(([, text]) => !text.trim())).toEqual([])
})

test('both languages take the same arguments', () => {
  const english = keys.map((key) => [key, argumentsOf(words.en.get(key) ?? '')])
  const spanish = keys.map((key) => [key, argumentsOf(words.es.get(key) ?? '')])
  expect(spanish).toEqual(english)
  expect(Object.fromEntries(english)['home.miles']).toEqual(['count,plural'])
})

test('every key is used', () => {
  const source = sourceFiles('components', 'lib', 'scripts')
    .map((file) => file.source)
    .join('\n')
  expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([])
})

test.each(locales)('every message in %s is sound ICU', (locale) => {
  const t = translator(locale) as (key: string, values: Record<string, string | number>) => string
  for (const [key, text] of words[locale]) {
    const values = argumentsOf(text).map((argument) => argument.split(','))
    const given = Object.fromEntries(values.map(([name = '', type]) => [name, type === 'plural' ? 2 : 'VALUE']))
    const shown = t(key, given)
    expect(shown).not.toMatch(/[{}]/)
    if (values.some(([, type]) => !type)) expect(shown).toContain('VALUE')
  }
})

/** Counts that need no plural forms: before an abbreviation, or before "and more". */
const countAlone = /\{(count|minutes)\} min|\{count\}\+ reviews|[Mm]ás de \{count\} reseñas/

test.each(locales)('a counted noun in %s has its plural', (locale) => {
  const counted = [...words[locale]].filter(([, text]) => /\{(count|stars|minutes|miles)\b/.test(text))
  expect(counted.length).toBeGreaterThan(3)
  expect(counted.filter(([, text]) => !text.includes(', plural,') && !countAlone.test(text))).toEqual([])
})

test.each([
  ['en', 1, '1 mile', '1 star out of 5'],
  ['en', 3, '3 miles', '3 stars out of 5'],
  ['es', 1, '1 milla', '1 estrella de 5'],
  ['es', 3, '3 millas', '3 estrellas de 5'],
  ['es', 4.9, '4.9 millas', '4.9 estrellas de 5'],
] as const)('in %s, %d is %s', (locale, count, miles, stars) => {
  const t = translator(locale)
  expect(t('home.miles', { count })).toBe(miles)
  expect(t('rating.stars', { stars: count })).toBe(stars)
})

test('a missing argument is an error, not a gap on the page', () => {
  const t = translator('es') as (key: string) => string
  expect(() => t('cta.call')).toThrow()
  expect(() => t('cta.dial')).toThrow()
})

test('a message names the town and the street of the clinic unless others are given', () => {
  expect(translator('es')('contact.zone')).toBe('Hora de Springdale (zona central)')
  expect(translator('en')('contact.zone', { city: 'Tulsa' })).toBe('Tulsa time (Central)')
  expect(translator('en')('contact.zone', { zone: 'Mountain' })).toBe('Springdale time (Mountain)')
})

test('no message contains the name of the town, the state or the street', () => {
  const { city, state } = clinic.address
  const named = keys.filter((key) =>
    locales.some((locale) =>
      new RegExp(`\\b(${city}|${state}|Arkansas|Sunset)\\b`, 'i').test(words[locale].get(key) ?? ''),
    ),
  )
  expect(named).toEqual([])
})

test('the toggle names the other language in that language', () => {
  expect(translator('en')('language.name')).toBe('Español')
  expect(translator('es')('language.name')).toBe('English')
})

test('dates read in each language, on the day they name', () => {
  expect(formatDate('2025-09-12', 'en')).toBe('September 12, 2025')
  expect(formatDate('2025-09-12', 'es')).toBe('12 de septiembre de 2025')
  expect(formatDate('2025-01-01', 'en')).toBe('January 1, 2025')
})
