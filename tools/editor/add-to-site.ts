/**
 * Add the editor to the finished site if content/editor.yaml names a repository: the last step of `npm run build`. The
 * export's checks cover neither its page nor its files, which nothing links to or lists.
 */
import { settings } from '../../lib/compiled/data'
import { runCommand } from '../../scripts/shared/command'
import { siteFolder } from '../../scripts/shared/site-folder'

await runCommand(async () => {
  const { repository } = settings.editor
  if (!repository) return

  const { buildEditor } = await import('./build-editor')
  await buildEditor(siteFolder, repository)
})
