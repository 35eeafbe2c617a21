/**
 * Measure how soon the first screen is visible: `npm run build && npm run bench -- first-screen [--runs 5 --against
 * FOLDER]`. Runs Lighthouse (mobile) on five types of page in each language, against the same pages without scripts,
 * and against an earlier export if one is named: each page of each build in turn, medians of all runs. Frames come
 * from another site, as a provider's do. Nothing else may run meanwhile. The medians are kept in
 * tools/bench/first-screen.json.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { findBrowser } from '../../scripts/verify/find-browser.mjs'
import { audit, firstPages } from './audit'
import { machine, median } from './figures'
import { framesElsewhere } from './frames-elsewhere'
import { withoutScripts } from './without-scripts'

const record = 'tools/bench/first-screen.json'

/** Figures of a report: milliseconds, except for the layout shift. */
const measures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
  'main thread': 'mainthread-work-breakdown',
} as const
type Figures = Record<keyof typeof measures, number>

const paths = firstPages('home', 'symptom', 'post', 'faq', 'contact')

const eachMeasure = (figureOf: (name: keyof Figures) => number) =>
  Object.fromEntries((Object.keys(measures) as (keyof Figures)[]).map((name) => [name, figureOf(name)])) as Figures

async function read(url: string, browser: string): Promise<Figures> {
  const { audits } = await audit(url, browser, ['--only-categories=performance'])
  return eachMeasure((name) => audits[measures[name]]?.numericValue ?? Number.NaN)
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
})
const site = await framesElsewhere(siteFolder)
const plain = withoutScripts(site.folder)
const earlier = values.against ? await framesElsewhere(values.against) : undefined
const folders = { site: site.folder, 'without scripts': plain, ...(earlier && { earlier: earlier.folder }) }
const browser = await findBrowser()
const builds = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => ({ name, ...(await serve(folder, 0)) })),
)
try {
  const results: Record<string, Record<string, Figures>> = {}
  for (const path of paths) {
    const runs = builds.map((): Figures[] => [])
    for (let run = 0; run < Number(values.runs); run++)
      for (const [i, { origin }] of builds.entries()) runs[i]?.push(await read(origin + path, browser))
    for (const [i, { name }] of builds.entries()) {
      const figures = eachMeasure((measure) => {
        const middle = median(runs[i]?.map((figure) => figure[measure]) ?? [])
        return measure === 'CLS' ? Number(middle.toFixed(4)) : Math.round(middle)
      })
      results[path] = { ...results[path], [name]: figures }
      const words = Object.entries(figures).map(([measure, value]) => `${measure} ${value}`)
      console.log(path.padEnd(36), name.padEnd(16), words.join(', '))
    }
  }
  writeFileSync(
    record,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine: machine(), runs: Number(values.runs), results }, null, 2)}\n`,
  )
} finally {
  for (const { server } of [...builds, site, ...(earlier ? [earlier] : [])]) server.close()
  for (const folder of [plain, ...site.folders, ...(earlier?.folders ?? [])])
    rmSync(folder, { recursive: true, force: true })
}
