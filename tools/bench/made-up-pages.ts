import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { type Locale, locales } from '../../lib/i18n/locales'

/** The posts whose variations are the made-up pages; all their texts pass the content check. */
const posts = ['chronic-stress', 'cycling-neck-back-pain', 'first-chiropractic-visit', 'headaches-migraines']

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

const ofPost: Record<Locale, (town: string) => object> = {
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

/**
 * Add posts with unique texts to the content of a copy of the site, each in both languages. They pass every content
 * check.
 */
export function addPages(folder: string, count: number): void {
  for (let number = 0; number < count; number++)
    for (const locale of locales) {
      const town = townOf(number)
      const from = `posts/${posts[number % posts.length]}.${locale}.md`
      const { front, body } = splitFrontMatter(from, readFileSync(join(folder, 'content', from), 'utf8'))
      const fields = { ...parse(front), ...ofPost[locale](town), ...(locale === 'en' && { date: dayOf(number) }) }
      writeFileSync(
        join(folder, `content/posts/back-care-${town.toLowerCase()}.${locale}.md`),
        `---\n${stringify(fields, { lineWidth: 0 })}---\n${ownText(body, locale, number)}`,
      )
    }
}
