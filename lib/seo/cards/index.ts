import { pagesOf } from '../../content'
import { defaultLocale, type Locale } from '../../i18n/locales'
import { definitionOf } from '../../page-types'
import type { Route } from '../../page-types/definition'
import { routes } from '../../routes'
import { memoize } from '../../util/memoize'
import { designOf } from './card-content'

/** An image that the build renders: its path on the site and its size in pixels. */
export type Picture = { path: string; width: number; height: number }

/** Test whether a page has a social card. */
export const hasCard = ({ pageType }: Pick<Route, 'pageType'>) => definitionOf(pageType).card !== null

/** The pages whose card shows a photo. */
const withPhoto = memoize<void, Set<string>>(
  () =>
    new Set(routes.filter((route) => hasCard(route) && designOf(route).art.shape === 'photo').map(({ path }) => path)),
)

/** Choose the format of a picture: JPEG for photos, which would be several times as large as PNG. */
const endingOf = (hasPhoto: boolean) => (hasPhoto ? 'jpg' : 'png')

/** Return the media type of a picture. */
export const typeOfPicture = ({ path }: Pick<Picture, 'path'>) => (path.endsWith('.jpg') ? 'image/jpeg' : 'image/png')

/**
 * Return the file name of a page's card: `/es/blog/chronic-stress` → `es-blog-chronic-stress.png`, the home page →
 * `en-home.png`.
 */
function cardName({ path }: Pick<Route, 'path'>, locale: Locale): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${locale}-${page}.${endingOf(withPhoto().has(path))}`
}

/** Return the social card of a page (Open Graph, 1.91:1). */
export const cardOf = (route: Pick<Route, 'path'>, locale: Locale): Picture => ({
  path: `/og/${cardName(route, locale)}`,
  width: 1200,
  height: 630,
})

/** Return the images of a page besides its card; only articles have any. */
export const picturesOf = ({ pageType, slug }: Pick<Route, 'pageType' | 'slug'>): Picture[] =>
  definitionOf(pageType).article ? articlePictures(slug) : []

/** Return the photo of a post, if it has one. */
export const photoOfPost = (slug: string) => pagesOf('post', defaultLocale).find((post) => post.slug === slug)?.photo

/**
 * Return the images of an article in the three aspect ratios that Google requires, without text: 16:9 as wide as its
 * large previews need, 4:3 and 1:1 well above its minimum of 50,000 pixels.
 */
export function articlePictures(slug: string): [Picture, Picture, Picture] {
  const ending = endingOf(photoOfPost(slug) !== undefined)
  const picture = (shape: string, width: number, height: number): Picture => ({
    path: `/images/${slug}-${shape}.${ending}`,
    width,
    height,
  })
  return [picture('16x9', 1200, 675), picture('4x3', 800, 600), picture('1x1', 800, 800)]
}
