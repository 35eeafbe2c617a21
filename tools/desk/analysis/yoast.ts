import { load } from 'cheerio'
import { type Assessment, Assessor, assessments, type Mark, Paper, type Researcher, type Result } from 'yoastseo'
import en from 'yoastseo/build/languageProcessing/languages/en/Researcher.js'
import es from 'yoastseo/build/languageProcessing/languages/es/Researcher.js'
import { defaultLocale, type Locale } from '../../../lib/i18n/locales'
import type { Purpose } from '../../../lib/page-types/definition'
import { beginning } from '../../../scripts/shared/passages'
import { type CheckName, checkNames, checks } from './checks/catalogue'
import { full, type Outcome } from './checks/finding'
import { plainWords, stemOf } from './checks/phrase'

/** The parts of a page that Yoast reads: its text, and what search results show of it, under Yoast's names. */
export type YoastPaper = {
  html: string
  locale: Locale
  fields?: Partial<Record<'keyword' | 'title' | 'description' | 'slug' | 'permalink', string>>
}

/** From this score on, an assessment's light is green. */
const green = 8

/**
 * Yoast's name and analysis of each language. Node imports the whole CommonJS module as the default, bundlers only
 * the class in it.
 */
const languages: Record<Locale, { code: string; Researcher: typeof Researcher }> = {
  en: { code: 'en_US', Researcher: en.default ?? en },
  es: { code: 'es_ES', Researcher: es.default ?? es },
}

/** Return the texts of assessments and marks without links and tags. */
const plain = (html: string) => load(html)('body').text().replace(/\s+/g, ' ').trim()

/** Return the marked text: newer assessments give its position, older ones its words. */
function markText(mark: Mark, html: string): string {
  const { startOffset, endOffset } = mark.getPosition() ?? {}
  return startOffset === undefined ? mark.getOriginal() : html.slice(startOffset, endOffset)
}

/**
 * Count how often all words of the phrase are in one sentence. Replaces Yoast's `getKeyphraseCount`, which tries
 * every spelling of the phrase on every word and takes longer than everything else.
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

type Made = { check: CheckName; assessment: Assessment }

/**
 * Convert an assessment to an outcome: green passes; red (up to 4) is a problem if the check is required, and so is a
 * negative score anywhere: a phrase used so often that it reads as spam.
 */
function outcomeOf(check: CheckName, result: Result, marked: string | undefined): Outcome {
  const { group, field, required } = checks[check]
  const [score, text] = [result.getScore(), plain(result.getText())]
  const given = { check, group, field, of: full }
  // Some assessments give eight at most.
  if (score >= green) return { ...given, level: 'good', points: full, reason: text }
  const level = score < 0 || (score <= 4 && required) ? 'problem' : 'advice'
  const reason = marked ? `${text} First: ${beginning(marked)}` : text
  return { ...given, level, points: score, reason, words: marked }
}

/** Run assessments on a paper, in the page's own language; those that do not apply are left out. */
function assess(chosen: Made[], { html, locale, fields }: YoastPaper): Outcome[] {
  const { code, Researcher } = languages[locale]
  const paper = new Paper(html, { ...fields, locale: code })
  const researcher = new Researcher(paper)
  researcher.addHelper('getStemmer', () => stemOf[locale])
  researcher.addResearch('getKeyphraseCount', keyphraseCount)
  const assessor = new Assessor(researcher)
  assessor._assessments = chosen.map(({ assessment }) => assessment)
  assessor.assess(paper)
  return assessor.results.flatMap((result) => {
    const made = chosen.find(({ assessment }) => assessment.identifier === result.getIdentifier())
    if (!made || !result.hasScore()) return []
    const isMarked = checks[made.check].marks && result.getScore() < green && result.hasMarks()
    const [mark] = (isMarked && made.assessment.getMarks?.(paper, researcher)) || []
    return outcomeOf(made.check, result, mark && plain(markText(mark, html)))
  })
}

/** Create the assessments of some checks. @throws if the package has no such assessment */
const make = (names: CheckName[], config: Partial<Record<CheckName, Record<string, unknown>>> = {}): Made[] =>
  names.map((check) => {
    const { group, yoast } = checks[check]
    const Assessment = assessments[group === 'reading' ? 'readability' : 'seo'][`${yoast}Assessment`]
    if (!Assessment) throw new Error(`yoastseo has no ${yoast}Assessment`)
    return { check, assessment: new Assessment(config[check]) }
  })

/**
 * Return Yoast's analysis for search engines ("SEO analysis", yoastseo, `SEOAssessor`). Checked elsewhere: the length
 * of title and description, where this site is stricter; the single heading, which is outside the text here; and the
 * address, which both languages share.
 * @param purpose the requirements of the page type
 */
export function yoastSearchChecks(
  paper: YoastPaper,
  purpose: Pick<Purpose, 'words' | 'sources' | 'pictures'>,
): Outcome[] {
  const { words, sources, pictures } = purpose
  const has = { words: words > 0, sources, pictures, focus: Boolean(paper.fields?.keyword), address: false }
  const names = checkNames.filter((check) => checks[check].asks?.every((part) => has[part]))
  const length = {
    recommendedMinimum: words,
    slightlyBelowMinimum: Math.round(words * 0.85),
    belowMinimum: Math.round(words * 0.65),
    veryFarBelowMinimum: Math.round(words / 3),
  }
  // Rank Math warns above 2.5 %; Yoast's own limit is 3.
  const density = { parameters: { noWordForms: { maximum: 2.5 } } }
  return assess(make(names, { 'text-length': length, 'focus-density': density }), paper)
}

/** Check whether the words of a focus phrase are in an address (English, as all addresses are). */
export const yoastAddressCheck = (focus: string, slug: string): Outcome[] =>
  assess(make(['focus-in-address']), { html: '', locale: defaultLocale, fields: { keyword: focus, slug } })

/**
 * Return Yoast's analysis for readers ("readability analysis", `ContentAssessor`), without its score for short texts.
 */
export const yoastReadingChecks = (paper: YoastPaper): Outcome[] =>
  assess(make(checkNames.filter((check) => checks[check].group === 'reading' && checks[check].yoast)), paper)
