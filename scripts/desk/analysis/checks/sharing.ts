import { cardOf, hasCard } from '../../../../lib/seo/cards'
import type { PageFacts } from '../facts'
import type { Card } from '../report'
import { judge, type Outcome } from './finding'

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

/** The builder of the head is where these are mended: no page has a field for them. */
const made = { file: 'lib/seo/metadata.ts', loss: 'problem' } as const

function cardChecks({ width, height, bytes, url }: Card, wanted: { width: number; height: number }): Outcome[] {
  const weight = Math.round(bytes / 1024)
  return [
    judge('sharing', {
      ...made,
      check: 'card-size',
      passed: width === wanted.width && height === wanted.height,
      praise: `The card measures ${width} × ${height} pixels.`,
      reason: `The card measures ${width} × ${height} pixels: it must be a PNG of ${wanted.width} × ${wanted.height}.`,
    }),
    judge('sharing', {
      ...made,
      check: 'card-weight',
      passed: bytes <= heaviest,
      praise: `The card weighs ${weight} KB.`,
      reason: `The card weighs ${weight} KB; messengers leave out pictures above ${heaviest / 1024} KB.`,
    }),
    judge('sharing', {
      ...made,
      check: 'card-address',
      passed: /^https:\/\/.+\.png$/.test(url),
      praise: 'The card has a full address that ends in .png.',
      reason: `The card’s address is ${url}: it must begin with https:// and end in .png.`,
    }),
  ]
}

/** What a shared link needs: its picture at the right size and weight, and every field the platforms read. */
export function sharingChecks(page: PageFacts): Outcome[] {
  if (!hasCard(page) || !page.indexable) return []
  const { card, shared } = page
  const wanted = cardOf({ path: page.route }, page.locale)
  const missing = needed.filter((name) => !shared[name]?.trim())
  return [
    judge('sharing', {
      ...made,
      check: 'shared-fields',
      passed: missing.length === 0,
      praise: 'Every field that shared links show is there.',
      reason: `Shared links lack ${missing.join(', ')}: the head of the page must name them.`,
    }),
    judge('sharing', {
      ...made,
      check: 'card',
      passed: card !== undefined,
      praise: 'The page has its card.',
      reason: `The card ${shared['og:image'] ?? wanted.path} is not in the export: build the site anew.`,
    }),
    ...(card ? cardChecks(card, wanted) : []),
  ]
}
