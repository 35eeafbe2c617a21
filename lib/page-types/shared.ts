import { z } from 'zod'
import type { Content, ContentFile } from '../content/document'
import { eachItemOnce, references, referenceTo, seo, text, titled } from '../schemas/fields'
import type { Art, Ground } from './card'
import type { HeaderMenu } from './definition'
import type { PageType } from './names'
import type { PageData } from './structured-data'

/** Common fields of pages. */
export const pageWords = { title: text, heading: text, menu: text.max(60), lead: text, seo }

/**
 * The fields of a page about a service or symptom. `menu` and `card` describe it elsewhere; `pin` labels its drawing.
 */
export const topicWords = {
  ...pageWords,
  heading: text.max(70),
  card: text,
  caption: text,
  pin: text,
  cta: text,
}

/** The danger signs that a page names: the gravest that fit it, in the order in which its box shows them. */
export const urgent = z
  .array(referenceTo('danger sign', { file: 'danger', list: 'signs', key: 'id' }))
  .min(4, 'name at least four danger signs')
  .max(8, 'name at most eight danger signs: a long list is not read')
  .superRefine(eachItemOnce)
  .meta({
    what: 'danger sign',
    label: 'Danger signs',
    hint: 'Four to eight, the gravest first; at least one calls for 911. Their words are in danger.en.yaml.',
    namesIn: { file: 'danger', list: 'signs', key: 'id' },
  })

/** The body part whose page checks the danger signs of this page's topic. */
export const bodyPartName = text.optional().meta({
  ...referenceTo('part of the body', { file: 'danger', list: 'parts', key: 'id' }).meta(),
  label: 'Part of the body',
  hint: 'Whose leaflet the danger signs lead to, such as lower-back. Without it, to the drawing of the body.',
})

/** The fields of every page about paying; `cta` is the closing call to action. */
export const paymentWords = { title: text, heading: text.max(70), lead: text, seo, cta: titled }

/** The fields of a page about a payment option. */
export const planWords = { ...paymentWords, menu: text.max(60), sources: references }

/** Return the content of a page type with a single page: common fields and free text. */
export const onePage = <At extends string>(at: At) => ({ at, words: pageWords, facts: {} }) as const satisfies Content

/** The social card of a page without a picture of its own. */
export const plainCard = {
  ground: 'spruce',
  art: (): Art => ({ shape: 'ridges' }),
  headline: 'heading',
  kicker: ({ page }: { page: { title: string } }) => page.title,
} as const

/** Sort pages by their field `order`. */
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** The parts that most page types share: names come from content fields; no menu and no other page links there. */
const commonParts = {
  order: null,
  names: <Names>({ page }: { page: Names }) => page,
  above: [] as PageType[],
  header: null,
  footer: null,
  structuredData: (): PageData => ({ type: 'WebPage' }),
  article: null,
  datedBy: [] as PageType[],
  search: 'first' as const,
  switchable: null,
  framed: false,
}

/** Return those parts, name and address of a page type with a single page. */
export const singlePage = (name: string, path: string) => ({
  ...commonParts,
  label: [name, name] as [string, string],
  addresses: () => [{ path }],
})

/**
 * Return those parts, names and addresses of a page type with a page for each content file, sorted by the field
 * `order`.
 */
export const onePagePerFile = (many: string, one: string, folder: string) => ({
  ...commonParts,
  label: [many, one] as [string, string],
  order: byOrder,
  addresses: (files: ContentFile[]) =>
    files.map(({ slug, aliases }) => ({
      path: `${folder}/${slug}`,
      aliases: aliases.map((alias) => `${folder}/${alias}`),
    })),
})

/** The parts of a page that no list links to. */
export const unlisted = {
  ...commonParts,
  siteSection: null,
  card: null,
  search: null,
}

/** Return a place in a header menu, named by the page's own texts. */
export const menuItem = (menu: HeaderMenu, position: number) => ({
  at: 'item' as const,
  menu,
  position,
  link: ({ page }: { page: { title: string; menu: string } }) => ({ title: page.title, description: page.menu }),
})

/** Return the picture of a page for its card: its photo, or else its drawing. */
export const pageArt = ({ photo, drawing }: { photo?: string; drawing: string }): Art =>
  photo ? { shape: 'photo', photo } : { shape: 'view', view: drawing }

/** Return a card with the page's heading below its title, beside a drawing. */
export const drawingCard = (ground: Ground, view: string) => ({
  ground,
  art: () => ({ shape: 'view' as const, view }),
  headline: 'heading',
  kicker: ({ page }: { page: { title: string } }) => page.title,
})
