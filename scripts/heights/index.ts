/**
 * `npm run heights`: measures the finished build and writes components/ui/heights.ts, how much room phones keep for what they
 * render later. A test (tests/e2e/home.spec.ts) says when that is off by a tenth.
 */
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { localePath, locales } from '../../lib/i18n/locales'
import { serve } from '../serve'
import { runCommand } from '../shared/command'
import { siteFolder } from '../shared/site-folder'
import { findBrowser } from '../verify/find-browser.mjs'
import { heightsFile } from './file'
import { type LaterPart, laterParts, phone } from './measure'

const file = 'components/ui/heights.ts'

async function run() {
  const { server, origin } = await serve(siteFolder, 0)
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: sandbox })
  try {
    const pages: LaterPart[][] = []
    for (const locale of locales) {
      const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true })
      await page.goto(origin + localePath('/', locale))
      pages.push(await laterParts(page))
    }
    writeFileSync(file, heightsFile(pages))
    console.log(`${file} is written: build again`)
  } finally {
    await browser.close()
    server.close()
  }
}

void runCommand(run)
