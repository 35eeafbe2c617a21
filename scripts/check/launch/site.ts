import { type Entry, type Problem, problemsOf, type Reason } from '../../../lib/content/read'
import type { History } from '../../../lib/seo/git-history'

/** The inputs of the launch check. */
export type Site = {
  /** The content folder and its entries. */
  folder: string
  entries: Entry[]
  /** The value of SITE_URL. */
  siteUrl: string | undefined
  /** When each file last changed. */
  history: History
  /** Today, as in `2026-11-26`. */
  today: string
}

/** Find open items of one subject. */
export type Find = (site: Site) => Problem[]

/** Reserved domain names (RFC 2606) and fictional phone numbers (555-0100 to 555-0199). */
export const reserved =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))\b|\b555\W?01\d\d\b/i

/** Return an open item, if there is a file and a reason. */
export const open = (entry: Entry | undefined, field: string, reason: Reason): Problem[] =>
  entry ? problemsOf(entry, { [field]: reason }) : []
