import { recordsAt, textsAt } from '../../lib/content/read-fields'
import { isRecord } from '../../lib/util/is-record'
import { type Files, fieldsOf } from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'

type Item = Record<string, unknown>

/**
 * What the clinic keeps: insurers by name, pages that are switched off, and the state if it moves, which removes the
 * plans of others.
 */
type Kept = { insurers: ReadonlySet<string>; notOffered: readonly string[]; state?: string | undefined }

/** Return everyday words without the removed pages, and without entries that only led there. */
const everydayWithout = (fields: Item, gone: ReadonlySet<string>): Item[] =>
  recordsAt(fields, 'everyday').flatMap((item) => {
    const pages = (item.pages as string[]).filter((page) => !gone.has(page.replace(/#.*$/, '')))
    return pages.length > 0 ? [{ ...item, pages }] : []
  })

/** Return the kinds of coverage or cards that apply in this state; all of them if no state is given. */
const inState = (items: Item[], state?: string) =>
  items.filter(
    (item) => !state || ((item.state === undefined || item.state === state) && !textsAt(item, 'notIn').includes(state)),
  )

/**
 * Return kinds of coverage and their cards without insurers and pages that the clinic does not have: then the page
 * promises nothing.
 */
function kindsWithout(kinds: Item[], gone: ReadonlySet<string>, { insurers, notOffered, state }: Kept): Item[] {
  const known = <Part extends Item>({ insurer, page, ...rest }: Part) => ({
    ...rest,
    ...(insurers.has(String(insurer)) && { insurer }),
    ...(page !== undefined && !gone.has(String(page)) && !notOffered.includes(String(page)) && { page }),
  })
  return inState(kinds, state).map((kind) => ({
    ...known(kind),
    ...(kind.cards !== undefined && { cards: inState(recordsAt(kind, 'cards'), state).map(known) }),
  }))
}

/**
 * Remove pages and insurers from the search's everyday words and the names on insurance cards.
 * @param gone the addresses of the removed pages @param kept the insurers and the state of the clinic
 * @returns the files that change
 */
export function withoutReferences(files: Files, gone: ReadonlySet<string>, kept: Kept): Map<string, string> {
  const changed = new Map<string, string>()
  const cards = fieldsOf('insurance-cards.yaml', files.get('insurance-cards.yaml') ?? '')
  const kinds = kindsWithout(recordsAt(cards, 'kinds'), gone, kept)
  for (const [path, source] of files) {
    if (/^search\.\w+\.yaml$/.test(path))
      changed.set(path, setFields(source, { everyday: everydayWithout(fieldsOf(path, source), gone) }))
    if (path === 'insurance-cards.yaml') changed.set(path, setFields(source, { kinds }))
    if (/^insurance-kinds\.\w+\.yaml$/.test(path))
      changed.set(
        path,
        setFields(source, {
          kinds: recordsAt(fieldsOf(path, source), 'kinds').flatMap((words) => {
            const kind = kinds.find(({ id }) => id === words.id)
            const { answer, ...rest } = words
            // Promise nothing that no page explains.
            return kind ? [answer !== undefined && kind.page === undefined ? rest : words] : []
          }),
        }),
      )
  }
  return changed
}

/** Return embeds.yaml without the frames of removed offices. */
export function withoutOffices(source: string, left: { id: string }[]): string {
  const { offices } = fieldsOf('embeds.yaml', source)
  if (!isRecord(offices)) return source
  const own = Object.entries(offices).filter(([id]) => left.some((office) => office.id === id))
  return setFields(source, { offices: own.length > 0 ? Object.fromEntries(own) : undefined })
}
