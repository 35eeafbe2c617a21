import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { type Locale, locales } from '../../lib/i18n/locales'

type Fields = Record<string, unknown>

/** The posts and the city whose variations are the made-up pages; all their texts pass the content check. */
const posts = ['chronic-stress', 'cycling-neck-back-pain', 'first-chiropractic-visit', 'headaches-migraines']
const city = { slug: 'bentonville-chiropractor', name: 'Bentonville' }

/** Fields that refer to something on the site, which stay unchanged. */
const names = new Set(['emphasis', 'claim', 'travel', 'related', 'geo', 'sources', 'drawing', 'cta', 'author', 'id'])

/** Return an invented town with as many letters and syllables as the one it replaces: `Bardenville`. */
export function townOf(number: number): string {
  let rest = number
  const pick = (letters: string) => {
    const letter = letters[rest % letters.length]
    rest = Math.floor(rest / letters.length)
    return letter
  }
  const [a, b, c, d, e, f] = ['BDGHKLMNRT', 'aeio', 'lnr', 'bdgkmt', 'aeo', 'nr'].map(pick)
  return `${a}${b}${c}${d}${e}${f}ville`
}

const asides: Record<Locale, ((town: string) => string)[]> = {
  en: [
    (town) => `Readers from ${town} ask this.`,
    (town) => `A neighbor in ${town} said so too.`,
    (town) => `It is true in ${town} as well.`,
    (town) => `We heard it first in ${town}.`,
  ],
  es: [
    (town) => `Lo preguntan en ${town}.`,
    (town) => `Una vecina de ${town} también lo dice.`,
    (town) => `En ${town} pasa lo mismo.`,
    (town) => `Lo oímos primero en ${town}.`,
  ],
}

/** Return a body in which every paragraph is unique across the site. */
function ownText(body: string, locale: Locale, number: number): string {
  return body
    .split('\n\n')
    .map((block, i) => {
      const aside = asides[locale][(number + i) % asides[locale].length]
      const isParagraph = /^[\p{L}¿¡]/u.test(block.trim()) && aside
      return isParagraph ? `${block.trimEnd()} ${aside(townOf(number * 31 + i))}` : block
    })
    .join('\n\n')
}

const known = new Map<string, { fields: Fields; body: string }>()

function read(folder: string, file: string): { fields: Fields; body: string } {
  const path = join(folder, 'content', file)
  const { front, body } = splitFrontMatter(file, known.has(path) ? '' : readFileSync(path, 'utf8'))
  const page = known.get(path) ?? { fields: parse(front) as Fields, body }
  known.set(path, page)
  return page
}

function write(folder: string, file: string, fields: Fields, body: string) {
  const target = join(folder, 'content', file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`)
}

const ofPost: Record<Locale, (town: string) => Fields> = {
  en: (town) => ({
    title: `Back care notes from ${town}`,
    seo: {
      focus: `${town.toLowerCase()} back care`,
      title: `${town} Back Care: Notes`,
      description: `Back care notes from ${town}: how a working day loads the spine, what helps at home, and when a visit to our clinic in Springdale is worth it.`,
    },
  }),
  es: (town) => ({
    title: `Cuidado de la espalda en ${town}`,
    seo: {
      focus: `cuidado de espalda ${town.toLowerCase()}`,
      title: `Cuidado de la espalda en ${town}`,
      description: `Cuidado de la espalda en ${town}: cómo la carga un día de trabajo, qué ayuda en casa y cuándo conviene venir a la clínica en Springdale.`,
    },
  }),
}

/** Return dates older than those of the clinic's own posts, four days apart. */
const dayOf = (number: number) => new Date(Date.UTC(2024, 0, 1) - number * 4 * 86_400_000).toISOString().slice(0, 10)

function writePost(folder: string, number: number, locale: Locale) {
  const town = townOf(number)
  const from = posts[number % posts.length] ?? ''
  const { fields, body } = read(folder, `posts/${from}.${locale}.md`)
  const facts = locale === 'en' ? { date: dayOf(number) } : {}
  const own = { ...fields, ...ofPost[locale](town), ...facts }
  write(folder, `posts/back-care-${town.toLowerCase()}.${locale}.md`, own, ownText(body, locale, number))
}

function writeCity(folder: string, number: number, locale: Locale) {
  const town = townOf(number)
  const { fields, body } = read(folder, `cities/${city.slug}.${locale}.md`)
  const rename = (text: string) =>
    text.replaceAll(city.name, town).replaceAll(city.name.toLowerCase(), town.toLowerCase())
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return rename(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, names.has(key) ? item : walk(item)]))
  }
  const own = { ...(walk(fields) as Fields), ...(locale === 'en' ? { city: town, order: 100 + number } : {}) }
  write(folder, `cities/${town.toLowerCase()}-chiropractor.${locale}.md`, own, ownText(rename(body), locale, number))
}

/**
 * Add pages with unique texts to the content of a copy of the site, each in both languages, alternating posts and
 * cities. They pass every content check.
 */
export function addPages(folder: string, count: number): void {
  for (let number = 0; number < count; number++) {
    for (const locale of locales) {
      if (number % 2 === 0) writePost(folder, number, locale)
      else writeCity(folder, number, locale)
    }
  }
}
