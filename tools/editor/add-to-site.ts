/**
 * Add the editor to the finished site if it is published with it: the last step of `npm run build`. The export's
 * checks cover neither its page nor its files, which nothing links to or lists.
 */
import { settings } from '../../lib/compiled/data'
import { exportedEditor } from '../../scripts/export/editor'
import { runCommand } from '../../scripts/shared/command'
import { siteFolder } from '../../scripts/shared/site-folder'

await runCommand(async () => {
  const editor = exportedEditor(settings.editor.repository)
  if (!editor) return

  const { buildEditor } = await import('./build')
  await buildEditor(siteFolder, editor.repository)
})
