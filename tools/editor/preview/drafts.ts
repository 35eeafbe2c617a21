import { type CollectionName, collectionNames, fileOf, isSettings, placeOf } from '../../../lib/content/collections'
import { parsed } from '../../../lib/content/parsed'
import { type Entry, type Problem, readContent } from '../../../lib/content/read'
import { listAt } from '../../../lib/content/read-fields'
import { byLocale, defaultLocale, type Locale, localePath } from '../../../lib/i18n/locales'
import { slugOf } from '../../../lib/i18n/slug'
import { definitionOf } from '../../../lib/page-types'
import type { PhotoFile } from '../../../lib/pictures/photo-shapes'
import { compileContent } from '../../../scripts/build/compile'
import { checkEntries } from '../../../scripts/check/content'
import { type Draft, entriesOf, fieldToCorrect, isRecordField } from '../refuse'
import { held } from './hold'
import { renderPage, type Site } from './render'
import { shownOn } from './shown-on'
import { unsavedPhoto } from './unsaved'

/** A draft, as the editor sends it after a pause in typing. `path` is empty for a page that has never been saved. */
export type Question = Draft & {
  collection: string
  /** The language of the page to show. */
  locale: Locale
  /** The field that is being edited, such as `seo.title`. */
  field?: string
  /** The selected page, in the default language; by default the one that shows the draft best. */
  page?: string
  /** The selected, unsaved photo of a post: the page shows it under the name of `unsavedPhoto`. */
  photo?: Pick<PhotoFile, 'width' | 'height' | 'focus'>
}

/** A content check problem, at a field of the draft in a language, or without both if it is in another file. */
export type DraftProblem = { field: string; locale?: Locale; reason: string; isMissing: boolean }

export type Answer = {
  problems: DraftProblem[]
  /** The displayed page, in the default language. */
  address?: string
  html?: string
  /** Why there is no page. */
  note?: string
  /** The addresses of all pages, in the default language. */
  pages: string[]
}

/** Return the path of a draft; for one that has never been saved, its future path. */
function pathOf({ path, collection, data }: Question, taken: ReadonlySet<string>): string {
  const known = collectionNames.find((name) => name === collection)
  if (path || !known) return path
  const at = (slug: string) => fileOf(known as CollectionName, slug, defaultLocale)
  const slug = slugOf(String(data.title ?? '')) || 'new-page'
  return taken.has(at(slug)) ? at(`${slug}-1`) : at(slug)
}

/** Return another page of the same type and language: the last one, as good as any among posts. */
const similarTo = (entry: Entry, entries: Entry[]) =>
  entries.findLast(({ collection, locale }) => collection === entry.collection && locale === entry.locale)

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

const isSame = (a: { file: string; field: string; reason: string }, b: typeof a) =>
  a.file === b.file && a.field === b.field && a.reason === b.reason

/** Return the photo files with an unsaved one added. */
function withUnsaved(entry: Entry): Entry {
  if (entry.collection !== 'photos') return entry
  const photos = listAt(entry.data, 'photos')
  const photo = { file: `${unsavedPhoto}.jpg`, name: unsavedPhoto, alt: byLocale(() => '…'), people: 'nobody' }
  return { ...entry, data: { ...entry.data, photos: [...photos, photo] } }
}

/** Return a draft that shows the unsaved photo. */
const showUnsaved = (entry: Entry): Entry =>
  entry.locale === defaultLocale ? { ...entry, data: { ...entry.data, photo: unsavedPhoto } } : entry

/** Return a draft with file names for chosen, unsaved files; in the editor they have browser-internal addresses. */
const withFileNames = (question: Question): Question =>
  JSON.parse(JSON.stringify(question).replace(/"blob:[^"\s]*?([\w-]+)"/g, '"$1.jpg"'))

let last: { base: Entry[]; problems: Problem[] } = { base: [], problems: [] }

/** Return the check's problems in the saved content, memoized: unchanged files are the same objects each time. */
function problemsIn(base: Entry[]): Problem[] {
  const isSaved = base.length === last.base.length && base.every((entry, i) => entry === last.base[i])
  if (!isSaved) last = { base, problems: checkEntries(base) }
  return last.problems
}

/** Return the content with a draft in it, and the check's problems in that. */
function checked(draft: Draft, drafts: Entry[], base: Entry[]): DraftProblem[] {
  const files = new Set(drafts.map(({ file }) => file))
  const before = problemsIn(base)
  return checkEntries([...base.filter(({ file }) => !files.has(file)), ...drafts]).flatMap((found) => {
    const entry = drafts.find(({ file }) => file === found.file)
    const { file, reason } = found
    if (!entry)
      return before.some((problem) => isSame(problem, found))
        ? []
        : [{ field: '', reason: `${file}: ${found.field}: ${reason}`, isMissing: false }]
    if (isRecordField(entry, found.field)) return []
    const field = fieldToCorrect(draft, entry, found.field.replace(/,.*/, ''))
    const isMissing = isNothing(field.split('.').reduce<unknown>((at, key) => (at as never)?.[key], entry.data))
    return [{ field, ...(!isSettings(entry.collection) && { locale: entry.locale }), reason, isMissing }]
  })
}

/**
 * Render the pages of unsaved drafts.
 * @param site renders the pages of compiled content @param folder the folder of the saved content, which is only read
 */
export function draftPages(site: (compiled: ReadonlyMap<string, unknown>) => Site, folder: string) {
  return async (question: Question): Promise<Answer> => {
    const { entries: base } = readContent(folder)
    const savedFiles = new Map(base.map((entry) => [entry.file, entry]))
    const path = pathOf(question, new Set(savedFiles.keys()))
    const drafts = entriesOf({ ...question, path })
    const place = placeOf(path.replace(/^content\//, ''))
    if (!place || drafts.length === 0) return { problems: [], pages: [], note: 'This belongs to no page.' }
    const problems = checked(question, entriesOf(withFileNames({ ...question, path })), base)

    const isNew = !question.path
    const modelOf = (entry: Entry) => savedFiles.get(entry.file) ?? similarTo(entry, base)
    const files = new Set(drafts.map(({ file }) => file))
    const rest = base
      .filter(({ file }) => !files.has(file))
      .map((entry) => (question.photo ? withUnsaved(entry) : entry))
    const versions = [
      drafts.map((entry) => held(entry, modelOf(entry), isNew)),
      // The text cannot be shown either, such as without a required section.
      drafts.map((entry) => held({ ...entry, body: modelOf(entry)?.body ?? entry.body }, modelOf(entry), isNew)),
    ]
    let note = 'The page appears as soon as enough is filled in.'
    for (const version of versions) {
      const shown = version.filter((entry) => entry !== undefined)
      if (shown.length < version.length) continue
      try {
        const compiled = compileContent([
          ...rest,
          ...shown.map((entry) => (question.photo ? showUnsaved(entry) : entry)),
        ])
        if (question.photo)
          compiled.set('photos.json', { [unsavedPhoto]: { ...question.photo, type: 'photo', hash: '0' } })
        const made = site(compiled)
        const pages = made.routes
          .filter(({ pageType }) => !definitionOf(pageType).framed)
          .map(({ path: address }) => address)
        const address =
          question.page && pages.includes(question.page)
            ? question.page
            : shownOn({ ...place, field: question.field }, made.routes)
        return { problems, pages, address, html: await renderPage(made, localePath(address, question.locale)) }
      } catch (error) {
        const broken = rest.find((entry) => !parsed(entry).success)
        note = broken
          ? `The page is shown again once ${broken.file} is corrected.`
          : `The page cannot be shown yet: ${(error as Error).message}`
      }
    }
    return { problems, pages: [], note }
  }
}
