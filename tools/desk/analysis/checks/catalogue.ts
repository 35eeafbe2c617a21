import catalogue from './catalogue.json'

export type Group = keyof typeof catalogue

type Check = {
  /** The name in the desk. */
  name: string
  group: Group
  /** The field to edit. */
  field?: string
  /** The file to edit, unless it is the page's own. */
  file?: string
  /** Failing it is a problem; otherwise it is advice. A page that does not name its phrase is not about it. */
  required?: boolean
  /** Its points, as in Yoast's analyses: 9 by default. Minor checks count less, as in Rank Math. */
  of?: number
  /** The Yoast assessment behind it, and what that requires of a page. */
  yoast?: string
  asks?: ('words' | 'sources' | 'pictures' | 'focus' | 'address')[]
  /** The relevant Yoast marks; Yoast also marks what is right (every sentence with a transition word). */
  marks?: 'losses'
}

type NamesIn<Checks> = Checks extends unknown ? keyof Checks : never
export type CheckName = NamesIn<(typeof catalogue)[Group]>

/** Every check by its stable name, which reports, links and the command line use. */
export const checks = Object.fromEntries(
  Object.entries(catalogue).flatMap(([group, members]) =>
    Object.entries(members).map(([name, check]) => [name, { group, ...check }]),
  ),
) as Record<CheckName, Check>

export const checkNames = Object.keys(checks) as CheckName[]
