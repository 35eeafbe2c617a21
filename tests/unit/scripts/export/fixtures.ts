import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Route } from '@/lib/page-types/definition'
import { pathOf } from '@/scripts/shared/page-files'
import { parsePage, type Site } from '@/scripts/shared/parsed-page'
import { temporaryFolder } from '../../temporary-folder'

/** Return a new folder with the given files. */
export function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

/** Return an exported site with the given files. */
export function siteWith(files: Record<string, string>): Site {
  const pages = Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => parsePage({ file, path: pathOf(file), html }))
  return { folder: folderWith(files), files: new Set(Object.keys(files)), pages }
}

export function route(path: string, more: Partial<Route> = {}): Route {
  return { path, pageType: 'about', slug: path.slice(1), indexable: true, aliases: [], ...more }
}

/** Return the error message of a step; empty if it passes. */
export function complaint(step: () => void): string {
  try {
    step()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
