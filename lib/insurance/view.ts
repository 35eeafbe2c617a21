import type { KindNames } from './find-cards'

/** What the clinic knows about a card or a kind of coverage. */
export type Answer = {
  /** Whether a fact or a page of the clinic says yes. */
  known: boolean
  text: string
  /** The page of the insurer, as a path in the default language. */
  page?: string
}

/** A text in parts: every second one must stay on one line. */
export type Parts = string[]
/** What to say or ask, in the page's language and in the other one. */
export type Asked = [own: Parts, other: Parts]

/** A kind of coverage as the page shows it. */
export type CoverageView = Omit<KindNames, 'cards'> & {
  cards: (KindNames['cards'][number] & { answer: Answer })[]
  /** What the clinic knows about a card of this kind that has no name here. */
  answer: Answer
  note: Parts
  call: Parts
  /** The sentence to begin the call with, then the questions. */
  asked: Asked[]
  page?: { path: string; title: string }
  source?: { title: string; url: string }
}

/** A kind of coverage as it is sent: what is asked by its place in a list that all kinds share. */
export type CoverageSent = Omit<CoverageView, 'asked'> & { asked: number[] }
