import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { phone } from '@/lib/clinic/facts'
import { localePath, locales } from '@/lib/i18n/locales'
import { pageTypeNames } from '@/lib/page-types/names'
import { routesOf } from '@/lib/routes'
import { copyContent } from '@/tests/known-facts'
import { readFile } from '@/tools/editor/format'
import { bundlePages } from '@/tools/editor/preview/bundle'
import { draftPages, type Question } from '@/tools/editor/preview/drafts'
import { renderPage, type Site, siteOf } from '@/tools/editor/preview/render'
import { temporaryFolder } from '../../../temporary-folder'

describe('drafts', () => {
  const english = 'content/posts/chronic-stress.en.md'
  const read = (file: string) => readFile(readFileSync(file, 'utf8'), file.endsWith('.md') ? 'page' : 'data')

  /** A question about the saved post with some changed fields. */
  const question = (fields: object = {}, more: Partial<Question> = {}): Question => ({
    path: english,
    collection: 'post',
    data: { ...read(english), ...fields },
    i18n: { es: { data: read(english.replace('.en.', '.es.')) } },
    locale: 'en',
    ...more,
  })

  let site: Site
  let answer: ReturnType<typeof draftPages>
  let make: ReturnType<typeof siteOf>
  beforeAll(async () => {
    make = siteOf(await bundlePages())
    site = make(new Map())
    answer = draftPages(make, 'content')
  })

  const heading = (html = '') => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

  const existing = pageTypeNames.filter((pageType) => routesOf(pageType).length > 0)

  test.each(existing)('a page of the type %s can be shown, in both languages', async (pageType) => {
    const [route] = routesOf(pageType)
    for (const locale of locales) {
      const html = await renderPage(site, localePath(route?.path ?? '', locale))
      expect(/^<!doctype html><html lang="(\w+)"/.exec(html)?.[1]).toBe(locale)
    }
  })

  test('a draft is shown before it is saved, in the requested language', async () => {
    const { problems, address, html } = await answer(question({ title: 'Stress, tonight' }))
    expect({ problems, address, heading: heading(html) }).toEqual({
      problems: [],
      address: '/blog/chronic-stress',
      heading: 'Stress, tonight',
    })
    const spanish = await answer(question({ title: 'Stress, tonight' }, { locale: 'es' }))
    expect(heading(spanish.html)).toMatch(/^Estrés crónico/)
    const list = await answer(question({ title: 'Stress, tonight' }, { page: '/blog' }))
    expect(list.address).toBe('/blog')
    expect(read(english).title).not.toBe('Stress, tonight')
  })

  test('an invalid field is reported, and the page keeps its saved value', async () => {
    const { problems, html } = await answer(question({ title: '', description: 'A <b>bold</b> line', author: 'me' }))
    expect(problems).toEqual([
      { field: 'title', locale: 'en', reason: 'is missing', isMissing: true },
      { field: 'author', locale: 'en', reason: expect.any(String), isMissing: false },
      { field: 'description', locale: 'en', reason: expect.stringMatching(/^contains HTML/), isMissing: false },
    ])
    expect(heading(html)).toBe(read(english).title)
  })

  test('a new list item is left out until it is filled in', async () => {
    const sources = [...(read(english).sources as object[]), { title: '' }]
    const { problems, html } = await answer(question({ sources }))
    expect(problems.map(({ field }) => field)).toContain(`sources.${sources.length - 1}.url`)
    expect(html?.includes('id="sources"')).toBe(true)
  })

  test('a problem that a draft causes elsewhere names the file', async () => {
    const path = 'content/clinic.yaml'
    const data = { ...read(path), insurers: [{ name: 'Aetna' }] }
    const { problems } = await answer({ path, collection: '_singletons', data, i18n: {}, locale: 'en' })
    expect(problems).toContainEqual({
      field: '',
      reason: expect.stringMatching(/^content\/insurance-cards\.yaml: .*is not an insurer/),
      isMissing: false,
    })
  })

  test('a new post has a page from its first word', async () => {
    const fresh = question({}, { path: '', data: { title: 'Lifting groceries: how?' }, i18n: { es: { data: {} } } })
    const { problems, address, html } = await answer(fresh)
    expect(address).toBe('/blog/lifting-groceries-how')
    expect(heading(html)).toBe('Lifting groceries: how?')
    expect(problems.filter(({ isMissing }) => isMissing).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['description', 'date', 'sources']),
    )
    const again = await answer({ ...fresh, data: { title: 'Chronic stress' } })
    expect(again.address).toBe('/blog/chronic-stress-1')
  })

  test('facts are shown on the page that is about them', async () => {
    const clinic = 'content/clinic.yaml'
    const facts = { path: clinic, collection: '_singletons', data: read(clinic), i18n: {}, locale: 'en' as const }
    const { address, html } = await answer({
      ...facts,
      data: { ...facts.data, phone: '(479) 555-0199' },
      field: 'phone',
    })
    expect(address).toBe('/contact')
    expect(html?.includes('(479) 555-0199')).toBe(true)
    const costs = await answer({ ...facts, field: 'prices.firstVisit' })
    expect(costs.address).toBe('/financial-information/what-it-costs')
    const wrong = await answer({ ...facts, data: { ...facts.data, phone: '555' }, field: 'phone' })
    expect(wrong.problems).toEqual([
      { field: 'phone', reason: 'is not a US phone number with ten digits', isMissing: false },
    ])
    expect(wrong.html?.includes(phone.display)).toBe(true)
  })

  test('chosen, unsaved photos have valid files', async () => {
    const photo = (name: string) => ({
      file: `blob:http://127.0.0.1:4180/${name}-9f8e-4d2c`,
      name,
      alt: { en: 'The front door of the clinic.', es: 'La puerta de entrada de la clínica.' },
      people: 'nobody',
    })
    const data = { photos: [photo('front-door'), photo('side-door')] }
    const path = 'content/photos.yaml'
    const { problems } = await answer({ path, collection: '_singletons', data, i18n: {}, locale: 'en' })
    expect(problems).toEqual([])
  })

  test('while another file is broken, the page says which', async () => {
    const folder = join(temporaryFolder(), 'content')
    copyContent(folder)
    const file = join(folder, 'clinic.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('(479) 555-0142', '"555"'))
    const { note, html } = await draftPages(make, folder)(question())
    expect(html).toBeUndefined()
    expect(note).toBe('The page is shown again once content/clinic.yaml is corrected.')
  })

  test.each<[string, object]>([
    ['a photo that there is not', { photo: 'nowhere' }],
    ['a drawing that there is not', { drawing: 'nowhere' }],
    ['a related post that there is not', { related: ['nowhere', 'chronic-stress'] }],
    ['a list where a text belongs', { title: ['a'], seo: 'none', sources: null }],
    ['a text without end', { body: `## ${'word '.repeat(20_000)}` }],
  ])('%s never ends the editor', async (_, fields) => {
    const { problems, html, note } = await answer(question(fields))
    expect(problems.length + Number(Boolean(html)) + Number(Boolean(note))).toBeGreaterThan(0)
  })
})
