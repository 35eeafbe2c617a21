import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine } from './tab'

const program =
  process.env.FIREFOX_PATH ??
  ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync)

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: program ? undefined : 'Firefox: install firefox-esr, or name it in FIREFOX_PATH',
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true })
    const page = await browser.newPage()
    const tab = {
      open: async (address: string) => void (await page.goto(address)),
      read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
      async click(expression: string) {
        const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null
        if (!element) throw new Error(`nothing to click: ${expression}`)
        // Puppeteer would click what is in sight where it stands, also below the bar at the bottom.
        await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await element.click()
      },
      type: (text: string) => page.keyboard.type(text),
      resize: (width: number, height: number) => page.setViewport({ width, height }),
    }
    return { tab, stop: () => browser.close() }
  },
}
