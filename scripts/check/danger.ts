import { type CollectionName, collections } from '../../lib/content/collections'
import { linksOf } from '../../lib/content/markdown'
import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { beginning, type Passage, passagesOf } from '../shared/passages'
import { splitWords } from './editorial/sentences'

/** People in danger read one line, not a paragraph. */
const mostWords = 30

/**
 * Test whether a text is about pain: it links to a symptom page. An article such as "how to choose a chiropractor"
 * may mention 911 in a sentence and link to the signs.
 */
const isAboutPain = (body: string) => linksOf(body).some((target) => target.startsWith('/symptoms/'))

/**
 * Check that pages about pain say when to call 911 before their first booking button, in one line that links to the
 * section with all signs. Where every page of a type is about pain, the schema requires it; elsewhere the text
 * decides.
 */
export function checkDanger(entry: Entry): Problem[] {
  const { danger: id, sections } = collections[entry.collection as CollectionName] ?? {}
  const { danger } = entry.data
  if (!id || !entry.body.trim()) return []
  if (danger === undefined && !sections && isAboutPain(entry.body)) {
    return [problem(entry, 'danger', 'is missing: this page is about pain; write in one line when to call 911 first')]
  }
  if (typeof danger !== 'string' || !danger.trim()) return []
  const words = splitWords(danger).length
  const reasons = [
    !/\b911\b/.test(danger) && 'does not name 911: write “Call 911 first if …”',
    words > mostWords && `has ${words} words; at most ${mostWords}: keep the two or three gravest signs`,
    // Page types with fixed sections already require it.
    !sections &&
      !entry.body.includes(`{#${id}}`) &&
      `links to the list of all signs, which is missing: put {#${id}} after the heading of that list`,
  ]
  return problemsOf(entry, { danger: reasons })
}

/** The sentence about rare, serious harm: a page says it once and links to the details. */
const risk = {
  en: /\bserious (?:harm|problems|events)\b[^.]*\brare\b|\brarely,[^.]*\b(?:tear|disc|stroke)\b/i,
  es: /\bdaños graves\b[^.]*\braros\b|\ben casos raros\b[^.]*\b(?:desgarros?|disco|derrames?)\b/i,
}

/** The beginning of a list of signs that call for 911; a page has one such section, its red box. */
const signs = { en: /\b(?:911|emergency|get help)\b[^.]*:$/i, es: /\b(?:911|emergencias?|de inmediato)\b[^.]*:$/i }

/** Return the matching passages of the body, each with the line of the heading above it. */
function matching(entry: Entry, pattern: RegExp): (Passage & { section: number })[] {
  let section = 0
  return passagesOf(entry).flatMap((passage) => {
    if (passage.field !== 'body') return []
    if (passage.kind === 'heading') section = passage.level === 2 ? passage.line : section
    return pattern.test(passage.text) ? [{ ...passage, section }] : []
  })
}

/** Find risk sentences and red boxes that a page repeats: readers stop at the first warning, not at the fifth. */
export function checkRepeatedWarnings(entry: Entry): Problem[] {
  if (!collections[entry.collection as CollectionName]?.danger) return []
  const [firstRisk, secondRisk] = matching(entry, risk[entry.locale])
  const boxes = matching(entry, signs[entry.locale])
  const [firstBox] = boxes
  const secondBox = boxes.find(({ section }) => section !== firstBox?.section)
  return [
    ...(firstRisk && secondRisk
      ? [
          problem(
            entry,
            'body',
            `${beginning(secondRisk.text)} names the risks again, as line ${firstRisk.line} does: keep one and link to it`,
            secondRisk.line,
          ),
        ]
      : []),
    ...(firstBox && secondBox
      ? [
          problem(
            entry,
            'body',
            `${beginning(secondBox.text)} begins a second list for 911; the first is on line ${firstBox.line}: keep one`,
            secondBox.line,
          ),
        ]
      : []),
  ]
}
