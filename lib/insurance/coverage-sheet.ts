import type { KindNames } from './find-cards'

/** The clinic's answer about a card or a kind of coverage. */
export type Answer = {
  /** True if a fact or a page of the clinic confirms it. */
  known: boolean
  text: string
  /** The page of the insurer, as a path in the default language. */
  page?: string
}

/** A sentence to say or ask, in the page's language and in the other one. */
export type Asked = { id: string; own: string; other: string }

/** A kind of coverage as the page shows it. */
export type CoverageView = Omit<KindNames, 'cards'> & {
  cards: (KindNames['cards'][number] & { answer: Answer })[]
  /** The answer for an unlisted card of this kind. */
  answer: Answer
  note: string
  call: string
  /** The opening sentence of the call, then the questions. */
  asked: Asked[]
  page?: { path: string; title: string }
  source?: { title: string; url: string }
}
