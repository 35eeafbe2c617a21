import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../../lib/content/read'
import type { PhotoFile } from '../../../lib/pictures/photo-shapes'
import { recolorDrawings } from '../../../scripts/brand/drawings'
import { compileContent } from '../../../scripts/build/compile'
import { checkEntries } from '../../../scripts/check/content'
import { inspectPhotos } from '../../../scripts/photos/inspect'
import { makePhotos } from '../../../scripts/photos/make'
import { photoTasks } from '../../../scripts/photos/photo-places'
import { bundleStyles } from '../../../scripts/shared/bundle'
import { bundlePages } from './bundle'
import { draftPages } from './drafts'
import { siteOf } from './render'

/**
 * Prepare previews of drafts: write their assets into the folder that the editor serves.
 * @returns the handler of the editor's requests, and the function to call when content/ has changed
 */
export async function preparePreview(folder: string, content: string) {
  let photos: Record<string, PhotoFile> = {}

  /** Make the image files of new photos, and preload what a first answer would have to wait for. */
  async function refresh() {
    const { entries } = readContent(content)
    photos = (await inspectPhotos(content)).files
    await makePhotos(photoTasks(content, entries, photos), 'public/photos', '.next/cache/photos')
    checkEntries(entries)
  }

  cpSync(realpathSync('public'), folder, { recursive: true })
  recolorDrawings(folder)
  cpSync(realpathSync('app/fonts'), join(folder, 'preview', 'fonts'), { recursive: true })
  writeFileSync(join(folder, 'preview', 'panel.css'), await bundleStyles('tools/editor/preview/ui/panel.css'))
  writeFileSync(join(folder, 'preview', 'site.css'), await bundleStyles('app/globals.css'))
  // Tells the editor's page that previews are available (ui/with-preview.ts).
  const styles = '<link rel="stylesheet" id="preview-styles" href="/preview/panel.css">'
  const page = join(folder, 'admin.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${styles}\n</head>`))
  const bundle = siteOf(await bundlePages())
  const site: typeof bundle = (compiled) => {
    const more = compiled.get('photos.json') as typeof photos | undefined
    return bundle(new Map([...compiled, ['photos.json', { ...photos, ...more }]]))
  }
  await refresh()
  const answer = draftPages(site, content)
  /** Return the routes of the saved content; empty while it does not compile. */
  const routes = () => {
    try {
      return site(compileContent(readContent(content).entries)).routes
    } catch {
      return []
    }
  }
  return { answer, refresh, routes, site }
}
