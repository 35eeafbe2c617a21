import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../../scripts/verify/find-browser.mjs'
import type { Finding } from './finding'

/** The fields of an engine result used here (its type `Issue`). */
type Issue = { ruleId: string; message: string; snippet: string; value: [string, string] }

/** Check a page as a phone shows it, with everything collapsible opened. */
async function examine(browser: Browser, engine: string, url: string): Promise<Issue[]> {
  const { origin } = new URL(url)
  // The site's policy would block the engine.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, bypassCSP: true })
  const page = await context.newPage()
  try {
    // A frame's content is a page of its own.
    await page.route(`${origin}/**`, (route) =>
      route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
    )
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove()
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await page.evaluate(engine)
    return await page.evaluate('new ace.Checker().check(document, ["WCAG_2_2"]).then(({ results }) => results)')
  } finally {
    await context.close()
  }
}

/** Check pages with IBM's engine. Keep its definite findings, not those that need a manual review. */
export async function findWithIbm(folder: string, origin: string, paths: string[]): Promise<Finding[]> {
  const engine = readFileSync(`${folder}/node_modules/accessibility-checker-engine/ace.js`, 'utf8')
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const findings: Finding[] = []
    for (const path of paths) {
      const issues = await examine(browser, engine, origin + path)
      for (const { ruleId, message, snippet, value } of issues) {
        if (value.join() !== 'VIOLATION,FAIL') continue
        findings.push({ page: path, rule: ruleId, message, place: snippet })
      }
    }
    return findings
  } finally {
    await browser.close()
  }
}
