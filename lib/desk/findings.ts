import type { Locale } from '../locales'
import { full, judge, type Outcome } from './checks/finding'
import { machineChecks } from './checks/machine'
import { plainWords } from './checks/phrase'
import { enoughWords, readingChecks } from './checks/reading'
import { searchChecks } from './checks/search'
import { sharingChecks } from './checks/sharing'
import type { Block, ExportFacts, PageFacts } from './facts'
import { purposeOf } from './kinds'
import { readingPaper, searchPaper } from './paper'
import type { DeskPage, Finding } from './report'
import { addressVerdict, readingVerdicts, searchVerdicts, type Verdict } from './yoast'

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
const musts = new Set(['focus-in-title', 'focus-in-description', 'focus-in-introduction', 'focus-density'])

/**
 * A verdict as a finding. Yoast's lights: 8 and 9 are green, up to 4 red; below zero it warns of spam or of no text.
 */
function outcomeOf(group: Finding['group'], { id, score, text }: Verdict): Outcome {
  const { check, field } = names[id] ?? { check: id, field: 'body' }
  const red = score < 0 || (score <= 4 && musts.has(check))
  const level = score >= 8 ? 'good' : red ? 'problem' : 'advice'
  // Eight is the most some assessments give.
  return { check, group, field, level, points: level === 'good' ? full : score, of: full, reason: text }
}

/** What the whole site knows that one page does not. */
export type Context = {
  site: ExportFacts
  /** The focus phrase of each address that has one. */
  focus: Map<string, string>
  /** Words that stand on so many pages of a language that they are the template's. */
  repeated: Record<Locale, Set<string>>
}

/** The blocks that are a page's own: without the template's, and each text once. */
export function ownBlocks(page: PageFacts, { repeated }: Pick<Context, 'repeated'>): Block[] {
  const seen = new Set<string>()
  return page.blocks.filter((block) => {
    if (block.kind === 'picture') return true
    if (repeated[page.locale].has(block.text) || seen.has(block.text)) return false
    seen.add(block.text)
    return true
  })
}

/** What a page without a phrase loses: none of the checks that ask for one can be made. */
const withoutFocus = 12 * full

/** Whether a page that is due one has a focus phrase, of its own in its language (Rank Math), and in its address. */
function focusOutcomes(page: PageFacts, context: Context): Outcome[] {
  if (!purposeOf(page.kind)) return []
  const own = context.focus.get(page.path)
  const given = { check: 'focus', group: 'search', field: 'seo.focus' } as const
  if (!own) {
    const reason = 'The page has no focus phrase: write what people type who look for it.'
    return [{ ...given, level: 'problem', points: 0, of: withoutFocus, reason }]
  }
  const same = context.site.pages.find(
    ({ path, locale }) =>
      path !== page.path && locale === page.locale && plainWords(context.focus.get(path) ?? '') === plainWords(own),
  )
  const twin = context.site.pages.find((other) => other.route === page.route && other.locale === 'en')
  const english = twin && context.focus.get(twin.path)
  const slug = page.route.split('/').at(-1)
  return [
    judge('search', {
      check: 'focus',
      field: 'seo.focus',
      passed: !same,
      praise: `The focus phrase is "${own}", and no other page has it.`,
      reason: `${same?.path} has the focus phrase "${own}" too: two pages compete for one search. Give one its own.`,
      loss: 'problem',
    }),
    ...(english && slug ? addressVerdict(english, slug).map((verdict) => outcomeOf('search', verdict)) : []),
  ]
}

/** Every finding of one page, each with the file and field that mend it. */
export function findingsOf(page: PageFacts, context: Context): Finding[] {
  const outcomes: Outcome[] = [...machineChecks(page, context.site), ...sharingChecks(page)]
  if (page.indexable) {
    const blocks = ownBlocks(page, context)
    const purpose = purposeOf(page.kind)
    const focus = purpose && context.focus.get(page.path)
    const { locale, title, description, url } = page
    const paper = { html: searchPaper(blocks), locale, focus, title, description, url }
    const wanted = { ...(purpose ?? { words: 0, sources: false, pictures: false }), focus: focus !== undefined }
    outcomes.push(...focusOutcomes(page, context))
    outcomes.push(...searchVerdicts(paper, wanted).map((verdict) => outcomeOf('search', verdict)))
    outcomes.push(...searchChecks(page, blocks, focus))
    const prose = blocks.filter((block) => block.prose)
    if (prose.reduce((sum, { text }) => sum + text.split(' ').length, 0) >= enoughWords) {
      const verdicts = readingVerdicts({ html: readingPaper(blocks), locale })
      outcomes.push(...verdicts.map((verdict) => outcomeOf('reading', verdict)), ...readingChecks(page, blocks))
    }
  }
  return outcomes.map(({ words, ...outcome }) => ({ ...outcome, ...placeOf(page, outcome) }))
}

/** The list's further pages are named in the messages; everything else in the page's own file. */
function placeOf(page: PageFacts, { file, field }: Outcome): Pick<Finding, 'file' | 'field'> {
  if (file) return { file, field }
  if (page.kind !== 'blog-page') return { file: page.file, field }
  const message =
    field === 'seo.title' ? 'blog.pageTitle' : field === 'seo.description' ? 'blog.pageDescription' : field
  return { file: `messages/${page.locale}.json`, field: message }
}

/** Share of the points that were to be had, 0 to 100; a group that asks nothing of a page takes nothing off. */
const share = (findings: Finding[]) => {
  const of = findings.reduce((sum, finding) => sum + finding.of, 0)
  const points = findings.reduce((sum, finding) => sum + finding.points, 0)
  return of === 0 ? 100 : Math.max(0, Math.round((points / of) * 100))
}

/**
 * Yoast's reading score, made finer: each red check costs three points of penalty, each orange one two; up to four the
 * light is green (more than 70), up to six orange, beyond that red (40 at most).
 */
function readingScore(findings: Finding[]): number {
  const cost = ({ level, points }: Finding) => (level === 'good' ? 0 : points > 4 ? 2 : 3)
  const penalty = findings.reduce((sum, finding) => sum + cost(finding), 0)
  return penalty <= 6 ? 100 - 6 * penalty : Math.max(0, 40 - 5 * (penalty - 7))
}

/** A page's scores, 0 to 100; Yoast's lights are green above 70. */
export function scoreOf(findings: Finding[]): DeskPage['score'] {
  const search = share(findings.filter(({ group }) => group === 'search'))
  const reading = readingScore(findings.filter(({ group }) => group === 'reading'))
  return { search, reading, all: Math.min(share(findings), 100) }
}

/** A score above this is green. */
export const green = 70

/** Whether a page has nothing that must be mended, and both its lights are green. */
export const passes = ({ findings, score }: Pick<DeskPage, 'findings' | 'score'>): boolean =>
  findings.every(({ level }) => level !== 'problem') && score.search > green && score.reading > green
