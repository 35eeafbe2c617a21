import type { HeaderRule } from '../export/headers'
import { editorHeaders } from './headers'

/**
 * Whether the export includes the editor, from the setting SITE_EDITOR (`1`, or unset).
 * @throws for any other value.
 */
export function editorWanted(setting = process.env.SITE_EDITOR): boolean {
  if (!setting || setting === '1') return setting === '1'
  throw new Error(`SITE_EDITOR is "${setting}": set it to 1 to export the editor at /admin, or leave it out`)
}

/** The editor's headers in an export: its own policy in place of the one of the pages. */
export const editorRules: HeaderRule[] = ['/admin', '/admin/*'].map((pattern) => ({
  pattern,
  without: ['Content-Security-Policy'],
  headers: editorHeaders,
}))
