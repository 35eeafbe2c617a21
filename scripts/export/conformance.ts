/** Write the report on accessibility: what holds each success criterion of WCAG 2.2 (conformance.yaml). */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Locale } from '../../lib/i18n/locales'

type InLanguages = Record<Locale, string>
type Criterion = InLanguages & { id: string; level: 'A' | 'AA'; tests?: string[]; absent?: string }

/** What conformance.yaml holds: tests and reasons by the names that criteria refer to. */
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
      'How this website stands to the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. The list was made by the',
      'build of the site: "Tests" are run before each publication. A test finds many faults, not all of them: a person with a',
      'screen reader, a keyboard or a magnifier may find more. "By hand: open" means that nobody has tried it in this way yet.',
    ],
    tests: 'Tests',
    absent: 'Does not apply',
    open: 'By hand: open',
  },
  es: {
    title: 'Informe de conformidad de accesibilidad',
    intro: [
      'Cómo cumple este sitio las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. La lista se hizo al',
      'construir el sitio: las «Pruebas» se ejecutan antes de cada publicación. Una prueba encuentra muchas fallas, no todas: una',
      'persona con lector de pantalla, teclado o lupa puede encontrar más. «A mano: pendiente» significa que nadie lo ha probado así.',
    ],
    tests: 'Pruebas',
    absent: 'No se aplica',
    open: 'A mano: pendiente',
  },
}

/** Return the report in a language, as plain text. */
export function conformanceReport({ tests, absent, criteria }: Conformance, locale: Locale): string {
  const t = words[locale]
  const holds = (criterion: Criterion) => {
    if (criterion.absent) return `${t.absent}: ${absent[criterion.absent]?.[locale]}`
    if (!criterion.tests) return t.open
    return `${t.tests}: ${[...new Set(criterion.tests.map((name) => tests[name]?.file))].join(', ')}`
  }
  const lines = criteria.map(
    (criterion) => `${criterion.id} ${criterion[locale]} (${criterion.level})\n  ${holds(criterion)}\n`,
  )
  return [t.title, '', ...t.intro, '', ...lines].join('\n')
}
