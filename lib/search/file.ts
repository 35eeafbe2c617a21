import { type Locale, localePath } from '../i18n/locales'

/** An answer from the clinic's facts, and what to do about it. */
export type Answer = {
  title: string
  lines: string[]
  /** The button to act: its label, and where it leads (`tel:`, a map, a page of this site in its language). */
  action: [label: string, href: string]
  /** Its page, a path in the default language. */
  page: string
}

/** Test whether an answer is to call 911 or 988. */
export const isUrgent = ({ action: [, href] }: Answer): boolean => href === 'tel:911' || href === 'tel:988'

/**
 * Everyday phrases by their meaning: strings with a part for each meaning, separated by `;`. Phrases are packed
 * (phrases.ts), their words are stems (words.ts).
 */
export type Everyday = {
  /**
   * The pages, by their place in `pages`, separated by spaces, with `#id` where a part of the page is meant; the best
   * one first.
   */
  targets: string
  /** Phrases of this language. */
  own: string
  /** Phrases of the other language. */
  foreign: string
}

/** The words that the results need. */
export type ResultWords = {
  results: string
  /** The texts that say how many results there are, by their number. */
  counts: string[]
  /** The text before and behind a word of the other language. */
  foreign: string[]
  none: string
  noneText: string
  all: string
  /** The switch of the key that opens the search. */
  key: string
}

/** The data that the first answer needs to search the pages of one language. Paths are in the default language. */
export type SearchFile = {
  pages: [path: string, title: string][]
  everyday: Everyday
  /** Each with the phrases that ask for it, packed. */
  answers: [asked: string, title: string, lines: string[], label: string, href: string, page: string][]
  /** Shown when nothing is found: ways to reach the clinic, and pages to begin with, by their index. */
  call: [label: string, href: string]
  text: [label: string, href: string]
  begin: number[]
  words: ResultWords
}

/**
 * The texts of the pages, which come after the first answer: what results show of them, and what else is found by its
 * words.
 */
export type SearchTexts = {
  /** The first sentence of each page. */
  leads: string[]
  /** Parts of the pages, by the place of the page; the id is empty where it is the slug of the heading. */
  sections: [page: number, id: string, heading: string, sentence: string][]
}

/** Return the path of a language's file for the first answer. */
export const searchFilePath = (locale: Locale) => localePath('/search.json', locale)

/** Return the path of a language's file of texts. */
export const searchTextsPath = (locale: Locale) => localePath('/search-texts.json', locale)

/** Return the address of the results of a query. */
export const resultsPath = (query: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search')

/** Return the address of a result; a part of the page by its id. */
export const hitPath = (path: string, id?: string) => (id ? `${path}#${id}` : path)

/** The longest query that is looked at, in characters. */
export const longestQuery = 120

/** The most results that are shown. */
export const mostResults = 12
