import { type CollectionName, collections } from '../../lib/content/collections'
import { linksOf } from '../../lib/content/markdown'
import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { splitWords } from './editorial/sentences'

/** People in danger read one line, not a paragraph. */
const mostWords = 30

/**
 * Test whether a text is about pain: it leads to the page of a symptom. An article such as "how to choose a
 * chiropractor" may name 911 in a sentence and link to the signs.
 */
const isAboutPain = (body: string) => linksOf(body).some((target) => target.startsWith('/symptoms/'))

/**
 * Check that pages about pain say above their first button that books when to call 911 first, in one line that links to
 * the section with all signs. The schemas require it where every page of a type is about pain; elsewhere the text
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
    // A page type with fixed sections requires this one already.
    !sections &&
      !entry.body.includes(`{#${id}}`) &&
      `links to the list of all signs, which is missing: put {#${id}} behind the heading of that list`,
  ]
  return problemsOf(entry, { danger: reasons })
}
