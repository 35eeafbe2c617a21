import { type Assessment, Assessor, assessments, type Mark, Paper, type Researcher } from 'yoastseo'
import english from 'yoastseo/build/languageProcessing/languages/en/Researcher.js'
import spanish from 'yoastseo/build/languageProcessing/languages/es/Researcher.js'
import type { Locale } from '../../../lib/i18n/locales'
import { plainWords } from './checks/phrase'
import { stemOf } from './stems'

/** What one of Yoast's assessments says: its own name, its score (9 is the best), and its words and the first it marks. */
export type Verdict = { id: string; score: number; text: string; marked?: string }

/** What Yoast reads of a page. */
export type YoastPaper = {
  html: string
  locale: Locale
  focus?: string
  title?: string
  description?: string
  slug?: string
  url?: string
}

/** From this score on an assessment's light is green. */
export const green = 8

/** Yoast marks what is well, too (every sentence with a transition word): of these it marks what loses points. */
const marksLosses = [
  'passiveVoice',
  'sentenceBeginnings',
  'textSentenceLength',
  'textParagraphTooLong',
  'subheadingsTooLong',
]

/** Node hands over the whole CommonJS module as its default, bundlers the class in it. */
const researchers = { en: english.default ?? english, es: spanish.default ?? spanish }

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** What a mark marks: newer assessments say where it begins and ends, older ones what it says. */
function textOf(mark: Mark, html: string): string {
  const { startOffset, endOffset } = mark.getPosition() ?? {}
  return startOffset === undefined ? mark.getOriginal() : html.slice(startOffset, endOffset)
}

/**
 * How often all words of the phrase stand in one sentence: Yoast's `getKeyphraseCount`, which tries every spelling of the
 * phrase on every word and takes longer than all the rest.
 */
function keyphraseCount(paper: Paper, researcher: Researcher) {
  const wanted = researcher.getResearch('morphology').keyphraseForms.map((forms) => new Set(forms.map(plainWords)))
  const sentences = paper.getTree().findAll((node) => node.sentences !== undefined)
  const counts = sentences
    .flatMap((node) => node.sentences ?? [])
    .map(({ text }) => {
      const words = plainWords(text).split(' ')
      return Math.min(...wanted.map((forms) => words.filter((word) => forms.has(word)).length))
    })
  return { count: counts.reduce((sum, count) => sum + count, 0), markings: [], keyphraseLength: wanted.length }
}

/** Runs assessments on a paper, in the page's own language; those that have nothing to say of it are left out. */
function assess(chosen: Assessment[], { html, locale, ...page }: YoastPaper): Verdict[] {
  const paper = new Paper(html, {
    keyword: page.focus ?? '',
    title: page.title ?? '',
    description: page.description ?? '',
    slug: page.slug ?? '',
    permalink: page.url ?? '',
    locale: locale === 'en' ? 'en_US' : 'es_ES',
  })
  const researcher: Researcher = new researchers[locale](paper)
  researcher.addHelper('getStemmer', () => stemOf[locale])
  researcher.addResearch('getKeyphraseCount', keyphraseCount)
  const assessor = new Assessor(researcher)
  assessor._assessments = chosen
  assessor.assess(paper)
  return assessor.results
    .filter((result) => result.hasScore())
    .map((result) => {
      const id = result.getIdentifier()
      const assessment = chosen.find(({ identifier }) => identifier === id)
      const isMarked = marksLosses.includes(id) && result.getScore() < green && result.hasMarks()
      const [mark] = (isMarked && assessment?.getMarks?.(paper, researcher)) || []
      return { id, score: result.getScore(), text: plain(result.getText()), marked: mark && plain(textOf(mark, html)) }
    })
}

/** @throws when the package has no such assessment. */
function make(group: keyof typeof assessments, name: string, config?: Record<string, unknown>): Assessment {
  const Assessment = assessments[group][name]
  if (!Assessment) throw new Error(`yoastseo has no assessment ${name}`)
  return new Assessment(config)
}

/** Which of the search assessments apply to a page, and how long its text has to be. */
export type Wanted = { words: number; sources: boolean; pictures: boolean; focus: boolean }

const ofFocus = [
  'IntroductionKeywordAssessment',
  'KeyphraseLengthAssessment',
  'KeyphraseDensityAssessment',
  'MetaDescriptionKeywordAssessment',
  'SubheadingsKeywordAssessment',
  'TextCompetingLinksAssessment',
  'KeyphraseInSEOTitleAssessment',
  'FunctionWordsInKeyphraseAssessment',
]

/**
 * Yoast's analysis for search engines ("SEO analysis", yoastseo, `SEOAssessor`). Judged elsewhere: the room of title and
 * description, where this site asks for more; the single heading, which stands outside the text here; and the address,
 * which both languages share.
 */
export function searchVerdicts(paper: YoastPaper, { words, sources, pictures, focus }: Wanted): Verdict[] {
  const length = {
    recommendedMinimum: words,
    slightlyBelowMinimum: Math.round(words * 0.85),
    belowMinimum: Math.round(words * 0.65),
    veryFarBelowMinimum: Math.round(words / 3),
  }
  // Rank Math warns above 2.5 %; Yoast's own limit is 3.
  const density = { parameters: { noWordForms: { maximum: 2.5 } } }
  const optional = [
    ...(sources ? ['OutboundLinksAssessment'] : []),
    ...(pictures ? ['ImageCountAssessment'] : []),
    ...(focus ? ofFocus : []),
    ...(focus && pictures ? ['ImageKeyphraseAssessment'] : []),
  ]
  const chosen = [
    ...(words > 0 ? [make('seo', 'TextLengthAssessment', length), make('seo', 'InternalLinksAssessment')] : []),
    ...optional.map((name) => make('seo', name, name === 'KeyphraseDensityAssessment' ? density : undefined)),
  ]
  return assess(chosen, paper)
}

/** Whether the words of a focus phrase stand in an address (English, as all addresses are). */
export const addressVerdict = (focus: string, slug: string): Verdict[] =>
  assess([make('seo', 'SlugKeywordAssessment')], { html: '', locale: 'en', focus, slug })

/** Yoast's analysis for readers ("readability analysis", `ContentAssessor`), without its score for short texts. */
export function readingVerdicts(paper: YoastPaper): Verdict[] {
  const names = [
    'SubheadingDistributionTooLongAssessment',
    'ParagraphTooLongAssessment',
    'SentenceLengthInTextAssessment',
    'TransitionWordsAssessment',
    'PassiveVoiceAssessment',
    'TextPresenceAssessment',
    'SentenceBeginningsAssessment',
  ]
  return assess(
    names.map((name) => make('readability', name)),
    paper,
  )
}
