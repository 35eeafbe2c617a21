import { placeOf } from '../../../lib/content/collections'
import { readSources } from '../../../lib/content/read'
import { byLocale, type Locale, locales } from '../../../lib/i18n/locales'
import { recordsOf, withRecord } from '../../check/translations'
import type { Files } from '../../setup/pages'
import { writeFile } from '../format'
import { slugFrom } from '../slug'
import { missing, type Task, type Values } from './task'

/** Fields that each language has, by their names in the form behind `en.` and `es.`. */
const words = ['title', 'description', 'seo.focus', 'seo.title', 'seo.description', 'ask', 'body'] as const

/** How many sources the form has room for. */
const mostSources = 4

/** The posts, the newest first, to choose from. */
export function posts(files: Files): { slug: string; title: string }[] {
  const { entries } = readSources([...files].filter(([path]) => placeOf(path)?.collection === 'post'))
  const dateOf = (date: unknown) => (date instanceof Date ? date.toISOString() : String(date))
  return entries
    .filter(({ locale }) => locale === 'en')
    .sort((a, b) => dateOf(b.data.date).localeCompare(dateOf(a.data.date)))
    .map(({ name, data }) => ({ slug: name, title: String(data.title) }))
}

const sourcesOf = (values: Values) =>
  Array.from({ length: mostSources }, (_, i) => {
    const of = (name: string) => values[`sources.${i}.${name}`]?.trim()
    return {
      key: of('key'),
      title: of('title'),
      type: of('type'),
      publisher: of('publisher'),
      url: of('url'),
      lang: 'en',
    }
  }).filter(({ key, title, url }) => key || title || url)

function fieldsIn(values: Values, locale: Locale) {
  const of = (name: string) => values[`${locale}.${name}`]?.trim()
  const seo = { focus: of('seo.focus'), title: of('seo.title'), description: of('seo.description') }
  const own = { title: of('title'), description: of('description'), ask: of('ask'), danger: of('danger'), seo }
  return { ...own, sources: sourcesOf(values) }
}

/** Writes a post, in both languages. */
export const addPost: Task = (values, files) => {
  const empty = missing(values, ['date', ...locales.flatMap((locale) => words.map((name) => `${locale}.${name}`))])
  const slug = slugFrom(values.slug || values['en.title'])
  if (slug && files.has(`posts/${slug}.en.md`))
    empty.push({ name: values.slug ? 'slug' : 'en.title', reason: `there is a post at /blog/${slug} already` })
  if (empty.length > 0) return empty
  const related = [values['related.0'], values['related.1']].filter(Boolean)
  const facts = { date: values.date, author: values.author, cta: values.cta, related }
  const paths = byLocale((locale) => `posts/${slug}.${locale}.md`)
  const texts = locales.map((locale) => {
    const fields = { ...fieldsIn(values, locale), ...(locale === 'en' && facts) }
    return [paths[locale], writeFile({ ...fields, body: values[`${locale}.body`] }, 'page')] as [string, string]
  })
  // Both languages were written together.
  const records = recordsOf(readSources(texts).entries)
  const recorded = texts.map(([path, text]) => {
    const record = records.get(`content/${path}`)
    return [path, record ? withRecord(text, record) : text] as const
  })
  return {
    changes: new Map(recorded),
    done: `“${values['en.title']?.trim()}” is saved. Its address will be /blog/${slug}.`,
    nameOf({ file, field }) {
      const locale = locales.find((code) => file === `content/${paths[code]}`)
      if (!locale) return ''
      const name = field.replace(/,.*/, '')
      const isShared = /^(sources|related|date|author|cta)\b/.test(name)
      if (name === 'sources') return 'sources.0.title'
      if (name === 'related') return 'related.0'
      return isShared ? name : `${locale}.${name}`
    },
  }
}
