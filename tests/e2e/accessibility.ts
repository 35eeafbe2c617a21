import type { Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on a page, `tags` naming the rules. It stays out of frames: their pages are not the site's to answer for. */
async function violations(page: Page, tags?: string[]): Promise<Result[]> {
  // Straight into the page: the ready-made builder also loads it into every frame, and passes on all that is sound.
  await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const runOnly = values && { type: 'tag' as const, values }
    return (await window.axe.run(document, { runOnly, iframes: false, resultTypes: ['violations'] })).violations
  }, tags)
}

/** Every violation of axe's own rules: what it is and the elements concerned. */
export async function allViolations(page: Page): Promise<[string, string[]][]> {
  return (await violations(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** The serious and critical violations of WCAG 2.2 AA and of good practice, each with where it is. */
export async function seriousViolations(page: Page): Promise<string[]> {
  return (await violations(page, standards))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}
