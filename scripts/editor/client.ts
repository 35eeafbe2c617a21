/** What runs in the browser at /admin: the editor over the schemas of this site. */
import CMS from '@sveltia/cms'
import type { Repository } from '../../lib/content/schemas/editor'
import { dataFormat, editorConfig, pageFormat } from './config'
import { focusField } from './fields'
import { FocusPoint } from './focus-point'
import { readFile, writeFile } from './format'
import { withPreview } from './preview/ui/with-preview'
import { type Draft, reasonsToRefuse } from './refuse'
import { onRepository } from './repository'
import { guardRequests } from './requests'
import { faultsInUploads, watchUploads } from './uploads'

const show = (id: string) => document.getElementById(id)?.removeAttribute('hidden')

/** The editor tells the writer the cause of an error by this name, and keeps the page open as it is. */
function refuse(reasons: string[]): never {
  throw new Error('saving_failed', { cause: new Error(reasons.join(' · ')) })
}

type Picker = (options?: object) => Promise<FileSystemDirectoryHandle>

/**
 * The folder of the website is the one that holds content/, whether it is a Git checkout or a plain copy: the editor asks
 * for `.git` and is shown content/ instead. The right to write is asked for at once, not in the middle of the first save.
 */
function askForWebsite() {
  const { showDirectoryPicker: pick } = window as unknown as { showDirectoryPicker: Picker }
  const pickWebsite: Picker = async () => {
    const folder = await pick.call(window, { mode: 'readwrite' })
    const open = folder.getDirectoryHandle.bind(folder)
    folder.getDirectoryHandle = (name, options) => open(name === '.git' ? 'content' : name, options)
    return folder
  }
  Object.assign(window, { showDirectoryPicker: pickWebsite })
}

/** The repository that the build has written into the page; none for the editor of a folder. */
const repository: Repository | undefined =
  JSON.parse(document.getElementById('repository')?.textContent ?? 'null') ?? undefined

function start() {
  if (repository) guardRequests(repository)
  else askForWebsite()
  watchUploads()
  CMS.registerFieldType(focusField, FocusPoint)
  CMS.registerCustomFormat(pageFormat, 'md', {
    fromFile: (text) => readFile(text, 'page'),
    toFile: (content) => writeFile(content, 'page'),
  })
  CMS.registerCustomFormat(dataFormat, 'yaml', {
    fromFile: (text) => readFile(text, 'data'),
    toFile: (content) => writeFile(content, 'data'),
  })
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const draft = entry.toJS() as unknown as Draft
      const reasons = [...reasonsToRefuse(draft), ...(await faultsInUploads(draft.data))]
      if (reasons.length > 0) refuse(reasons)
    },
  })
  CMS.init({ config: repository ? onRepository(editorConfig, repository) : withPreview(editorConfig) })
}

if (repository) start()
else if (!/^(localhost|127\.0\.0\.1)$/.test(location.hostname)) show('elsewhere')
else if (!('showDirectoryPicker' in window)) show('browser')
else start()
