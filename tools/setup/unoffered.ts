import { isSwitchedOff } from '../../lib/content/not-offered'
import type { Entry } from '../../lib/content/read'
import { fileIn, recordsAt, textsAt } from '../../lib/content/read-fields'
import { escapeRegExp } from '../../lib/util/escape-regexp'
import { notOfferedIn, routesIn } from '../../scripts/check/addresses'
import { addressesIn, type LocalPassage, sentencesOf } from '../../scripts/check/local'
import { extraAddressesIn } from '../../scripts/check/offered'

/** Return a pattern for the beginning of a word: `pregnan` finds “pregnant” and “pregnancy”. */
const begins = (stem: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(stem)}`, 'iu')

/** Build a case-sensitive pattern for a name: `Humana` is no human being. */
const names = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'u')

/**
 * Return the sentences about what the clinic does not have: pages that it has switched off or dropped, by the words
 * in content/local.yaml, and insurers that it does not work with, by the names on their cards.
 */
export function unofferedPassages(entries: Entry[]): LocalPassage[] {
  const paths = routesIn(entries).map(({ path }) => path)
  const own = recordsAt(fileIn(entries, 'clinic')?.data, 'insurers').flatMap(({ name, card = name }) =>
    [name, card].map(String),
  )
  const isOwn = (name: string) => own.some((insurer) => insurer.includes(name))
  const notOffered = notOfferedIn(entries)
  const hasEmail = fileIn(entries, 'clinic')?.data.email !== undefined
  const offered = [
    ...paths,
    ...(hasEmail ? ['email'] : []),
    'booking',
    ...extraAddressesIn(entries).filter((address) => !notOffered.includes(address)),
  ]
  const stems = recordsAt(fileIn(entries, 'local')?.data, 'without')
    .filter(({ page }) => !offered.includes(String(page)))
    .flatMap((item) => textsAt(item, 'words'))
  const cards = recordsAt(fileIn(entries, 'insurance-cards')?.data, 'kinds')
    .flatMap((kind) => recordsAt(kind, 'cards'))
    .flatMap(({ name, insurer }) => (insurer === undefined ? String(name) : []))
  const patterns = [
    ...stems.filter((stem) => !isOwn(stem)).map(begins),
    ...cards.filter((name) => !isOwn(name)).map(names),
  ]
  const addressOf = addressesIn(entries)
  // A policy offers nothing.
  const shown = entries.filter(
    ({ collection, name }) => collection !== 'policy' && !isSwitchedOff(collection, name, notOffered),
  )
  return shown.flatMap((entry) =>
    sentencesOf(entry, (sentence) => patterns.some((pattern) => pattern.test(sentence))).map((passage) => ({
      ...passage,
      ...addressOf(entry),
    })),
  )
}
