import { cardOf } from '../../../../lib/seo/cards'
import { limits } from '../../../../scripts/cards/limits'
import { sharedFields } from '../../../../scripts/export/check-metadata'
import { definitionOfPage, type PageFacts } from '../facts'
import type { Card } from '../report'
import { judge, type Outcome } from './finding'

function cardChecks({ width, height, bytes, url }: Card, wanted: { width: number; height: number }): Outcome[] {
  const weight = Math.round(bytes / 1024)
  return [
    judge('card-size', {
      passed: width === wanted.width && height === wanted.height,
      praise: `The card measures ${width} × ${height} pixels.`,
      reason: `The card measures ${width} × ${height} pixels: it must be a picture of ${wanted.width} × ${wanted.height}.`,
    }),
    judge('card-weight', {
      passed: bytes <= limits.card * 1024,
      praise: `The card weighs ${weight} KB.`,
      reason: `The card weighs ${weight} KB; messengers leave out pictures above ${limits.card} KB.`,
    }),
    judge('card-address', {
      passed: /^https:\/\/.+\.(png|jpg)$/.test(url),
      praise: 'The card has a full address that ends in .png or .jpg.',
      reason: `The card’s address is ${url}: it must begin with https:// and end in .png or .jpg.`,
    }),
  ]
}

/** Check what a shared link needs: its picture at the right size and weight, and every field that platforms read. */
export function sharingChecks(page: PageFacts): Outcome[] {
  if (!definitionOfPage(page)?.card || !page.indexable) return []
  const { card, shared } = page
  const wanted = cardOf({ path: page.route }, page.locale)
  const missing = sharedFields.filter((name) => !shared[name]?.trim())
  return [
    judge('shared-fields', {
      passed: missing.length === 0,
      praise: 'Every field for shared links is present.',
      reason: `Shared links lack ${missing.join(', ')}: the head of the page must name them.`,
    }),
    judge('card', {
      passed: card !== undefined,
      praise: 'The page has its card.',
      reason: `The card ${shared['og:image'] ?? wanted.path} is not in the export: build the site anew.`,
    }),
    ...(card ? cardChecks(card, wanted) : []),
  ]
}
