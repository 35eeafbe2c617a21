import { pageOf } from '../../lib/content'
import { type Locale, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/kinds/kind'
import { cardOf, hasCard, type Picture, picturesOf } from '../../lib/seo/cards'
import { type CardWords, cardSource, cardWords, designOf } from '../../lib/seo/cards/content'
import { type Layout, layOut } from '../../lib/seo/cards/layout'
import { writeBelow } from '../export/pages'
import { stopAt } from '../export/problems'
import { brandFaces } from '../fonts/brand'
import { cardSvg, kickerStyle, type Typefaces } from './card'
import { viewIn } from './drawings'
import { loadTypeface } from './fonts'
import { drawMailLogo, loadLogo } from './logo'
import { toPng as drawPng, sideBySide } from './png'

/** Lays out the card of a page. @returns the layout, or an error message with page, file, field and fix if the text does not fit. */
export function layOutCard(
  source: { page: string; file: string; field: string },
  words: CardWords,
  design: ReturnType<typeof designOf>,
  { headline, bold }: Typefaces,
): Layout | string {
  const { page, file, field } = source
  const kicker = words.kicker ?? ''
  const missing = headline.missing(words.headline + kicker)
  if (missing) return `${page}: ${file}, ${field}: the card's typeface has no "${missing}": use another character`
  const layout = layOut(words.headline, design.art, headline.width)
  if (!layout)
    return `${page}: ${file}, ${field}: "${words.headline}" does not fit on the social card, even at the smallest font size: shorten it`
  if (bold.width(kicker, kickerStyle.size) > layout.plan.text.width - kickerStyle.indent)
    return `${page}: ${file}, title: "${kicker}" does not fit above the headline of the social card: shorten it`
  return layout
}

/** Loads the typefaces of the cards. */
export async function loadTypefaces(): Promise<Typefaces> {
  const { headings } = brandFaces()
  return {
    headline: await loadTypeface(headings, 700),
    bold: await loadTypeface(headings, 600),
    plain: await loadTypeface(headings, 500),
  }
}

/** The image of an article in one aspect ratio: its drawing with the pin, without text. */
const articleSvg = (slug: string, { width, height }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${viewIn(pageOf('post', 'en', slug).drawing, { x: 0, y: 0, width, height })}</svg>`

/** The pictures that `drawCards` makes for some routes. */
export const picturesFor = (routes: Route[]): Picture[] =>
  routes.flatMap((route) => [
    ...(hasCard(route) ? locales.map((locale) => cardOf(route, locale)) : []),
    ...picturesOf(route),
  ])

/**
 * Renders the social cards of all pages and the images of all articles into an export.
 * @param toPng renders one picture, or takes it from a cache.
 * @throws an error that lists all pages whose headline does not fit their card.
 */
export async function drawCards(folder: string, routes: Route[], toPng = drawPng): Promise<void> {
  const faces = await loadTypefaces()
  const own = await loadLogo()
  await drawMailLogo(folder, faces)
  const problems: string[] = []
  const jobs: (() => Promise<void>)[] = []
  const draw = (picture: Picture, svg: () => string) =>
    jobs.push(async () => writeBelow(folder, picture.path, await toPng(svg())))
  const drawCard = (route: Route, locale: Locale, number: number) => {
    const words = cardWords(route, locale)
    const design = designOf(route)
    const layout = layOutCard({ page: cardOf(route, locale).path, ...cardSource(route, locale) }, words, design, faces)
    if (typeof layout === 'string') problems.push(layout)
    else draw(cardOf(route, locale), () => cardSvg(words, layout, design, faces, number, own))
  }
  for (const [number, route] of routes.filter(hasCard).entries()) {
    for (const locale of locales) drawCard(route, locale, number)
    for (const picture of picturesOf(route)) draw(picture, () => articleSvg(route.slug, picture))
  }
  stopAt('cards', problems)
  await sideBySide(jobs)
}
