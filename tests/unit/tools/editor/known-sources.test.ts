/** @jest-environment node */

import { editorConfig } from '@/tools/editor/config'
import { knownSources, withChosenSources, withKnownSources } from '@/tools/editor/known-sources'
import type { Draft } from '@/tools/editor/refuse'

const source = (key: string, lang = 'en') => ({
  key,
  title: 'Back pain',
  type: 'public-health',
  publisher: key,
  url: `https://${key}.gov/${lang}`,
  lang,
})
const known = { 'https://medlineplus.gov/en': { en: source('medlineplus'), es: source('medlineplus', 'es') } }
const draft = (english: object, spanish: object = {}): Draft => ({
  path: '',
  data: { title: 'Bags', ...english },
  i18n: { es: { data: { title: 'Bolsas', ...spanish } } },
})

test('only posts offer known sources', () => {
  const names = (name: string) =>
    (withKnownSources(editorConfig, known).collections as { name: string; fields: { name: string }[] }[])
      .find((collection) => collection.name === name)
      ?.fields.map((field) => field.name) ?? []
  expect(names('post').indexOf('knownSources')).toBe(names('post').indexOf('sources') - 1)
  expect(names('symptom')).not.toContain('knownSources')
})

test('a chosen source joins those that were typed, in each language as it has it', () => {
  const typed = { knownSources: Object.keys(known), sources: [source('niams')] }
  const { data, i18n } = withChosenSources(draft(typed, { sources: [source('niams', 'es')] }), known)
  expect(data).toEqual({ title: 'Bags', sources: [source('niams'), source('medlineplus')] })
  expect(i18n.es?.data.sources).toEqual([source('niams', 'es'), source('medlineplus', 'es')])
})

test('a translation without sources has those of the original', () => {
  const { i18n } = withChosenSources(draft({ sources: [source('niams')] }), known)
  expect(i18n.es?.data.sources).toEqual([source('niams')])
})

test('a draft without sources stays as it is', () => {
  const empty = draft({})
  expect(withChosenSources(empty, known)).toBe(empty)
})

test('a source is known once, by its English address, as each language names it', () => {
  const page = (...sources: object[]) => `---\nsources: ${JSON.stringify(sources)}\n---\n`
  const files = new Map([
    ['posts/a.en.md', page(source('niams'), source('who'))],
    ['posts/a.es.md', page(source('niams', 'es'))],
    ['services/b.en.md', page(source('niams'))],
    ['about.en.md', page(source('cdc'))],
  ])
  expect(knownSources(files)).toEqual({
    'https://niams.gov/en': { en: source('niams'), es: source('niams', 'es') },
    'https://who.gov/en': { en: source('who') },
  })
})
