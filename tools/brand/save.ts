import { parseDocument } from 'yaml'
import { type BrandColors, colorNames } from '../../lib/brand/colors'
import { brand as schema } from '../../lib/schemas/brand'

/** A change made on the page of `npm run brand`. */
export type BrandChange = { colors: BrandColors; radius: number }

/**
 * Return the text of content/brand.yaml with other colors and corners; comments, order and everything else stay.
 * @returns the new text, or what is wrong with the change, a sentence for each problem
 */
export function changedBrand(source: string, { colors, radius }: BrandChange): string | string[] {
  const document = parseDocument(source)
  if (document.errors.length > 0) return ['content/brand.yaml is not valid YAML: fix it first']
  for (const name of colorNames) {
    const before = String(document.getIn(['colors', name]) ?? '')
    // An unchanged color keeps its spelling.
    if (before.toLowerCase() !== colors[name].toLowerCase()) document.setIn(['colors', name], colors[name])
  }
  if (document.get('radius') !== radius) document.set('radius', radius)
  const result = schema.safeParse(document.toJS())
  return result.success
    ? document.toString({ lineWidth: 0 })
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
