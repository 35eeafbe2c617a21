import { type CollectionName, collections } from '../../lib/content/collections'
import { insurancePath } from '../../lib/content/insurers'
import { toText } from '../../lib/content/markdown'
import { extraAddress, isSwitchedOff, switchable, withoutSwitchedOff } from '../../lib/content/not-offered'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { fileIn, itemsAt, listAt, textsAt } from '../../lib/content/read-fields'
import type { PageType } from '../../lib/page-types/names'
import { serviceOfCta } from '../../lib/page-types/post'
import { notOfferedIn } from './addresses'
import { splitSentences } from './editorial/sentences'
import { linksIn } from './links'

const pathOf = (target: string) => target.replace(/[?#].*$/, '')

/** Explain what is wrong with a link to a page that is switched off. */
export const leads = (address: string) =>
  `leads to ${address}, which ${address === insurancePath ? 'the site has only where content/clinic.yaml names insurers' : 'is switched off (notOffered in content/clinic.yaml)'}`

/** Return the sentence of a Markdown text that holds a link. */
function sentenceWith(text: string, target: string): string {
  const paragraph =
    text.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+)\s)/).find((part) => part.includes(`](${target}`)) ?? text
  const sentences = splitSentences(paragraph.replace(/\s+/g, ' '))
  return toText(sentences.find((sentence) => sentence.includes(`](${target}`)) ?? paragraph)
}

/** Check the list itself: addresses of services and symptoms, each once, and never all pages of a type. */
function checkList(facts: Entry, notOffered: string[], pages: string[], extras: string[]): Problem[] {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
  const empty = [...new Set(pages.map(folderOf))].filter((folder) =>
    pages.every((address) => folderOf(address) !== folder || notOffered.includes(address)),
  )
  const known = [...pages, ...extras]
  return [
    ...notOffered.flatMap((address, i) => {
      const reason =
        (!known.includes(address) &&
          `"${address}" is the address of no service and no symptom; known: ${known.join(', ')}`) ||
        (notOffered.indexOf(address) < i && `"${address}" appears twice`)
      return problemsOf(facts, { [`notOffered.${i}`]: reason })
    }),
    ...problemsOf(facts, {
      notOffered: empty.map(
        (folder) => `switches off every page of ${folder}: keep at least one, its overview would be empty`,
      ),
    }),
  ]
}

/** Return the addresses that represent services without a page. */
export const extraAddressesIn = (entries: Entry[]): string[] =>
  itemsAt(fileIn(entries, 'home')?.data, 'extraServices').map(({ item }) => extraAddress(item.id))

/** Find lists that would be empty without the pages that are switched off. */
function checkLists(entry: Entry, notOffered: string[]): Problem[] {
  const { data } = entry
  const left = withoutSwitchedOff(data, collections[entry.collection as CollectionName], notOffered)
  return ['related', 'services.items'].flatMap((field) => {
    const emptied = listAt(data, field).length > 0 && listAt(left, field).length === 0
    const reason = 'names only pages that are switched off in content/clinic.yaml: name one that is offered'
    return problemsOf(entry, { [field]: emptied && reason })
  })
}

/**
 * Check the pages that the clinic has switched off: the list names existing pages, and no sentence, field or call to
 * action of another page leads to them. Lists of pages leave them out automatically.
 */
export function checkOffered(entries: Entry[]): Problem[] {
  const facts = fileIn(entries, 'clinic')
  const notOffered = notOfferedIn(entries)
  if (!facts || notOffered.length === 0) return []
  const namesOf = (pageType: PageType) => [
    ...new Set(entries.filter(({ collection }) => collection === pageType).map(({ name }) => name)),
  ]
  const shown = entries.filter((entry) => !isSwitchedOff(entry.collection, entry.name, notOffered))
  /** Check that the closing call to action of a post is about a service. */
  const checkClosing = (entry: Entry) => {
    const { cta } = entry.data
    const address = (entry.collection === 'post' && serviceOfCta[String(cta)]) || ''
    const reason = `"${cta}" ${leads(address)}: choose another closing, such as appointment`
    return problemsOf(entry, { cta: notOffered.includes(address) && reason })
  }
  return [
    ...checkList(facts, textsAt(facts.data, 'notOffered'), switchable(namesOf), extraAddressesIn(entries)),
    ...shown.flatMap((entry) => [
      ...linksIn(entry).flatMap(({ field, target, text, line }) => {
        if (typeof target !== 'string' || text === undefined || !notOffered.includes(pathOf(target))) return []
        const reason = `“${sentenceWith(text, target)}” ${leads(pathOf(target))}: remove the link or the sentence, or offer the page`
        return problemsOf(entry, { [field]: reason }, line)
      }),
      ...checkClosing(entry),
      ...(entry.collection in collections ? checkLists(entry, notOffered) : []),
    ]),
  ]
}
