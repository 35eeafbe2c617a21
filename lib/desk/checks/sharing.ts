import { cardOf, hasCard } from '../../cards'
import type { PageFacts } from '../facts'
import { judge, type Outcome } from './finding'

const group = 'sharing'
/** Messengers leave out pictures that weigh more. */
const heaviest = 300 * 1024

const needed = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:locale',
  'og:locale:alternate',
  'og:site_name',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
]

/** What a shared link needs: its picture at the right size and weight, and every field the platforms read. */
export function sharingChecks(page: PageFacts): Outcome[] {
  if (!hasCard(page) || !page.indexable) return []
  const wanted = cardOf({ path: page.route }, page.locale)
  const { card, shared } = page
  const missing = needed.filter((name) => !shared[name]?.trim())
  const builder = { file: 'lib/metadata.ts' }
  const outcomes: Outcome[] = [
    {
      ...judge(
        'shared-fields',
        group,
        undefined,
        missing.length === 0,
        [
          'Every field that shared links show is there.',
          `Shared links lack ${missing.join(', ')}: the head of the page must name them.`,
        ],
        'problem',
      ),
      ...builder,
    },
    {
      ...judge(
        'card',
        group,
        undefined,
        card !== undefined,
        [
          'The page has its card.',
          `The card ${shared['og:image'] ?? wanted.path} is not in the export: build the site anew.`,
        ],
        'problem',
      ),
      ...builder,
    },
  ]
  if (card) {
    const { width, height, bytes, url } = card
    outcomes.push(
      {
        ...judge(
          'card-size',
          group,
          undefined,
          width === wanted.width && height === wanted.height,
          [
            `The card measures ${width} × ${height}.`,
            `The card measures ${width} × ${height}: it must be a PNG of ${wanted.width} × ${wanted.height}.`,
          ],
          'problem',
        ),
        ...builder,
      },
      {
        ...judge(
          'card-weight',
          group,
          undefined,
          bytes <= heaviest,
          [
            `The card weighs ${Math.round(bytes / 1024)} KB.`,
            `The card weighs ${Math.round(bytes / 1024)} KB, and messengers leave out more than ${heaviest / 1024}.`,
          ],
          'problem',
        ),
        ...builder,
      },
      {
        ...judge(
          'card-address',
          group,
          undefined,
          /^https:\/\/.+\.png$/.test(url),
          [
            'The card has a full address that ends in .png.',
            `The card’s address is ${url}: it must begin with https:// and end in .png.`,
          ],
          'problem',
        ),
        ...builder,
      },
    )
  }
  return outcomes
}
