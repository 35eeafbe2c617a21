import { type Locale, localePath } from '../i18n/locales'

/** The questions that search answers at once, from the clinic's facts; besides, each insurer by its name. */
export const answerNames = ['hours', 'phone', 'address', 'price', 'insurance', 'languages', 'appointment'] as const
export type AnswerName = (typeof answerNames)[number]

/** An answer from the clinic's facts, and what to do about it. */
export type Answer = {
  /** Phrases; a question that holds all words of one of them is answered. */
  phrases: string[]
  title: string
  lines: string[]
  /** The button to act: its label, and where it leads (`tel:`, a map, a page of this site in its language). */
  action: [label: string, href: string]
  /** Its page, a path in the default language. */
  page: string
}

/** Phrases, separated by `|`, and the pages they mean by their place in `pages`, with `#id` where a part of the page is meant. */
export type Everyday = [phrases: string, targets: string[]]

/** The words that the results need. */
export type ResultWords = {
  results: string
  /** How many results there are, by their number. */
  counts: string[]
  /** What stands before and behind a word of the other language. */
  foreign: string[]
  none: string
  noneText: string
  all: string
}

/** What a visitor's browser loads to search the pages of one language. Paths are in the default language. */
export type SearchFile = {
  pages: [path: string, title: string, lead: string][]
  /** Parts of the pages, by the place of the page; the id is empty where it is the slug of the heading, the sentence where it was left out. */
  sections: [page: number, id: string, heading: string, sentence: string][]
  everyday: Everyday[]
  /** Those of the other language. */
  foreign: Everyday[]
  answers: Answer[]
  /** What to show when nothing is found: ways to reach the clinic, and pages to begin with, by their place. */
  call: [label: string, href: string]
  text: [label: string, href: string]
  begin: number[]
  words: ResultWords
}

/** Where a language's file is. */
export const searchFilePath = (locale: Locale) => localePath('/search.json', locale)

/** The address of the results of a query. */
export const resultsPath = (query: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search')

/** The address of a result; a part of the page by its id. */
export const hitPath = (path: string, id?: string) => (id ? `${path}#${id}` : path)

/** The longest query that is looked at, in characters. */
export const longestQuery = 120

/** The most results that are shown. */
export const mostResults = 12
