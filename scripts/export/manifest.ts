import { createHash } from 'node:crypto'
import type { Twin } from './markdown'

/** Each address of a build with a mark of what its page says: the same as long as no word of it changes. */
export type Manifest = Record<string, string>

/** The file in which a deployed site lists its pages, so that the next build can tell what is new. */
export const manifestFile = 'announce.json'

/**
 * List the pages of a build with hashes of their Markdown versions: scripts and styles change without a word changing.
 */
export function manifestOf(twins: Twin[]): Manifest {
  const mark = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  return Object.fromEntries(twins.map(({ url, text }) => [url, mark(text)]))
}
