import type { z } from 'zod'
import type { Section } from './sections'

/** The definition of content files. */
export type Content = {
  /** Path below content/ without the language: `posts/*.md` for many pages, `about.md` for a single one. */
  at: string
  /** Translated fields, in the file of each language. */
  words: z.ZodRawShape
  /** Fields that do not depend on the language, in the file of the default language only. */
  facts: z.ZodRawShape
  /** The required `{#id}`s of the body's headings, in order; if absent, headings are unrestricted. */
  sections?: readonly string[]
  /** With `sections`: the page also shows the text above the first heading. */
  intro?: boolean
  /** Require a picture at the beginning of each section. */
  pictures?: boolean
  /** The page type of its field `related`. */
  related?: 'post' | 'symptom'
  /** Legal text: it may say what the law says, even about emergencies. */
  legal?: boolean
}

type Fields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>
type Sections<C extends Content> = C extends { sections: readonly (infer Id extends string)[] }
  ? { sections: Record<Id, Section> } & (C extends { intro: true } ? { intro: string } : unknown)
  : unknown

/** A content file in one language, facts and words merged: its fields, its Markdown and, if defined, its sections. */
export type Document<C extends Content> = Omit<Fields<C['words']>, keyof C['facts']> &
  Fields<C['facts']> & { slug: string; content: string } & Sections<C>

/** The parts of a content file that determine its route. */
export type ContentFile = { slug: string; aliases: string[] }
