import { readFileSync } from 'node:fs'

/** The names of esbuild for the browsers it knows. */
const esbuildNames: Record<string, string> = {
  safari: 'safari',
  ios_saf: 'ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
}

/** Return the oldest browsers that the site is made for, as `browserslist` in package.json states them. */
export function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((range) => range.replace(' >= ', ' '))
}

/** Return them as esbuild takes them: `safari15.4`. */
export const esbuildTargets = (): string[] =>
  oldestBrowsers().flatMap((browser) => {
    const [name = '', version] = browser.split(' ')
    return esbuildNames[name] ? [esbuildNames[name] + version] : []
  })
