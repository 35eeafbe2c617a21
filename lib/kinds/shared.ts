import { seo, text } from '../content/schemas/fields'
import type { Content, Purpose } from './kind'

/** Common fields of pages. */
export const pageWords = { title: text, heading: text, menu: text.max(60), lead: text, seo }

/** The content of a kind with a single page, common fields and free text. */
export const onePage = <At extends string>(at: At) => ({ at, words: pageWords, facts: {} }) as const satisfies Content

/** Sorts pages by their field `order`. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** Requirements for lists and forms. */
export const overview: Purpose = { words: 150, sources: false, pictures: false }

/** Requirements for pages that explain a topic. */
export const guide: Purpose = { words: 400, sources: true, pictures: true }

/** Requirements for pages that state facts. */
export const information: Purpose = { words: 300, sources: true, pictures: false }
