import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../lib/content/collections'
import { defaultLocale, locales } from '../../lib/i18n/locales'
import { kindOf } from '../../lib/kinds'
import type { Route } from '../../lib/kinds/kind'
import { articlePictures, cardOf, hasCard, type Picture } from '../../lib/seo/cards'
import { pngSize } from './png'
import { stopAt } from './problems'
import type { Site } from './site'

/** How heavy a picture may be, in kilobytes: what messengers and networks load at once. */
export const limits = { card: 300, article: 150 }

function problemWith({ folder, files }: Site, { path, width, height }: Picture, limit: number): string | undefined {
  if (!path.endsWith('.png')) return `${path} must end in .png: networks tell pictures by their name`
  if (!files.has(path.slice(1))) return `${path} was not drawn: run the export again`
  const png = readFileSync(join(folder, path))
  const size = pngSize(png)
  if (!size) return `${path} is no PNG: draw it again`
  if (size.width !== width || size.height !== height)
    return `${path} is ${size.width} × ${size.height}: it must be ${width} × ${height}`
  if (png.length > limit * 1024)
    return `${path} weighs ${Math.ceil(png.length / 1024)} KB, ${limit} allowed: simplify the page's drawing`
}

/**
 * Checks that each page that is shared has its card in both languages, and each article its three pictures: drawn, of
 * the promised size, and light enough.
 * @throws with every page and picture that is not.
 */
export function checkCards(site: Site, routes: Route[]): void {
  stopAt(
    'cards',
    routes.filter(hasCard).flatMap((route) => {
      const cards = locales.map((locale) => ({
        file: fileOf(route.kind, route.slug, locale),
        picture: cardOf(route, locale),
      }))
      const pictures = kindOf(route.kind).article ? articlePictures(route.slug) : []
      return [
        ...cards.map(({ file, picture }) => ({ file, problem: problemWith(site, picture, limits.card) })),
        ...pictures.map((picture) => ({
          file: `${fileOf(route.kind, route.slug, defaultLocale)}, drawing`,
          problem: problemWith(site, picture, limits.article),
        })),
      ].flatMap(({ file, problem }) => (problem ? [`${file}: ${problem}`] : []))
    }),
  )
}
