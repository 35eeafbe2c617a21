/** Browser code of /admin: the editor, with the schemas of this site. */
import CMS, { type CmsConfig } from '@sveltia/cms'
import { defaultLocale, locales, otherLocale } from '../../lib/i18n/locales'
import type { Repository } from '../../lib/schemas/editor'
import { completePost } from './complete'
import { dataFormat, editorConfig, pageFormat } from './config'
import { focusField } from './fields'
import { FocusPoint } from './focus-point'
import { readFile, writeFile } from './format'
import { chosenField, type KnownSources, withChosenSources, withKnownSources } from './known-sources'
import { type Draft, reasonsToRefuse } from './refuse'
import { onRepository } from './repository'
import { guardRequests } from './requests'
import { recordToSave } from './translated'
import { faultsInUploads, watchUploads } from './uploads'

const show = (id: string) => document.getElementById(id)?.removeAttribute('hidden')

/** The editor's data when it saves. */
type SavedDraft = Draft & { collection: string }

/** Return the fields that a draft gets when it is saved, besides those that were typed, by their paths in it. */
function completedFields(draft: SavedDraft, typed: SavedDraft, record?: string): [path: string[], value: unknown][] {
  const sides = locales.map((locale) => {
    const isOriginal = locale === defaultLocale
    const at = isOriginal ? ['data'] : ['i18n', locale, 'data']
    const [fields, before] = [draft, typed].map((one) => (isOriginal ? one.data : one.i18n[locale]?.data))
    return { at, locale, fields, before }
  })
  const words = sides.flatMap(({ locale, at, fields, before }): [string[], unknown][] => {
    if (draft.collection !== 'post' || !fields) return []
    const complete = completePost(fields, locale)
    return ['ask', 'seo', 'sources']
      .filter((name) => JSON.stringify(complete[name]) !== JSON.stringify(before?.[name]))
      .map((name) => [[...at, name], complete[name]])
  })
  return record ? [...words, [['i18n', otherLocale(defaultLocale), 'data', 'translatedFrom'], record]] : words
}

/** Make the record of a translation as its page is saved, if nobody is there to run a command afterwards. */
const newRecord = (draft: Draft) =>
  repository
    ? recordToSave(draft, (text) => window.confirm(text)).catch((error: Error) => refuse([error.message]))
    : undefined

/** Throw an error of the name that tells the writer its cause, and the editor keeps the page open as it is. */
function refuse(reasons: string[]): never {
  throw new Error('saving_failed', { cause: new Error(reasons.join(' · ')) })
}

type Picker = (options?: object) => Promise<FileSystemDirectoryHandle>

/**
 * Accept the folder that holds content/ as that of the website, whether it is a Git checkout or a plain copy: the
 * editor asks for `.git` and is shown content/ instead. Ask for the right to write at once, not in the middle of the
 * first save.
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

/** Return what the build has written into the page. */
const written = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null') ?? undefined

/** The repository to work on; none for the editor of a folder. */
const repository = written('repository') as Repository | undefined
const known = (written('known-sources') ?? {}) as KnownSources

/** Show the page of each draft beside its form if the server makes such pages. */
async function configFor(): Promise<CmsConfig> {
  if (repository) return onRepository(withKnownSources(editorConfig, known), repository)
  if (!document.getElementById('preview-styles')) return editorConfig
  const { withPreview } = await import('./preview/ui/with-preview')
  return withPreview(editorConfig)
}

async function start() {
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
      const draft = typed.collection === 'post' && repository ? withChosenSources(typed, known) : typed
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
  CMS.init({ config: await configFor() })
}

if (repository) void start()
else if (!/^(localhost|127\.0\.0\.1)$/.test(location.hostname)) show('elsewhere')
else if (!('showDirectoryPicker' in window)) show('browser')
else void start()
