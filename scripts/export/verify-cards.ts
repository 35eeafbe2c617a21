import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileOf } from '../../lib/content/collections'
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { cardOf, hasCard, type Picture, picturesOf } from '../../lib/seo/cards'
import { limits } from '../cards'
import type { Site } from '../shared/parsed-page'
import { stopAt } from '../shared/problems'

async function problemWith(
  { folder, files }: Site,
  { path, width, height }: Picture,
  limit: number,
): Promise<string | undefined> {
  const [, ending = ''] = /\.(png|jpg)$/.exec(path) ?? []
  if (!ending) return `${path} must end in .png or .jpg: social networks recognize pictures by name`
  if (!files.has(path.slice(1))) return `${path} was not drawn: run the export again`
  const picture = readFileSync(join(folder, path))
  const format = ending === 'jpg' ? 'jpeg' : 'png'
  const size = await sharp(picture)
    .metadata()
    .catch(() => undefined)
  if (size?.format !== format) return `${path} is not a ${format.toUpperCase()}: draw it again`
  if (size.width !== width || size.height !== height)
    return `${path} is ${size.width} × ${size.height}: it must be ${width} × ${height}`
  if (picture.length > limit * 1024)
    return `${path} weighs ${Math.ceil(picture.length / 1024)} KB, ${limit} allowed: simplify the page's picture`
}

/**
 * Check that each shareable page has a card in both languages, and each article its three pictures, each drawn, of
 * the specified size and light enough.
 * @throws with every page and picture that fails
 */
export async function verifyCards(site: Site, routes: Route[]): Promise<void> {
  const problems = routes.filter(hasCard).flatMap((route) => {
    const fileIn = (locale: Locale) => fileOf(route.pageType, route.slug, locale)
    const check = async (file: string, picture: Picture, limit: number) => {
      const problem = await problemWith(site, picture, limit)
      return problem ? [`${file}: ${problem}`] : []
    }
    return [
      ...locales.map((locale) => check(fileIn(locale), cardOf(route, locale), limits.card)),
      ...picturesOf(route).map((picture) => check(`${fileIn(defaultLocale)}, drawing`, picture, limits.article)),
    ]
  })
  stopAt('cards', (await Promise.all(problems)).flat())
}
