import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localePath, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { stopAt } from '../shared/problems'

/**
 * Put a 404.html into each folder that has a not-found page of its own: hosts serve the nearest one. Next's own 404
 * is removed.
 * @throws if the app did not export a not-found route
 */
export function placeNotFound(folder: string, routes: Route[]): void {
  for (const leftover of ['404.html', '_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(join(folder, leftover), { recursive: true, force: true })
  }
  const files = routes
    .filter(({ pageType }) => pageType === 'not-found')
    .flatMap(({ path }) => locales.map((locale) => join(folder, `${localePath(path, locale)}.html`)))
  stopAt(
    'not found',
    files.filter((file) => !existsSync(file)).map((file) => `${file}: is missing: the app must export this page`),
  )
  for (const file of files) copyFileSync(file, join(file, '..', '404.html'))
}
