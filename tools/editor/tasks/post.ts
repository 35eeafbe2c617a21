import { placeOf } from '../../../lib/content/collections'
import { readSources } from '../../../lib/content/read'
import { byLocale, defaultLocale, type Locale, locales } from '../../../lib/i18n/locales'
import { slugOf } from '../../../lib/i18n/slug'
import { recordsOf, withRecord } from '../../../scripts/check/translations'
import type { Files } from '../../../scripts/shared/content-pages'
import { completePost, typedField } from '../complete'
import { writeFile } from '../format'
import { addPhoto, problemsOfUpload, type Upload } from './photo'
import { knownSources, type Source } from './sources'
import { type FormProblem, missing, type Plan, type Values } from './task'

/** Fields that each language needs, by their names in the form after `en.` and `es.`. */
const words = ['title', 'description', 'body'] as const

/** The field whose title determines the address. */
const titleField = `${defaultLocale}.title`

/** Number of sources that the form has room for. */
const mostSources = 4

/** Return the posts to choose from, newest first. */
export function posts(files: Files): { slug: string; title: string }[] {
  const { entries } = readSources([...files].filter(([path]) => placeOf(path)?.collection === 'post'))
  const dateOf = (date: unknown) => (date instanceof Date ? date.toISOString() : String(date))
  return entries
    .filter(({ locale }) => locale === defaultLocale)
    .sort((a, b) => dateOf(b.data.date).localeCompare(dateOf(a.data.date)))
    .map(({ name, data }) => ({ slug: name, title: String(data.title) }))
}

/** Return the chosen and typed sources. @param known those to choose from, by address, in each language's version */
const sourcesOf = (values: Values, known: ReadonlyMap<string, Source>) =>
  Array.from({ length: mostSources }, (_, i) => {
    const of = (name: string) => values[`sources.${i}.${name}`]?.trim()
    const chosen = known.get(of('known') ?? '')
    if (chosen) return chosen
    const typed = { key: of('key'), title: of('title'), type: of('type'), publisher: of('publisher'), url: of('url') }
    return typed.key || typed.title || typed.url ? { ...typed, lang: defaultLocale } : undefined
  }).filter((source) => source !== undefined)

/** Return the values typed in a language, by field name in the file. */
function typedIn(values: Values, locale: Locale) {
  const of = (name: string) => values[`${locale}.${name}`]?.trim()
  const seo = { focus: of('seo.focus'), title: of('seo.title'), description: of('seo.description') }
  return {
    title: of('title'),
    description: of('description'),
    ask: of('ask'),
    seo,
    body: of('body'),
  }
}

/**
 * Write a post, in both languages.
 * @param photo a photo that replaces its drawing @returns a plan, or what is missing or impossible
 */
export async function addPost(values: Values, files: Files, photo?: Upload): Promise<Plan | FormProblem[]> {
  const empty = missing(values, ['date', ...locales.flatMap((locale) => words.map((name) => `${locale}.${name}`))])
  const slug = slugOf(values.slug || values[titleField] || '')
  if (slug && files.has(`posts/${slug}.${defaultLocale}.md`))
    empty.push({ name: values.slug ? 'slug' : titleField, reason: `there is a post at /blog/${slug} already` })
  const picture = photo && addPhoto(values, files, photo, slug)
  if (Array.isArray(picture)) empty.push(...picture)
  if (photo) empty.push(...(await problemsOfUpload(photo)))
  if (empty.length > 0 || Array.isArray(picture)) return empty
  const related = [values['related.0'], values['related.1']].filter(Boolean)
  const shown = picture?.name ?? values['photo.known']
  const facts = { date: values.date, author: values.author, photo: shown, cta: values.cta, related }
  const paths = byLocale((locale) => `posts/${slug}.${locale}.md`)
  const known = knownSources(files)
  const texts = locales.map((locale) => {
    const sources = sourcesOf(values, known[locale])
    const fields = { ...completePost(typedIn(values, locale), locale), sources, ...(locale === defaultLocale && facts) }
    return [paths[locale], writeFile(fields, 'page')] as [string, string]
  })
  // Both languages were written together.
  const records = recordsOf(readSources(texts).entries)
  const recorded = texts.map(([path, text]) => {
    const record = records.get(`content/${path}`)
    return [path, record ? withRecord(text, record) : text] as const
  })
  return {
    changes: new Map([...recorded, ...(picture?.changes ?? [])]),
    pictures: picture?.pictures,
    done: `“${values['en.title']?.trim()}” is saved. Its address will be /blog/${slug}.`,
    nameOf(problem) {
      const locale = locales.find((code) => problem.file === `content/${paths[code]}`)
      if (!locale) return picture?.nameOf(problem) ?? ''
      const name = typedField(typedIn(values, locale), problem.field.replace(/,.*/, ''))
      const isShared = /^(sources|related|date|author|cta|photo)\b/.test(name)
      if (name === 'sources') return 'sources.0.known'
      if (name === 'related') return 'related.0'
      const [, i] = /^sources\.(\d+)\./.exec(name) ?? []
      // A chosen source has one field.
      if (i && values[`sources.${i}.known`]?.startsWith('http')) return `sources.${i}.known`
      return isShared ? name : `${locale}.${name}`
    },
  }
}
