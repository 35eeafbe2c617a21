/** Run a measurement of this folder: `npm run bench -- NAME [arguments]`. */
import { runCommand } from '../../scripts/shared/command'

const benches: Record<string, { measures: string; run: () => Promise<unknown> }> = {
  checkers: { measures: 'what IBM’s checker and the Nu Html Checker find', run: () => import('./checkers') },
  clinics: { measures: 'whether the site works as that of another clinic', run: () => import('./clinics') },
  engines: { measures: 'whether the main ways work in Firefox and WebKit', run: () => import('./engines') },
  'first-screen': { measures: 'how soon the first screen is visible', run: () => import('./first-screen') },
  faults: { measures: 'taps that are lost when files are damaged', run: () => import('./faults') },
  fonts: { measures: 'what moves when the brand fonts load', run: () => import('./fonts') },
  deploy: { measures: 'whether a published site answers as the build meant', run: () => import('./deploy') },
  growth: { measures: 'what 500 and 2,500 more pages cost', run: () => import('./growth') },
  heights: { measures: 'how tall pages are on a phone', run: () => import('./heights') },
  hosts: { measures: 'whether nginx and Apache answer as the build meant', run: () => import('./hosts') },
  lighthouse: { measures: 'Lighthouse, mobile, on several pages', run: () => import('./lighthouse') },
  quality: { measures: 'what /quality tells visitors', run: () => import('./quality') },
  search: { measures: 'whether the search finds the right page', run: () => import('./search') },
  'slow-phone': {
    measures: 'what a visitor with a slow phone feels, on two builds',
    run: () => import('./slow-phone'),
  },
  taps: { measures: 'how long a tap takes on a slow phone', run: () => import('./taps') },
}

const names = Object.entries(benches).map(([name, { measures }]) => `  ${name.padEnd(14)}${measures}`)

const usage = `npm run bench -- NAME [arguments]\n${names.join('\n')}`

await runCommand(async () => {
  // A bench reads the arguments after its own name.
  const [name = ''] = process.argv.splice(2, 1)
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (!bench) throw new Error(name ? `"${name}" is not a bench.\n\n${usage}` : usage)
  await bench.run()
}, usage)
