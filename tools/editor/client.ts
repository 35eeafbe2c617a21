/** Browser code of /admin: the editor, with the schemas of this site. */
import CMS from '@sveltia/cms'
import { defaultLocale, locales, otherLocale } from '../../lib/i18n/locales'
import type { Repository } from '../../lib/schemas/editor'
import { completePost } from './complete'
import { dataFormat, editorConfig, pageFormat } from './config'
import { FocusPoint } from './focus-point'
import { focusField } from './form-fields'
import { readFile, writeFile } from './format'
import { chosenField, type KnownSources, withChosenSources, withKnownSources } from './known-sources'
import { type Draft, reasonsToRefuse } from './refuse'
import { onRepository } from './repository'
import { guardRequests } from './requests'
import { recordToSave } from './translated'
import { faultsInUploads, watchUploads } from './uploads'

/** The editor's data when it saves. */
type SavedDraft = Draft & { collection: string }

/** Return the fields that a draft gets when it is saved, besides the typed ones, by path. */
function completedFields(draft: SavedDraft, typed: SavedDraft, record?: string): [path: string[], value: unknown][] {
  const sides = locales.map((locale) => {
    const isOriginal = locale === defaultLocale
    const at = isOriginal ? ['data'] : ['i18n', locale, 'data']
    const [fields, before] = [draft, typed].map((one) => (isOriginal ? one.data : one.i18n[locale]?.data))
    return { at, fields, before }
  })
  const words = sides.flatMap(({ at, fields, before }): [string[], unknown][] => {
    if (draft.collection !== 'post' || !fields) return []
    const complete = completePost(fields)
    return ['seo', 'sources']
      .filter((name) => JSON.stringify(complete[name]) !== JSON.stringify(before?.[name]))
      .map((name) => [[...at, name], complete[name]])
  })
  return record ? [...words, [['i18n', otherLocale(defaultLocale), 'data', 'translatedFrom'], record]] : words
}

/** Create the translation record when a page is saved: nobody has to run a command afterwards. */
const newRecord = (draft: Draft) =>
  recordToSave(draft, (text) => window.confirm(text)).catch((error: Error) => refuse([error.message]))

/** Throw an error whose name tells the writer the cause; the editor then keeps the page open. */
function refuse(reasons: string[]): never {
  throw new Error('saving_failed', { cause: new Error(reasons.join(' · ')) })
}

type Picker = (options?: object) => Promise<FileSystemDirectoryHandle>

/**
 * Accept the folder that contains content/ as the website's folder, whether it is a Git checkout or a plain copy: the
 * editor looks for `.git` and is shown content/ instead. Request write permission now, not in the middle of the first
 * save.
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

/** Return data that the build has embedded in the page. */
const written = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null') ?? undefined

/** The repository to edit; undefined if the editor works on a folder. */
const repository = written('repository') as Repository | undefined
const known = (written('known-sources') ?? {}) as KnownSources

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
      const typed = entry.toJS() as unknown as SavedDraft
      const draft = typed.collection === 'post' ? withChosenSources(typed, known) : typed
      const reasons = [...reasonsToRefuse(draft), ...(await faultsInUploads(draft.data))]
      if (reasons.length > 0) refuse(reasons)
      const fields = completedFields(draft, typed, await newRecord(draft))
      // Without a change the editor saves what it has.
      const changed =
        fields.length > 0
          ? fields.reduce((map, [path, value]) => map.setIn(path, value), entry.deleteIn(['data', chosenField]))
          : undefined
      return changed as typeof entry
    },
  })
  const config = withKnownSources(editorConfig, known)
  CMS.init({ config: repository ? onRepository(config, repository) : config })
}

if (repository || 'showDirectoryPicker' in window) start()
else document.getElementById('browser')?.removeAttribute('hidden')
