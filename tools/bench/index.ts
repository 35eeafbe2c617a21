/** Run a measurement of this folder: `npm run bench -- NAME [arguments]`. */
import { runCommand } from '../../scripts/shared/command'

const benches: Record<string, () => Promise<unknown>> = {
  deploy: () => import('./deploy'),
  growth: () => import('./growth'),
  hosts: () => import('./hosts'),
  search: () => import('./search'),
  'slow-phone': () => import('./slow-phone'),
}

const usage = `npm run bench -- NAME [arguments]: ${Object.keys(benches).join(', ')} (docs/measuring.md)`

await runCommand(async () => {
  // A bench reads the arguments after its own name.
  const [name = ''] = process.argv.splice(2, 1)
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (!bench) throw new Error(name ? `"${name}" is not a bench.\n\n${usage}` : usage)
  await bench()
}, usage)
