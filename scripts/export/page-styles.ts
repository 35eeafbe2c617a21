import postcss from 'postcss'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'
import { fontsReadyId, frameLoadedClass } from '../../lib/loader/contract'

/** Set by scripts before the whole style sheet has loaded, so no page has them in its HTML. */
const setByScripts = [fontsReadyId, frameLoadedClass]

/** Element and pseudo-class selectors such as `:is(a, button)` and `:focus-visible`, which PurgeCSS cannot judge. */
const startsWithPseudoClass = /^:/

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * List the classes, ids and tag names in pages, including those inside `<noscript>`. React quotes every attribute and
 * writes no others.
 */
function namesIn(pages: string[]): ExtractorResultDetailed {
  const names = { tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>() }
  for (const html of pages) {
    for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.tags.add(tag)
    for (const [, attribute, value = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
      const text = value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '')
      for (const name of text.split(/\s+/)) names[attribute === 'id' ? 'ids' : 'classes'].add(name)
    }
  }
  return {
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [], values: [] },
    undetermined: [],
  }
}

/** List whatever follows a `[` in a style sheet: every attribute name. The few other matches do no harm. */
const attributeNames = (css: string) => [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))]

/**
 * Declare the order of a style sheet's cascade layers. A layer that loses all its rules would otherwise lose its
 * position, and the whole sheet, which loads later, would put it last (CSS Cascade 5, "Layer Ordering").
 * @returns an `@layer` statement, or an empty string if the sheet has no layers
 */
function layerOrder(css: string): string {
  const names = new Set<string>()
  postcss.parse(css).walkAtRules('layer', ({ params }) => void names.add(params))
  return names.size > 0 ? `@layer ${[...names].join(',')};` : ''
}

/**
 * Reduce a style sheet to the rules that the first view of some pages needs. Attributes are ignored: most of them are
 * states that scripts set (`open`, `aria-*`, `data-*`).
 * @param css the whole sheet
 * @param pages the HTML of the pages
 */
export async function reduceStyles(css: string, pages: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => namesIn(pages) }],
    dynamicAttributes: attributeNames(css),
    safelist: [...setByScripts, startsWithPseudoClass],
    variables: true,
    keyframes: true,
  })
  return layerOrder(css) + (result?.css ?? '')
}
