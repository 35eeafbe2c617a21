import { readingLevel, readingLimits } from '../../../../scripts/check/editorial/reading-level'
import { longestSentence, splitSentences, splitWords } from '../../../../scripts/check/editorial/sentences'
import { beginning } from '../../../../scripts/shared/passages'
import { type Block, definitionOfPage, type PageFacts } from '../facts'
import { judge, type Outcome } from './finding'

/** Below this, shares of sentences are meaningless (Yoast's own limit for transition words). */
export const enoughWords = 200
/** The longest paragraph that Rank Math accepts. */
const longestParagraph = 120

/**
 * Check how easy the text reads (US school grade in English, Kincaid; the INFLESZ scale in Spanish, Szigriszt-Pazos:
 * the limits of the content check), and the longest sentence and paragraph.
 */
export function readingChecks(page: Pick<PageFacts, 'locale' | 'pageType'>, blocks: Block[]): Outcome[] {
  const { locale } = page
  const prose = blocks.filter((block) => block.prose).map(({ text }) => text)
  const limit = readingLimits[definitionOfPage(page)?.content.legal ? 'legal' : 'page'][locale]
  const { excess, verdict } = readingLevel[locale](prose, limit)
  const paragraph = prose.find((text) => splitWords(text).length > longestParagraph)
  const sentence = prose.flatMap(splitSentences).find((text) => splitWords(text).length > longestSentence)
  return [
    judge('reading-ease', {
      passed: excess <= 0,
      praise: `The text ${verdict}.`,
      reason: `The text ${verdict}: use shorter sentences and words.`,
    }),
    judge('short-paragraphs', {
      words: paragraph,
      passed: !paragraph,
      praise: 'All paragraphs are short.',
      reason: `The paragraph ${beginning(paragraph ?? '')} has more than ${longestParagraph} words: divide it.`,
    }),
    judge('long-sentences', {
      words: sentence,
      passed: !sentence,
      praise: `No sentence has more than ${longestSentence} words.`,
      reason: `The sentence ${beginning(sentence ?? '')} has more than ${longestSentence} words: make two of it.`,
    }),
  ]
}
