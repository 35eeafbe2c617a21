import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Result } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Less than half of the source that the package itself offers. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe looks at: an element, or one without parts of it. */
export type Part = string | { include: string; exclude: string[] }

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe on a page, or on a part of it, with the rules of `tags`, without frames: their pages belong to providers. */
async function violations(page: Page, tags?: string[], part: Part = ':root'): Promise<Result[]> {
  // Injected directly: AxeBuilder would also load axe into every frame and return all passes.
  await page.evaluate(source)
  return page.evaluate(
    async ([context, values]) => {
      const runOnly = values && { type: 'tag' as const, values }
      return (await window.axe.run(context, { runOnly, iframes: false, resultTypes: ['violations'] })).violations
    },
    [part, tags] as const,
  )
}

/** All violations, with the affected elements. */
export async function allViolations(page: Page): Promise<[string, string[]][]> {
  return (await violations(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** The serious and critical violations of WCAG 2.2 AA and of best practices, with their locations. */
export async function seriousViolations(page: Page, part?: Part): Promise<string[]> {
  return (await violations(page, standards, part))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}
