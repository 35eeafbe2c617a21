import { isDeepStrictEqual } from 'node:util'
import { defaultLocale } from '../../../lib/i18n/locales'
import { isRecord } from '../../../lib/util/is-record'
import { labelFor } from '../labels'

export const quoted = (text: unknown) => `“${String(text)}”`

const short = (text: string) => (text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text)

const isPlain = (value: unknown) => value === undefined || ['string', 'number', 'boolean'].includes(typeof value)

/** Return the name of a list item: a text itself, for other items their name, title or id. */
function itemName(item: unknown): string {
  if (!isRecord(item)) return String(item)
  const name = item.name ?? item.title ?? item.question ?? item.id
  return String(isRecord(name) ? name[defaultLocale] : name)
}

/** Describe additions to a list, removals and changes, by the names of its items. */
function listChange(before: unknown[], after: unknown[]): string {
  const named = (items: unknown[], what: string) =>
    items.length > 0 ? [`${items.map((item) => quoted(short(itemName(item)))).join(', ')} ${what}`] : []
  const sameIn = (list: unknown[], item: unknown) => list.find((other) => itemName(other) === itemName(item))
  const parts = [
    ...named(
      after.filter((item) => sameIn(before, item) === undefined),
      'added',
    ),
    ...named(
      before.filter((item) => sameIn(after, item) === undefined),
      'taken out',
    ),
    ...named(
      after.filter((item) => ![undefined, item].some((known) => isDeepStrictEqual(sameIn(before, item), known))),
      'changed',
    ),
  ]
  return parts.length > 0 ? parts.join(', ') : 'in another order'
}

/** Describe a changed field, with its values if they are short enough to read. */
export function fieldChange(name: string, before: unknown, after: unknown): string {
  const { label } = labelFor(name)
  if (Array.isArray(before ?? []) && Array.isArray(after ?? []))
    return `${label}: ${listChange((before ?? []) as unknown[], (after ?? []) as unknown[])}`
  if (isRecord(before) && isRecord(after)) return `${label} (${partChanges(before, after).join('; ')})`
  if (!isPlain(before) || !isPlain(after)) return `${label}: changed`
  if (before === undefined) return `${label}: ${quoted(short(String(after)))} (new)`
  if (after === undefined) return `${label}: taken out (${quoted(short(String(before)))})`
  return `${label}: ${quoted(short(String(before)))} → ${quoted(short(String(after)))}`
}

export const namesIn = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.keys({ ...a, ...b }).filter((name) => !isDeepStrictEqual(a[name], b[name]))

/** Return the parts of a field that changed. */
export const partChanges = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  namesIn(before, after).map((name) => fieldChange(name, before[name], after[name]))
