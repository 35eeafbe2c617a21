import { readFileSync } from 'node:fs'

/** esbuild's names of the browsers it knows. */
const esbuildNames: Record<string, string> = {
  safari: 'safari',
  ios_saf: 'ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
}

/** Return the oldest browsers that the site supports, from `browserslist` in package.json. */
export function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((range) => range.replace(' >= ', ' '))
}

/** Return the oldest browsers in esbuild's format: `safari15.4`. */
export const esbuildTargets = (): string[] =>
  oldestBrowsers().flatMap((browser) => {
    const [name = '', version] = browser.split(' ')
    return esbuildNames[name] ? [esbuildNames[name] + version] : []
  })
