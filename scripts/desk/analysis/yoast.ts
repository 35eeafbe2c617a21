import { type Assessment, Assessor, assessments, type Mark, Paper, type Researcher } from 'yoastseo'
import english from 'yoastseo/build/languageProcessing/languages/en/Researcher.js'
import spanish from 'yoastseo/build/languageProcessing/languages/es/Researcher.js'
import './yoast-memory'
import type { Locale } from '../../../lib/i18n/locales'
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
  const assessor = new Assessor(researcher)
  assessor._assessments = chosen
  assessor.assess(paper)
  return assessor.results
    .filter((result) => result.hasScore())
    .map((result) => {
      const id = result.getIdentifier()
      const assessment = chosen.find(({ identifier }) => identifier === id)
      const [mark] = (result.getScore() < green && result.hasMarks() && assessment?.getMarks?.(paper, researcher)) || []
      return { id, score: result.getScore(), text: plain(result.getText()), marked: mark && plain(textOf(mark, html)) }
    })
}

/** Which of the search assessments apply to a page, and how long its text has to be. */
export type Wanted = { words: number; sources: boolean; pictures: boolean; focus: boolean }

/**
 * Yoast's analysis for search engines ("SEO analysis", yoastseo, `SEOAssessor`). Judged elsewhere: the room of title and
 * description, where this site asks for more; the single heading, which stands outside the text here; and the address,
 * which both languages share.
 */
export function searchVerdicts(paper: YoastPaper, { words, sources, pictures, focus }: Wanted): Verdict[] {
  const { seo } = assessments
  const make = (name: string, config?: Record<string, unknown>) => {
    const Assessment = seo[name]
    if (!Assessment) throw new Error(`yoastseo has no assessment ${name}`)
    return new Assessment(config)
  }
  const length = {
    recommendedMinimum: words,
    slightlyBelowMinimum: Math.round(words * 0.85),
    belowMinimum: Math.round(words * 0.65),
    veryFarBelowMinimum: Math.round(words / 3),
  }
  // Rank Math warns above 2.5 %; Yoast's own limit is 3.
  const density = { parameters: { noWordForms: { maximum: 2.5 } } }
  return assess(
    [
      ...(words > 0 ? [make('TextLengthAssessment', length), make('InternalLinksAssessment')] : []),
      ...(sources ? [make('OutboundLinksAssessment')] : []),
      ...(pictures ? [make('ImageCountAssessment')] : []),
      ...(focus
        ? [
            make('IntroductionKeywordAssessment'),
            make('KeyphraseLengthAssessment'),
            make('KeyphraseDensityAssessment', density),
            make('MetaDescriptionKeywordAssessment'),
            make('SubheadingsKeywordAssessment'),
            make('TextCompetingLinksAssessment'),
            make('KeyphraseInSEOTitleAssessment'),
            make('FunctionWordsInKeyphraseAssessment'),
            ...(pictures ? [make('ImageKeyphraseAssessment')] : []),
          ]
        : []),
    ],
    paper,
  )
}

/** Whether the words of a focus phrase stand in an address (English, as all addresses are). */
export function addressVerdict(focus: string, slug: string): Verdict[] {
  const { SlugKeywordAssessment } = assessments.seo
  if (!SlugKeywordAssessment) throw new Error('yoastseo has no assessment SlugKeywordAssessment')
  return assess([new SlugKeywordAssessment()], { html: '', locale: 'en', focus, slug })
}

/** Yoast's analysis for readers ("readability analysis", `ContentAssessor`), without its score for short texts. */
export function readingVerdicts(paper: YoastPaper): Verdict[] {
  const { readability } = assessments
  const names = [
    'SubheadingDistributionTooLongAssessment',
    'ParagraphTooLongAssessment',
    'SentenceLengthInTextAssessment',
    'TransitionWordsAssessment',
    'PassiveVoiceAssessment',
    'TextPresenceAssessment',
    'SentenceBeginningsAssessment',
  ]
  const chosen = names.map((name) => {
    const Assessment = readability[name]
    if (!Assessment) throw new Error(`yoastseo has no assessment ${name}`)
    return new Assessment()
  })
  return assess(chosen, paper)
}
