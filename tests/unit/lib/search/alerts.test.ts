/** @jest-environment node */
import { listOf } from '@/lib/content'
import { byLocale, type Locale, locales, otherLocale } from '@/lib/i18n/locales'
import { type AlertName, alertNames, alertsIn } from '@/lib/search/alerts'
import { searchFiles } from '@/lib/search/collect'
import { makeFinder } from '@/lib/search/find'
import { dangerSigns } from '@/lib/urgent/signs'

const alerts = byLocale(alertsIn)
const find = byLocale((locale) => makeFinder(searchFiles(locale).file, locale))

/** Return the alert of a query, or undefined. */
function alertOf(query: string, locale: Locale): AlertName | undefined {
  const { answer, isAlert } = find[locale](query)
  return isAlert ? alerts[locale].find((alert) => alert.answer.title === answer?.title)?.name : undefined
}

/** Return the queries that raise an alert milder than the given one, or none. */
const mild = (queries: string[], least: AlertName, locale: Locale) =>
  queries.filter((query) => {
    const name = alertOf(query, locale)
    return !name || alertNames.indexOf(name) > alertNames.indexOf(least)
  })

test.each(locales)('%s: every way of saying a sign is found', (locale) => {
  const { signs, violence } = listOf('danger-words', locale)
  const missed = dangerSigns.flatMap(({ id, level, line }) =>
    mild(signs[id]?.said ?? [], line ? 'crisis' : level, locale),
  )
  expect([...missed, ...mild(violence.said, 'violence', locale)]).toEqual([])
})

test.each(locales)('%s: an emergency is found in the words of the other language', (locale) => {
  const { signs, violence } = listOf('danger-words', otherLocale(locale))
  const grave = dangerSigns.filter(({ level, line }) => level === 'emergency' && !line)
  const said = grave.flatMap(({ id }) => signs[id]?.said ?? [])
  expect([...mild(said, 'emergency', locale), ...mild(violence.said, 'violence', locale)]).toEqual([])
})

test.each<[locale: Locale, name: AlertName, queries: string[]]>([
  [
    'en',
    'emergency',
    [
      'chest pain left arm',
      'can’t pee',
      "can't breathe since this morning and my back hurts",
      'dizzy after neck adjustment',
      'pain after chiropractor adjustment stroke',
      'numb when I wipe',
      'numb saddle',
      'ripping pain in back',
      'droopy eyelid neck pain',
      'blurry vision in one eye',
      'cannot urinate',
      'chest tightness',
      'sudden weakness',
      'numb groin',
      'my baby fell off the bed and wont wake up',
      'pregnant and bleeding',
      'he choked me',
      'my legs gave out',
      'she isnt making any sense when she talks',
      'touched a live wire',
    ],
  ],
  [
    'en',
    'er',
    [
      'legs getting weak cancer',
      'fever and back pain',
      'dad hit his head on blood thinners',
      'testicle pain',
      'blood thinner hit my head',
    ],
  ],
  ['en', 'today', ['swollen calf', 'swolen calf', 'swollen red leg']],
  [
    'en',
    'crisis',
    [
      'i want to die',
      'i wanna dye',
      'everyone would be better off without me',
      'thinking about ending it all',
      'back pain so bad i want to kill myself',
    ],
  ],
  ['en', 'violence', ['my husband hits me', 'my dad hits me', 'my husband wants to kill me']],
  [
    'es',
    'emergency',
    [
      'se me torció la cara',
      'tengo la cara dormida',
      'se me durmió la cara',
      'me mareo después del ajuste',
      'me tronaron el cuello y me mareo',
      'me aprieta el pecho',
      'me cuesta respirar',
      'le cuesta respirar',
      'adormecimiento en la ingle',
      'adormecimiento en la ingle o los genitales',
      'partes íntimas dormidas',
      'genitales dormidos',
      'no puedo hacer pipí',
      'no puedo orinar',
      'se me sale la orina',
      'me hice popó',
      'se me sale el excremento',
      'no siento las piernas',
      'peor dolor de cabeza',
      'embarazada sangrando',
      'cuello rígido con fiebre',
      'me dio un derrame',
      'le dio un derrame',
      'le dio un ataque epiléptico',
      'lengua trabada',
      'se me torció la boca',
      'batallo para respirar',
      'me desvanecí',
      'se desvaneció',
      'se está asfixiando',
      'atragantado',
      'me mordió una culebra',
      'picadura de culebra',
      'se tragó un veneno',
      'intoxicado',
      'monóxido',
      'orina color coca',
      'pérdida de la vista',
      'se le fue la boca de lado',
      'veo como una cortina en un ojo',
      'le dio la corriente a mi papá',
    ],
  ],
  [
    'es',
    'er',
    ['no se mueve mi bebé', 'fiebre y dolor de espalda', 'me duele un testículo', 'warfarina golpe en la cabeza'],
  ],
  ['es', 'today', ['pantorrilla hinchada', 'pantorriya hinchada']],
  [
    'es',
    'crisis',
    ['me quiero morir', 'ya no quiero vivir', 'sin ganas de vivir', 'sería mejor si yo no estuviera', 'suisidio'],
  ],
  ['es', 'violence', ['mi esposo me pega', 'mi papá me pega', 'me ahorcó mi novio', 'me quiere matar mi esposo']],
])('%s: fear gets the right number: %s', (locale, name, queries) => {
  expect(queries.map((query) => [query, alertOf(query, locale)])).toEqual(queries.map((query) => [query, name]))
})

test.each<[locale: Locale, queries: string[]]>([
  [
    'en',
    [
      'saddle sore',
      'saddle height bike',
      'numb tooth',
      'heart rate monitor',
      'stroke swimming',
      'backstroke',
      'breathing exercises',
      'breathe better',
      'chest of drawers',
      'chest press',
      'head office',
      'hit the gym',
      'hit by a car who pays',
      'cold sweat pants',
      'worst pillow for neck pain',
      'bleeding radiator',
      'blood pressure cuff size',
      'diet',
      'what to wear',
      'hurt myself lifting',
      'head hurts',
      'open saturday',
      'bends all over',
      'baby shower',
      'baby carrier back pain',
      'kill weeds back pain',
      'dying to see you',
      'snake exercise',
      'calf stretch',
      'leg day',
      'droopy posture',
      'face down table',
      'numb hands at night',
      'weak core',
      'dizzy schedule',
      'fever pitch',
      'back pain after baseball',
      'is it safe, can it cause a stroke',
      'emergency contact',
      'he hit my car from behind',
      'am I better off without surgery',
      'electric shock feeling down my leg',
      'poison ivy',
    ],
  ],
  [
    'es',
    [
      'cara',
      'qué caro',
      'sale caro',
      'crema para la cara',
      'dieta',
      'me mata la espalda',
      'me muero de dolor de espalda',
      'dolor de cabeza',
      'abren el sábado',
      'estoy embarazada',
      'cuánto cuesta',
      'hablan inglés',
      'respirar profundo',
      'ejercicios de respiración',
      'presión de las llantas',
      'se me durmió la mano',
      'corazón de pollo',
      'golpe de suerte',
      'boca abajo en la mesa',
      'pantorrilla estirar',
      'bebé cargar dolor de espalda',
      'mi esposo necesita cita',
      'orina el perro',
      'silla de montar',
      'compresas de calor para un golpe',
      'me dio un ataque de risa',
      'estoy mejor sin dolor',
      'no hablo inglés',
      'no entiendo inglés, ¿hablan español?',
      'siento toques eléctricos en la pierna',
      'dormir de lado o boca arriba',
    ],
  ],
])('%s: harmless words that look alike call nobody', (locale, queries) => {
  expect(queries.flatMap((query) => (alertOf(query, locale) ? [[query, alertOf(query, locale)]] : []))).toEqual([])
})

test('of several alerts the gravest comes first, and danger is known however much else is said', () => {
  expect(alertOf('swollen calf and chest pain', 'en')).toBe('emergency')
  expect(alertOf(`my back hurts ${'and it is stiff '.repeat(2)}and i cant pee`, 'en')).toBe('emergency')
})

test.each(locales)('%s: who fears somebody can call, text, and leave the page quickly', (locale) => {
  const { answer } = alerts[locale].find(({ name }) => name === 'violence') ?? {}
  expect(answer?.action[1]).toBe('tel:+18007997233')
  expect(answer?.lines.join(' ')).toMatch(/START.*88788/s)
})

test.each(locales)('%s: what should be seen leads to the parts of the body', (locale) => {
  const { hits } = find[locale](locale === 'en' ? 'swollen calf' : 'pantorrilla hinchada')
  expect(hits[0]?.path).toMatch(/^\/where-does-it-hurt/)
})
