import type { Content, ContentFile, Document } from '../content/document'
import type { Translate } from '../i18n/create-translate'
import type { Locale } from '../i18n/locales'
import type { Confirmable } from '../schemas/clinic'
import type { Art, Ground } from './card'
import type { PageType } from './names'
import type { PageData } from './structured-data'

export type Route = {
  /** Path in the default language, without trailing slash; `localePath` gives the others. */
  path: string
  pageType: PageType
  /** Identifies the page within its page type: the name of its content file, a page number, a frame. */
  slug: string
  /** Whether search engines may index it. */
  indexable: boolean
  /** Former paths that redirect here. */
  aliases: string[]
  /** The name of the office or practitioner that it is about. */
  name?: Record<Locale, string>
}

/** A route as its page type defines it. By default `slug` is the last segment of the path and `indexable` is true. */
type Address = Pick<Route, 'path'> & Partial<Omit<Route, 'path' | 'pageType'>>

/** Offices and practitioners with their own pages, if clinic.yaml has several: the slug and name of each. */
export type Listed = Record<'offices' | 'practitioners', { slug: string; name: Record<Locale, string> }[]>

/** Title and description for search results or shared links. */
export type Seo = { focus?: string; title: string; description: string }

/** Names and descriptions of a page for various places, and the town it is about. */
export type PageNames = {
  /** In menus, in breadcrumbs, on cards. */
  title: string
  /** A shorter name for breadcrumbs. */
  crumb?: string
  seo: Seo
  /** Overrides `seo` in shared links. */
  social?: Seo
  keywords?: string[]
  city?: string
  geo?: { latitude: number; longitude: number }
}

/** The arguments of a page type's functions: a page in a language. */
export type Context<P> = {
  route: Route
  locale: Locale
  page: P
  t: Translate
  /** Postal abbreviation of the clinic's state: AR. */
  state: string
  /** Test whether the clinic has confirmed a fact; until then structured data does not claim it. */
  isConfirmed(fact: Confirmable): boolean
  /** Return the pages of a type that have a title, in display order. */
  pagesOf(pageType: PageType): { slug: string; title: string }[]
}

/** Its place in the header: a top-level link, the "all pages" link of a menu, or an item of a menu. */
type HeaderPlace<P> =
  | { at: 'start' | 'end'; title(context: Context<P>): string }
  | { at: 'overview'; menu: HeaderMenu; title(context: Context<P>): string }
  | {
      at: 'item'
      menu: HeaderMenu
      position: number
      /** Maximum number of pages in the menu; all if absent. */
      most?: number
      link(context: Context<P>): { title: string; description?: string }
    }

/** The menus of the header in order, with the message keys of their labels. */
export const headerMenus = {
  information: 'nav.information',
  services: 'nav.services',
  symptoms: 'nav.symptoms',
  financial: 'nav.financial',
} as const

export type HeaderMenu = keyof typeof headerMenus

export const footerColumns = ['clinic', 'start', 'areas', 'legal'] as const

/** Its place in the footer. */
type FooterPlace<P> = {
  column: (typeof footerColumns)[number]
  position: number
  /** The id of the section that the link leads to; the top of the page if absent. */
  part?: string
  /** The most pages of the type that the footer lists; all if absent. */
  most?: number
  title(context: Context<P>): string
}

/** The sections of the search page’s list of pages, in order. */
export const siteSectionNames = [
  'clinic',
  'start',
  'services',
  'symptoms',
  'parts',
  'financial',
  'areas',
  'blog',
  'legal',
] as const

/**
 * The groups of pages in search, most useful first: when the search files reach their limit, the last groups are
 * shortened.
 */
export const searchGroups = ['first', 'later', 'last'] as const

/** The social card of a page (`og:image`). */
type Card<P> = {
  ground: Ground
  art: (page: P) => Art
  /** The content field of its headline: `hero.heading`. */
  headline: string
  /** The line above the headline: the section of the site, or the town. */
  kicker: (context: Context<P>) => string
}

/** The complete definition of a page type for its content. Every part is required; `null` means that it has none. */
export type PageTypeDefinition<C extends Content = Content, P = Document<C>> = {
  content: C
  /** Name in the editor: plural and singular. */
  label: [many: string, one: string]
  /** Display order of its pages; `null` for the order of file names. */
  order: ((a: P, b: P) => number) | null
  /**
   * Its routes. @param files its content files in order. @param count returns the number of content files of a page
   * type.
   * @param listed the offices and practitioners that have their own pages.
   */
  addresses(files: ContentFile[], count: (pageType: PageType) => number, listed: Listed): Address[]
  names(context: Context<P>): PageNames
  /** Its ancestors in the breadcrumbs, from the top, without the home page. */
  above: PageType[]
  header: HeaderPlace<P> | null
  footer: FooterPlace<P> | null
  /** The section of the search page that lists it. */
  siteSection: (typeof siteSectionNames)[number] | null
  card: Card<P> | null
  structuredData(context: Context<P>): PageData
  /** Author and date of an article; `null` for other pages. */
  article: ((page: P) => { author: 'doctor' | 'clinic'; date: string }) | null
  /** The page types that it lists: their latest change counts as a change of this page. */
  datedBy: PageType[]
  /** Its group in search; `null` if search excludes it. */
  search: (typeof searchGroups)[number] | null
  /**
   * The address of the overview above its pages, if the clinic may switch off single pages (`notOffered` of
   * content/clinic.yaml).
   */
  switchable: string | null
  /** Whether its pages are only shown inside iframes. */
  framed: boolean
}
