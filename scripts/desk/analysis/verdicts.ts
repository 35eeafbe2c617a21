import { beginning } from '../../check/words'
import { full, type Outcome } from './checks/finding'
import type { Finding } from './report'
import { green, type Verdict } from './yoast'

/** Our names for Yoast's assessments, and the field that mends each. */
const names: Record<string, { check: string; field: string }> = {
  introductionKeyword: { check: 'focus-in-introduction', field: 'body' },
  keyphraseLength: { check: 'focus-length', field: 'seo.focus' },
  keyphraseDensity: { check: 'focus-density', field: 'body' },
  metaDescriptionKeyword: { check: 'focus-in-description', field: 'seo.description' },
  subheadingsKeyword: { check: 'focus-in-subheadings', field: 'body' },
  textCompetingLinks: { check: 'competing-links', field: 'body' },
  imageKeyphrase: { check: 'focus-in-picture', field: 'body' },
  images: { check: 'pictures', field: 'body' },
  textLength: { check: 'text-length', field: 'body' },
  externalLinks: { check: 'links-out', field: 'body' },
  keyphraseInSEOTitle: { check: 'focus-in-title', field: 'seo.title' },
  internalLinks: { check: 'links-within', field: 'body' },
  slugKeyword: { check: 'focus-in-address', field: 'seo.focus' },
  functionWordsInKeyphrase: { check: 'focus-words', field: 'seo.focus' },
  subheadingsTooLong: { check: 'subheadings', field: 'body' },
  textParagraphTooLong: { check: 'paragraph-length', field: 'body' },
  textSentenceLength: { check: 'sentence-length', field: 'body' },
  textTransitionWords: { check: 'transition-words', field: 'body' },
  passiveVoice: { check: 'passive-voice', field: 'body' },
  textPresence: { check: 'text-presence', field: 'body' },
  sentenceBeginnings: { check: 'sentence-beginnings', field: 'body' },
}

/** Where a focus phrase has to stand; a page that does not name it there is not about it. */
const musts = new Set(['focus-in-title', 'focus-in-description', 'focus-in-introduction'])

/**
 * A verdict as an outcome: green passes; red (up to 4) where the phrase must stand is a problem, and so is less than zero
 * anywhere: a phrase used so often that it reads as spam.
 */
export function outcomeOf(group: Finding['group'], { id, score, text, marked }: Verdict): Outcome {
  const { check, field } = names[id] ?? { check: id, field: 'body' }
  const given = { check, group, field, of: full }
  // Eight is the most that some assessments give.
  if (score >= green) return { ...given, level: 'good', points: full, reason: text }
  const level = score < 0 || (score <= 4 && musts.has(check)) ? 'problem' : 'advice'
  const reason = marked ? `${text} First: ${beginning(marked)}` : text
  return { ...given, level, points: score, reason, words: marked }
}
