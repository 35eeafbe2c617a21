import { seo, text } from '../content/schemas/fields'
import type { Content, Purpose } from './kind'

/** The fields of a page that has a heading, a lead and a place in a menu. */
export const pageWords = { title: text, heading: text, menu: text.max(60), lead: text, seo }

/** A page of which there is one, with these fields and free text. */
export const onePage = <At extends string>(at: At) => ({ at, words: pageWords, facts: {} }) as const satisfies Content

/** Pages in the order that their files give. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** What the checks ask of pages that lead elsewhere: lists and forms. */
export const overview: Purpose = { words: 150, sources: false, pictures: false }

/** What the checks ask of a page that explains a thing. */
export const guide: Purpose = { words: 400, sources: true, pictures: true }

/** What the checks ask of a page that gives facts. */
export const information: Purpose = { words: 300, sources: true, pictures: false }
