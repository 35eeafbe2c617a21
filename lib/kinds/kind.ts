import type { z } from 'zod'
import type { Section } from '../content/sections'
import type { Locale } from '../i18n/locales'
import type { translator } from '../i18n/translator'
import type { Card } from './card'
import type { Contents } from './contents'

/** A kind of page: which template shows it, and where its words stand. */
export type Kind = keyof Contents

/** What a file in content/ holds. */
export type Content = {
  /** Its path below content/, without the language: `posts/*.md` for one file a page, `about.md` for the only one. */
  at: string
  /** The fields of both languages. */
  words: z.ZodRawShape
  /** The fields that do not depend on the language: they stand in the file of the default language only. */
  facts: z.ZodRawShape
  /** The `{#ids}` that the headings of the body carry, in this order; without a list they are free. */
  sections?: readonly string[]
  /** Whether each section of the body opens with a picture. */
  pictures?: boolean
  /** The fewest words of the body. */
  fewestWords?: number
  /** The kind of the pages that its field `related` names. */
  related?: 'post' | 'symptom'
  /** Whether it is a legal text, whose terms are long and fixed by law: it may be harder to read. */
  legal?: boolean
}

type Fields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>
type Sections<C extends Content> = C extends { sections: readonly (infer Id extends string)[] }
  ? { intro: string; sections: Record<Id, Section> }
  : unknown

/** A file of content/ in one language, facts and words joined: its fields, its Markdown and, where it has them, sections. */
export type Document<C extends Content> = Omit<Fields<C['words']>, keyof C['facts']> &
  Fields<C['facts']> & { slug: string; content: string } & Sections<C>

/** The content of a page of a kind. */
export type Page<K extends Kind = Kind> = K extends Kind ? Document<Contents[K]> : never

export type Route = {
  /** The address in the default language, without a slash at its end; `localePath` gives those of the others. */
  path: string
  kind: Kind
  /** Names the page within its kind: its content file, the number of a list's page, a frame. */
  slug: string
  /** Whether search engines may list it. */
  indexable: boolean
  /** Old addresses that lead here. */
  aliases: string[]
}

/** An address as its kind gives it; the slug is the last part of the path, search engines may list it. */
type Address = Pick<Route, 'path'> & Partial<Omit<Route, 'path' | 'kind'>>

/** A content file as far as addresses are made of it. */
export type ContentFile = { slug: string; aliases: string[] }

/** Titles and descriptions in search results or in shared links. */
export type Seo = { focus?: string; title: string; description: string }

/** What a page is called, and the town it is about. */
export type PageNames = {
  /** In menus, in breadcrumbs, above its card. */
  title: string
  /** In breadcrumbs, where it has a shorter name there. */
  crumb?: string
  seo: Seo
  /** What a shared link shows instead of the search texts. */
  social?: Seo
  keywords?: string[]
  city?: string
  geo?: { latitude: number; longitude: number }
}

/** What a kind is told of the page it speaks of. */
export type Context<K extends Kind = Kind> = {
  route: Route
  locale: Locale
  page: Page<K>
  t: ReturnType<typeof translator>
  /** The state the clinic is in, as mail writes it: AR. */
  state: string
  /** All pages of another kind, in the order of the site. */
  pagesOf: <Other extends Kind>(kind: Other) => Page<Other>[]
}

/** Its place in the header: a link of its own, the way to all pages of a menu, or an item of a menu. */
type HeaderPlace<K extends Kind> =
  | { at: 'start' | 'end'; title(context: Context<K>): string }
  | { at: 'overview'; menu: HeaderMenu; title(context: Context<K>): string }
  | {
      at: 'item'
      menu: HeaderMenu
      position: number
      /** How many pages of the kind the menu names, where not all. */
      most?: number
      link(context: Context<K>): { title: string; description?: string }
    }

/** The menus of the header, in order, with the messages that name them. */
export const headerMenus = {
  information: 'nav.information',
  services: 'nav.services',
  symptoms: 'nav.symptoms',
  financial: 'nav.financial',
} as const
export type HeaderMenu = keyof typeof headerMenus

export const footerColumns = ['clinic', 'start', 'areas', 'legal'] as const

/** Its place in the footer. */
type FooterPlace<K extends Kind> = {
  column: (typeof footerColumns)[number]
  position: number
  /** How many pages of the kind every page names, where not all. */
  most?: number
  title(context: Context<K>): string
}

/** The parts of llms.txt, in order. */
export const guideParts = ['clinic', 'start', 'services', 'symptoms', 'financial', 'areas', 'blog', 'legal'] as const

/** What the structured data of a page says beyond what every page says (schema.org). */
export type PageData = {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'MedicalWebPage'
  /** How much it tells of the clinic: its name only, or all, with what this page shows of it. */
  clinic?: { services?: boolean; email?: boolean; doctor?: boolean; holidays?: boolean }
  /** The medical condition it is about. */
  condition?: string
  /** Whether the graph describes the doctor. */
  doctor?: boolean
  /** What an overview lists, in its order; `path` in the default language. */
  list?: { path: string; title: string }[]
  questions?: { question: string; answer: string }[]
  /** The one thing the page presents. */
  main?: 'service' | 'article'
  /** The day the doctor last read it. */
  reviewed?: string
  /** The day its text says it was changed, where that is not for the history to say. */
  modified?: string
}

/** What the checks ask of a page that wants to be found by words of its own. */
export type Purpose = {
  /** The fewest words of its own. */
  words: number
  /** Whether it rests on facts from elsewhere that it should link to. A form or a list sends nobody away. */
  sources: boolean
  /** Whether it shows a picture. */
  pictures: boolean
  /** Whether its title may promise a number of things. */
  numbers?: boolean
}

/** All that the site knows of a kind of page. Nothing may be left out: `null` says that there is none. */
export type KindDefinition<K extends Kind = Kind> = {
  content: Contents[K] & Content
  /** What the editor calls all of its pages, and one of them. */
  label: [many: string, one: string]
  /** The order of its pages; `null` where there is one. */
  order: ((a: Page<K>, b: Page<K>) => number) | null
  /** Its addresses, from its content files in order; `count` tells how many files another kind has. */
  addresses(files: ContentFile[], count: (kind: Kind) => number): Address[]
  names(context: Context<K>): PageNames
  /** The overviews above it, from the top; the home page is above all. */
  above: Kind[]
  header: HeaderPlace<K> | null
  footer: FooterPlace<K> | null
  /** The part of llms.txt that lists it. */
  guide: (typeof guideParts)[number] | null
  card: Card<K> | null
  structuredData(context: Context<K>): PageData
  /** What an article says of itself; `null` for pages that are none. */
  article: ((page: Page<K>) => { author: 'doctor' | 'clinic'; date: string }) | null
  /** Kinds whose newest page dates this one, because it lists them. */
  datedBy: Kind[]
  /** `null` for pages that only continue a list or are not listed: they have no words of their own to be found by. */
  purpose: Purpose | null
}
