import type { Repository } from '../../lib/schemas/editor'

/** The address of the editor on a site that publishes it. */
export const editorPath = '/admin'

/**
 * Return the editor that is published with the site: the one for a folder when SITE_EDITOR is `1`, else the one for the
 * repository of content/editor.yaml, else none. tools/editor adds it to the finished site.
 * @throws for any other value of SITE_EDITOR.
 */
export function exportedEditor(
  repository: Repository | null | undefined,
  setting = process.env.SITE_EDITOR,
): { repository?: Repository } | undefined {
  if (setting && setting !== '1')
    throw new Error(`SITE_EDITOR is "${setting}": set it to 1 to export the editor at /admin, or leave it out`)
  if (setting) return {}
  return repository ? { repository } : undefined
}
