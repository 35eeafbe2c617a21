import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../lib/content/collections'
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { cardOf, hasCard, type Picture, picturesOf } from '../../lib/seo/cards'
import { limits } from '../cards/limits'
import { jpegSize } from '../shared/jpeg'
import type { Site } from '../shared/parsed-page'
import { pngSize } from '../shared/png'
import { stopAt } from '../shared/problems'

function problemWith({ folder, files }: Site, { path, width, height }: Picture, limit: number): string | undefined {
  const [, ending = ''] = /\.(png|jpg)$/.exec(path) ?? []
  if (!ending) return `${path} must end in .png or .jpg: social networks recognize pictures by name`
  if (!files.has(path.slice(1))) return `${path} was not drawn: run the export again`
  const picture = readFileSync(join(folder, path))
  const size = ending === 'jpg' ? jpegSize(picture) : pngSize(picture)
  if (!size) return `${path} is not a ${ending === 'jpg' ? 'JPEG' : 'PNG'}: draw it again`
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
export function checkCards(site: Site, routes: Route[]): void {
  stopAt(
    'cards',
    routes.filter(hasCard).flatMap((route) => {
      const problems = (file: string, picture: Picture, limit: number) => {
        const problem = problemWith(site, picture, limit)
        return problem ? [`${file}: ${problem}`] : []
      }
      const fileIn = (locale: Locale) => fileOf(route.pageType, route.slug, locale)
      return [
        ...locales.flatMap((locale) => problems(fileIn(locale), cardOf(route, locale), limits.card)),
        ...picturesOf(route).flatMap((picture) =>
          problems(`${fileIn(defaultLocale)}, drawing`, picture, limits.article),
        ),
      ]
    }),
  )
}
