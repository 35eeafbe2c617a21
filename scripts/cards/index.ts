import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { pageOf } from '../../lib/content'
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { type PhotoName, photoSource } from '../../lib/pictures/photos'
import { cardOf, hasCard, type Picture, photoOfPost, picturesOf } from '../../lib/seo/cards'
import { type CardWords, cardSource, cardWords, designOf } from '../../lib/seo/cards/card-content'
import { type Layout, layOut } from '../../lib/seo/cards/layout'
import { cutPhoto } from '../photos/cut'
import { writeBelow } from '../shared/page-files'
import { type Draw, insideCard, lightJpeg, sideBySide, toPng, toPngWithLogo } from '../shared/pictures'
import { stopAt } from '../shared/problems'
import { cardSvg, kickerStyle } from './card'
import { viewIn } from './card-drawings'
import { drawMailLogo, loadLogo } from './card-logo'
import { loadTypefaces, type Typefaces } from './typefaces'

/** Maximum size of a picture, in kilobytes: messengers and social networks skip larger ones. */
export const limits = { card: 300, article: 150 }

/**
 * Lay out the card of a page. @returns the layout, or an error with page, file, field and fix if the text does not
 * fit
 */
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

type Size = { width: number; height: number }

/** Draw a picture that shows a photo; the hash in the file name identifies the photo. */
async function drawPhoto(draw: Draw, photo: PhotoName, { width, height }: Size, around?: (url: string) => string) {
  const { path, file } = photoSource(photo)
  const cut = () =>
    cutPhoto(readFileSync(path), file, width / height)
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: 'white' })
  const svgAround = async (): Promise<Buffer> => {
    const inside = await cut().jpeg(insideCard).toBuffer()
    return Buffer.from(around?.(`data:image/jpeg;base64,${inside.toString('base64')}`) ?? '')
  }
  // The photo itself is long; its hash identifies it as well.
  const source = `${around?.(file.hash) ?? ''} ${file.hash} ${width} ${height}`
  return draw(source, async () =>
    lightJpeg(around ? sharp(await svgAround()) : cut(), around ? limits.card : limits.article),
  )
}

/** Return the image of an article in one aspect ratio: its drawing with the pin, without text. */
const articleSvg = (slug: string, { width, height }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${viewIn(pageOf('post', defaultLocale, slug).drawing, { x: 0, y: 0, width, height })}</svg>`

/** Return the pictures that `drawCards` makes for some routes. */
export const picturesFor = (routes: Route[]): Picture[] =>
  routes.flatMap((route) => [
    ...(hasCard(route) ? locales.map((locale) => cardOf(route, locale)) : []),
    ...picturesOf(route),
  ])

/**
 * Render the social cards of all pages and the images of all articles into an export.
 * @param draw renders one picture, or takes it from a cache
 * @throws an error that lists all pages whose headline does not fit on their card
 */
export async function drawCards(
  folder: string,
  routes: Route[],
  draw: Draw = (source, make = toPng) => make(source),
): Promise<void> {
  const faces = await loadTypefaces()
  const own = await loadLogo()
  await drawMailLogo(folder, faces)
  const problems: string[] = []
  const jobs: (() => Promise<void>)[] = []
  const put = (picture: Picture, make: () => Promise<Buffer>) =>
    jobs.push(async () => writeBelow(folder, picture.path, await make()))
  const drawCard = (route: Route, locale: Locale, number: number) => {
    const words = cardWords(route, locale)
    const design = designOf(route)
    const card = cardOf(route, locale)
    const layout = layOutCard({ page: card.path, ...cardSource(route, locale) }, words, design, faces)
    if (typeof layout === 'string') return problems.push(layout)
    const { art } = design
    const svg = (photo?: string) => cardSvg(words, layout, design, faces, number, own, photo)
    return put(card, () =>
      art.shape === 'photo' ? drawPhoto(draw, art.photo, layout.plan.art, svg) : draw(svg(), own && toPngWithLogo),
    )
  }
  for (const [number, route] of routes.filter(hasCard).entries()) {
    for (const locale of locales) drawCard(route, locale, number)
    const photo = photoOfPost(route.slug)
    for (const picture of picturesOf(route))
      put(picture, () => (photo ? drawPhoto(draw, photo, picture) : draw(articleSvg(route.slug, picture))))
  }
  stopAt('cards', problems)
  await sideBySide(jobs)
}
