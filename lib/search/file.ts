import { type Locale, localePath } from '../i18n/locales'

/** An answer from the clinic's facts, with an action. */
export type Answer = {
  title: string
  lines: string[]
  /** The action button: its label and address (`tel:`, a map, a page of this site in its language). */
  action: [label: string, href: string]
  /** A second button. */
  also?: [label: string, href: string]
  /** Its page, a path in the default language. */
  page: string
}

/** A phrase as its stems (words.ts), separated by spaces. */
export type Phrase = string

/** Everyday phrases for the same pages. */
export type Everyday = {
  /** The indexes of the target pages in `pages`, best first, with `#id` for a section. */
  targets: string[]
  /** Phrases of this language. */
  own: Phrase[]
  /** Phrases of the other language. */
  foreign: Phrase[]
}

/** The strings that the results need. */
export type ResultWords = {
  results: string
  /** The texts for the number of results, indexed by that number. */
  counts: string[]
  /** The text before and after a word in the other language. */
  foreign: string[]
  none: string
  noneText: string
  all: string
}

/** The data needed for a first answer in one language. Paths are in the default language. */
export type SearchFile = {
  pages: [path: string, title: string][]
  everyday: Everyday[]
  answers: [asked: Phrase[], title: string, lines: string[], label: string, href: string, page: string][]
  /**
   * Alerts, gravest first: phrases of which one must be said whole; pairs of lists of which one phrase each must
   * be said; the answer.
   */
  alerts: [said: Phrase[], together: [any: Phrase[], other: Phrase[]][], answer: Answer][]
  /** Shown when nothing is found: ways to reach the clinic, and the indexes of pages to start with. */
  call: [label: string, href: string]
  text: [label: string, href: string]
  begin: number[]
  words: ResultWords
}

/** The texts of the pages, loaded after the first answer: they appear in results, and their words match, too. */
export type SearchTexts = {
  /** The first sentence of each page. */
  leads: string[]
  /** Sections of the pages, by page index; the id is empty if it is the slug of the heading. */
  sections: [page: number, id: string, heading: string, sentence: string][]
}

/** Return the path of a language's file for the first answer. */
export const searchFilePath = (locale: Locale) => localePath('/search.json', locale)

/** Return the path of a language's text file. */
export const searchTextsPath = (locale: Locale) => localePath('/search-texts.json', locale)

/** Return the address of the results page for a query. */
export const resultsPath = (query: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search')

/** Return the address of a result, with the id of a section as its fragment. */
export const hitPath = (path: string, id?: string) => (id ? `${path}#${id}` : path)

/** The maximum length of a query in characters; the rest is ignored. */
export const longestQuery = 120

/** The most results that are shown. */
export const mostResults = 12
