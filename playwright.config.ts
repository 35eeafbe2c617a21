import { defineConfig } from '@playwright/test'
import { siteFolder } from './scripts/shared/site-folder'
import { findTestBrowser } from './scripts/test/find-browser.mjs'

/** The first of two consecutive ports. */
const port = Number(process.env.TEST_PORT ?? 4173)
const address = `http://127.0.0.1:${port}`
/** The same export once more: its demo pages are another origin to the frames, as a provider's are. */
const frames = `http://127.0.0.1:${port + 1}`
// Chromium refuses its sandbox to root, which is what containers run as.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
// The browser itself must not talk to anyone while the tests count requests.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--disable-site-isolation-trials',
]
// Chromium draws the suggestions of its address bar as a page: one more process for each page that a test opens.
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** Of a switch given twice the last one holds: this is the list Playwright gives, and the above. */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  ...addressBar,
]

// The workers that load this file again take the path from here.
process.env.CHROMIUM_PATH ||= await findTestBrowser()

const wide = { viewport: { width: 1440, height: 900 } }
/** Run without what the oldest supported browsers lack. */
const oldest = /\/oldest\.spec\.ts$/
/** The editor and the desk, whose tests run one after the other. */
const tools = /\/(desk|editor[\w-]*)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder first: the reports lie beside it.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Long enough for a slow, busy machine; a test that hangs still ends.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // On shared machines a browser stalls about once in a thousand tests. The report lists what passed the second time as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: address,
    browserName: 'chromium',
    trace: 'off',
    // The tests of a worker share its browser context, cleared in between: opening one each takes a third of a second more.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...asRoot, ...quiet, `--disable-features=${withoutFeatures}`],
    },
  },
  projects: [
    // First what takes longest: at the end it would keep one worker waiting.
    { name: 'tools', testMatch: tools, grepInvert: /@phone/, use: wide },
    // Each takes only what is for its screen (tests/e2e/visit.ts): nothing is listed as skipped.
    {
      name: 'phone',
      testIgnore: oldest,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'oldest', testMatch: oldest, use: wide },
    { name: 'desktop', testIgnore: [tools, oldest], grepInvert: /@phone/, use: wide },
  ],
  webServer: [address, frames].map((url) => ({
    command: `node --import tsx scripts/serve.ts ${siteFolder} ${new URL(url).port}`,
    url,
    reuseExistingServer: false,
  })),
})
