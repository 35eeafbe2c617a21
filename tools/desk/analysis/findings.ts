import { defaultLocale, type Locale } from '../../../lib/i18n/locales'
import { full, judge, type Outcome } from './checks/finding'
import { machineChecks } from './checks/machine'
import { plainWords } from './checks/phrase'
import { enoughWords, readingChecks } from './checks/reading'
import { searchChecks } from './checks/search'
import { sharingChecks } from './checks/sharing'
import { type Block, type ExportFacts, type PageFacts, purposeOf } from './facts'
import { readingPaper, searchPaper } from './paper'
import type { Finding } from './report'
import { yoastAddressCheck, yoastReadingChecks, yoastSearchChecks } from './yoast'

/** Facts from the content files. */
export type ContentFacts = {
  /** The focus phrase of each address that has one. */
  focus: Map<string, string>
  /** The field and line of a file that contain some words of its page. */
  find: (file: string, words: string) => { field: string; line?: number } | undefined
}

/** Facts about the whole site that one page does not know. */
export type Context = ContentFacts & {
  site: ExportFacts
  /** Text on so many pages of a language that it belongs to the template. */
  repeated: Record<Locale, Set<string>>
}

/**
 * Return the blocks that are a page's own: without the template's, and each text once. A line below the heading that
 * is not a sentence completes it, so the two are joined.
 */
function ownBlocks(page: PageFacts, { repeated }: Pick<Context, 'repeated'>): Block[] {
  const seen = new Set<string>()
  const own = page.blocks.filter((block) => {
    if (block.kind === 'picture') return true
    if (repeated[page.locale].has(block.text) || seen.has(block.text)) return false
    seen.add(block.text)
    return true
  })
  const [heading] = page.h1
  const first = own.find(({ prose }) => prose)
  if (!heading || !first || /[.!?…:]$/.test(first.text)) return own
  const whole = (text: string) => `${heading}: ${text}`
  return own.map((block) => (block === first ? { ...block, text: whole(block.text), html: whole(block.html) } : block))
}

/** The points that a page without a focus phrase loses, since none of the phrase checks can run. */
const withoutFocus = 10 * full

/** Check whether a page that needs a focus phrase has one, unique in its language (Rank Math), and in its address. */
function focusOutcomes(page: PageFacts, { focus, site }: Context): Outcome[] {
  const own = focus.get(page.path)
  if (!own) {
    const reason = 'The page has no focus phrase: write what people type who look for it.'
    return [{ ...judge('focus', { passed: false, praise: '', reason }), of: withoutFocus }]
  }
  const same = site.pages.find(
    ({ path, locale }) =>
      path !== page.path && locale === page.locale && plainWords(focus.get(path) ?? '') === plainWords(own),
  )
  const original = site.pages.find(({ route, locale }) => route === page.route && locale === defaultLocale)
  const phrase = original && focus.get(original.path)
  const slug = page.route.split('/').at(-1)
  return [
    judge('focus', {
      passed: !same,
      praise: `The focus phrase is "${own}", and no other page has it.`,
      reason: `${same?.path} has the focus phrase "${own}" too: two pages compete for one search. Give one its own.`,
    }),
    ...(phrase && slug ? yoastAddressCheck(phrase, slug) : []),
  ]
}

/** Return the words of a page that a check refers to, if the check itself quotes none. */
function quotedWords(check: string, blocks: Block[]): string | undefined {
  if (check === 'focus-in-picture') return blocks.find(({ kind, text }) => kind === 'picture' && text)?.text
  if (check === 'focus-in-subheadings') return blocks.find(({ kind }) => kind === 'heading')?.text
}

/** Return the file, field and line to edit for an outcome. Messages name the continuation pages of a list. */
function placeOf(page: PageFacts, blocks: Block[], { find }: Context, outcome: Outcome) {
  const { check, level, file, field, words = quotedWords(check, blocks) } = outcome
  if (file) return { file, field }
  if (page.pageType === 'blog-page') {
    const names: Record<string, string> = { 'seo.title': 'blog.pageTitle', 'seo.description': 'blog.pageDescription' }
    return { file: `messages/${page.locale}.json`, field: field && (names[field] ?? field) }
  }
  const found = level !== 'good' && words ? find(page.file, words) : undefined
  if (found) return { file: page.file, ...found }
  // Only Markdown files have a body; other files have their texts in many fields.
  return { file: page.file, field: field === 'body' && !page.file.endsWith('.md') ? undefined : field }
}

/** The requirements of pages without a focus phrase. */
const noPurpose = { words: 0, sources: false, pictures: false }

/** Return the checks of an indexable page. */
function listedOutcomes(page: PageFacts, blocks: Block[], context: Context): Outcome[] {
  const { locale, title, description, url } = page
  const purpose = purposeOf(page)
  const focus = purpose ? context.focus.get(page.path) : undefined
  const paper = { html: searchPaper(blocks), locale, fields: { keyword: focus, title, description, permalink: url } }
  const words = blocks.filter(({ prose }) => prose).reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return [
    ...(purpose ? focusOutcomes(page, context) : []),
    ...yoastSearchChecks(paper, purpose ?? noPurpose),
    ...searchChecks(page, blocks, focus),
    ...(words < enoughWords ? [] : yoastReadingChecks({ html: readingPaper(blocks), locale })),
    ...(words < enoughWords ? [] : readingChecks(page, blocks)),
  ]
}

/** Return every finding of one page, each with the file and field to edit. */
export function findingsOf(page: PageFacts, context: Context): Finding[] {
  const blocks = ownBlocks(page, context)
  const outcomes: Outcome[] = [
    ...machineChecks(page, context.site),
    ...sharingChecks(page),
    ...(page.indexable ? listedOutcomes(page, blocks, context) : []),
  ]
  return outcomes.map((outcome) => {
    const { words, ...finding } = outcome
    return { ...finding, ...placeOf(page, blocks, context, outcome) }
  })
}
