import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Result } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Less than half the size of the package's own source. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The scope of an axe run: an element, or an element without some of its parts. */
export type Part = string | { include: string; exclude: string[] }

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Wait until all fades have finished: half-transparent words have less contrast. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {})
  })

/**
 * Run axe on a page, or on a part of it, with the rules of `tags`, without frames: their pages belong to providers.
 */
async function violations(page: Page, tags?: string[], part: Part = ':root'): Promise<Result[]> {
  // Injected directly: AxeBuilder would also load axe into every frame and return all passes.
  await page.evaluate(source)
  await settled(page)
  return page.evaluate(
    async ([context, values]) => {
      const runOnly = values && { type: 'tag' as const, values }
      // Experimental, so tags alone do not include it.
      const rules = { 'css-orientation-lock': { enabled: true } }
      return (await window.axe.run(context, { runOnly, rules, iframes: false, resultTypes: ['violations'] })).violations
    },
    [part, tags] as const,
  )
}

/** Return all violations, with the affected elements. */
export async function allViolations(page: Page): Promise<[string, string[]][]> {
  return (await violations(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/**
 * Return the serious and critical violations of WCAG 2.2 AA and of best practices, and content outside landmarks,
 * with locations.
 */
export async function seriousViolations(page: Page, part?: Part): Promise<string[]> {
  return (await violations(page, standards, part))
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'region')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}
