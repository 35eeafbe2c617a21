/** Write the accessibility report: how each success criterion of WCAG 2.2 is met (conformance.yaml). */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Locale } from '../../lib/i18n/locales'

type InLanguages = Record<Locale, string>
type Criterion = InLanguages & {
  id: string
  level: 'A' | 'AA'
  tests?: string[]
  absent?: string
  /** Who checked by hand what no test can cover, and when. */
  hand?: { date: string; by: string }
}

/** The content of conformance.yaml: tests and reasons, by the names that criteria refer to. */
export type Conformance = {
  tests: Record<string, { file: string; title: string }>
  absent: Record<string, InLanguages>
  criteria: Criterion[]
}

export const readConformance = (): Conformance => parse(readFileSync('scripts/export/conformance.yaml', 'utf8'))

const words = {
  en: {
    title: 'Accessibility conformance report',
    intro: [
      'How this website relates to the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. The list was made by the',
      'build of the site: "Tests" are run before each publication. A test finds many faults, not all of them: a person with a',
      'screen reader, a keyboard or a magnifier may find more. "By hand" says who has tried what no test can hold, and when;',
      '"open" means that nobody has yet.',
    ],
    tests: 'Tests',
    absent: 'Does not apply',
    hand: 'By hand',
    open: 'By hand, date, by whom: open',
  },
  es: {
    title: 'Informe de conformidad de accesibilidad',
    intro: [
      'Cómo cumple este sitio las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. La lista se hizo al',
      'construir el sitio: las «Pruebas» se ejecutan antes de cada publicación. Una prueba encuentra muchas fallas, no todas: una',
      'persona con lector de pantalla, teclado o lupa puede encontrar más. «A mano» dice quién ha probado lo que ninguna prueba puede',
      'comprobar, y cuándo; «pendiente» significa que nadie lo ha hecho todavía.',
    ],
    tests: 'Pruebas',
    absent: 'No se aplica',
    hand: 'A mano',
    open: 'A mano, fecha, por quién: pendiente',
  },
}

/** Return the report in a language, as plain text. */
export function conformanceReport({ tests, absent, criteria }: Conformance, locale: Locale): string {
  const t = words[locale]
  const holds = (criterion: Criterion) => {
    if (criterion.absent) return `${t.absent}: ${absent[criterion.absent]?.[locale]}`
    if (criterion.tests)
      return `${t.tests}: ${[...new Set(criterion.tests.map((name) => tests[name]?.file))].join(', ')}`
    return criterion.hand ? `${t.hand}: ${criterion.hand.date}, ${criterion.hand.by}` : t.open
  }
  const lines = criteria.map(
    (criterion) => `${criterion.id} ${criterion[locale]} (${criterion.level})\n  ${holds(criterion)}\n`,
  )
  return [t.title, '', ...t.intro, '', ...lines].join('\n')
}
