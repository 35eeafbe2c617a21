import type { Locale } from '../../i18n/locales'
import { kindOf } from '../../kinds'
import type { Route } from '../../kinds/kind'

/** An image that the build renders: its path on the site and its size in pixels. */
export type Picture = { path: string; width: number; height: number }

/** Whether a page has a social card. */
export const hasCard = ({ kind }: Pick<Route, 'kind'>) => kindOf(kind).card !== null

/** The file name of a page's card: `/es/blog/chronic-stress` → `es-blog-chronic-stress.png`, the home page → `en-home.png`. */
function cardName({ path }: Pick<Route, 'path'>, locale: Locale): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${locale}-${page}.png`
}

/** The social card of a page (Open Graph, 1.91:1). */
export const cardOf = (route: Pick<Route, 'path'>, locale: Locale): Picture => ({
  path: `/og/${cardName(route, locale)}`,
  width: 1200,
  height: 630,
})

/** The images of a page beside its card: an article's. */
export const picturesOf = ({ kind, slug }: Pick<Route, 'kind' | 'slug'>): Picture[] =>
  kindOf(kind).article ? articlePictures(slug) : []

/** The images of an article in the three aspect ratios that Google asks for: 16:9, 4:3 and 1:1, without text. */
export const articlePictures = (slug: string): [Picture, Picture, Picture] => [
  { path: `/images/${slug}-16x9.png`, width: 1200, height: 675 },
  { path: `/images/${slug}-4x3.png`, width: 1200, height: 900 },
  { path: `/images/${slug}-1x1.png`, width: 1200, height: 1200 },
]
