import type { Repository } from '../../lib/schemas/editor'

/** The address of the editor, if the site publishes it. */
export const editorPath = '/admin'

/**
 * Return the editor to publish with the site: one for a folder if SITE_EDITOR is `1`, else one for the repository in
 * content/editor.yaml, else none. tools/editor adds it to the finished site.
 * @throws for any other value of SITE_EDITOR
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
