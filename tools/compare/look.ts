import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { listFiles } from '../../lib/util/files'
import { serve } from '../../scripts/serve'
import { readPages } from '../../scripts/shared/page-files'
import { parsePage } from '../../scripts/shared/parsed-page'
import { findBrowser } from '../../scripts/test/find-browser.mjs'
import { capture, openWindow } from './capture'
import { withoutHashes } from './page-lines'
import { comparePictures } from './pictures'

/** A page at a window width: the share of differing pixels, and the picture that marks them. */
export type Look = { path: string; width: number; share: number; picture?: string }

/** Up to this share, two pictures count as equal. */
export const tolerance = 0.003

/** The folder for pictures of larger differences. */
const to = 'test-results/compare'
const painted = /\.(css|svg|png|jpe?g|webp|avif|ico|woff2)$/

/** Hash all files besides the HTML that can change how pages look. */
function paintOf(folder: string): string {
  const files = listFiles(folder).filter((file) => painted.test(file))
  const signs = files.map((file) => {
    const content = readFileSync(join(folder, file))
    const stable = file.endsWith('.css') ? withoutHashes(content.toString()) : content
    return createHash('sha256').update(stable).digest('hex')
  })
  return signs.sort().join()
}

/** Return the addresses that both exports have and that do not redirect, and whether their HTML is identical. */
function sharedPages(before: string, after: string): { path: string; same: boolean }[] {
  const old = new Map(readPages(before).map(({ path, html }) => [path, withoutHashes(html)]))
  return readPages(after)
    .filter((page) => old.has(page.path) && !parsePage(page).isRedirect)
    .map(({ path, html }) => ({ path, same: old.get(path) === withoutHashes(html) }))
}

/**
 * Compare how the untouched pages of two exports look, from top to bottom, at each width. Pages with identical HTML,
 * styles, pictures and fonts are not drawn.
 * @param report called with each page at each width as it is compared
 * @returns how many pages were drawn, and how many were not
 */
export async function compareLooks(
  [before, after]: [string, string],
  { widths, paths }: { widths: number[]; paths?: string[] },
  report: (look: Look) => void,
): Promise<{ drawn: number; skipped: number }> {
  const pages = sharedPages(before, after).filter(({ path }) => !paths || paths.includes(path))
  const samePaint = paintOf(before) === paintOf(after)
  const queue = pages.filter(({ same }) => !(same && samePaint)).map(({ path }) => path)
  const counts = { drawn: queue.length, skipped: pages.length - queue.length }
  if (queue.length === 0) return counts

  rmSync(to, { recursive: true, force: true })
  const [old, now] = [await serve(before, 0), await serve(after, 0)]
  // Block requests to all other hosts.
  const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-gpu']
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  const draw = async (page: Page, path: string) => {
    const was = await capture(page, old.origin + path, widths)
    const is = await capture(page, now.origin + path, widths)
    for (const [i, width] of widths.entries()) {
      const { share, png } = await comparePictures(was[i] ?? [], is[i] ?? [])
      if (share <= tolerance || !png) report({ path, width, share })
      else {
        const picture = join(to, `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`)
        mkdirSync(to, { recursive: true })
        writeFileSync(picture, await png())
        report({ path, width, share, picture })
      }
    }
  }
  const work = async () => {
    const page = await openWindow(browser)
    for (let path = queue.shift(); path; path = queue.shift()) await draw(page, path)
  }
  try {
    // One more than there are cores: each waits for its files at times.
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  } finally {
    await browser.close()
    for (const { server } of [old, now]) server.close()
  }
  return counts
}
