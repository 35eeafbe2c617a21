import { englishGrade, spanishEase } from '../../content/editorial/reading-level'
import { splitWords } from '../../content/editorial/sentences'
import { beginning } from '../../content/words'
import type { Block, PageFacts } from '../facts'
import { judge, type Outcome } from './finding'

/** Below this, shares of sentences say nothing (Yoast's own limit for transition words). */
export const enoughWords = 200
/** The longest paragraph Rank Math lets pass. */
const longestParagraph = 120

/** Policies are legal texts: their terms are long, and fixed by law. */
const ease = { page: { en: 9, es: 55 }, policy: { en: 12, es: 45 } }

/** How easy the text reads: US school grade in English (Kincaid), the INFLESZ scale in Spanish (Szigriszt-Pazos). */
export function readingChecks({ locale, kind }: PageFacts, blocks: Block[]): Outcome[] {
  const prose = blocks.filter((block) => block.prose).map(({ text }) => text)
  const limit = ease[kind === 'policy' ? 'policy' : 'page'][locale]
  const level = locale === 'en' ? englishGrade(prose) : spanishEase(prose)
  const said =
    locale === 'en'
      ? `at grade ${level.toFixed(1)} (Flesch-Kincaid; at most ${limit})`
      : `at ${level.toFixed(1)} (Szigriszt-Pazos; at least ${limit})`
  const long = prose.filter((text) => splitWords(text).length > longestParagraph)
  return [
    judge('reading-ease', 'reading', 'body', locale === 'en' ? level <= limit : level >= limit, [
      `The text reads ${said}.`,
      `The text reads ${said}: use shorter sentences and words.`,
    ]),
    judge('short-paragraphs', 'reading', 'body', long.length === 0, [
      'All paragraphs are short.',
      `${long.length} of the paragraphs have more than ${longestParagraph} words, first ${beginning(long[0] ?? '')}: divide them.`,
    ]),
  ]
}
