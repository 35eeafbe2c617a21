import { isRecord } from '../../lib/content/read'
import { setFields } from './edit'
import { type Files, fieldsOf } from './pages'

type Item = Record<string, unknown>

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Everyday words without the pages that go, and without entries that meant nothing else. */
const everydayWithout = (everyday: unknown, gone: ReadonlySet<string>): Item[] =>
  itemsOf(everyday).flatMap((item) => {
    const pages = (item.pages as string[]).filter((page) => !gone.has(page.replace(/#.*$/, '')))
    return pages.length > 0 ? [{ ...item, pages }] : []
  })

/** Kinds of coverage and their cards without insurers and pages that the clinic does not have: then the page promises nothing. */
function kindsWithout(kinds: unknown, gone: ReadonlySet<string>, insurers: ReadonlySet<string>): Item[] {
  const known = <Part extends Item>({ insurer, page, ...rest }: Part) => ({
    ...rest,
    ...(insurers.has(String(insurer)) && { insurer }),
    ...(page !== undefined && !gone.has(String(page)) && { page }),
  })
  return itemsOf(kinds).map((kind) => ({
    ...known(kind),
    ...(kind.cards !== undefined && { cards: itemsOf(kind.cards).map(known) }),
  }))
}

/**
 * Takes pages and insurers that go out of the everyday words of the search and the names on insurance cards.
 * @param gone the addresses of the pages. @param insurers the names of those the clinic works with.
 * @returns the files that change.
 */
export function withoutReferences(
  files: Files,
  gone: ReadonlySet<string>,
  insurers: ReadonlySet<string>,
): Map<string, string> {
  const changed = new Map<string, string>()
  for (const [path, source] of files) {
    const fields = fieldsOf(path, source)
    if (/^search\.\w+\.yaml$/.test(path))
      changed.set(path, setFields(source, { everyday: everydayWithout(fields.everyday, gone) }))
    if (path === 'insurance-cards.yaml')
      changed.set(path, setFields(source, { kinds: kindsWithout(fields.kinds, gone, insurers) }))
  }
  return changed
}
