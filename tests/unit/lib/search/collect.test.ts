/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { clinic } from '@/lib/clinic/facts'
import { pagesOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { searchFile, withinLimit } from '@/lib/search/collect'
import { answerNames } from '@/lib/search/file'
import { stemsOf } from '@/lib/search/words'

describe.each(locales)('%s', (locale) => {
  const file = searchFile(locale)
  const paths = file.pages.map(([path]) => path)

  test('every page for search engines is in it once, and no other', () => {
    const wanted = routes.filter(({ indexable, kind }) => indexable && kind !== 'blog-page').map(({ path }) => path)
    expect([...paths].sort()).toEqual([...wanted].sort())
    for (const [, title, lead] of file.pages) expect([title, lead]).not.toContain('')
  })

  test('parts, phrases and answers belong to pages that are there', () => {
    for (const [page, , heading] of file.sections) {
      expect(paths[page]).toBeDefined()
      expect(heading).not.toBe('')
    }
    for (const [phrases, targets] of [...file.everyday, ...file.foreign]) {
      expect(phrases).not.toMatch(/^\||\|$|\|\|/)
      for (const target of targets) expect([target, paths[Number(target.split('#')[0])]]).not.toContain(undefined)
    }
    for (const { page, lines, action } of file.answers) {
      expect(paths).toContain(page)
      expect([...lines, ...action]).not.toContain('')
    }
  })

  test('the questions of the FAQ and the headings of posts are its parts', () => {
    const headings = file.sections.map(([, , heading]) => heading)
    const [{ groups } = { groups: [] }] = pagesOf('faq', locale)
    for (const { question } of groups.flatMap(({ items }) => items)) expect(headings).toContain(question)
    const post = paths.indexOf('/blog/chronic-stress')
    expect(file.sections.filter(([page]) => page === post).length).toBeGreaterThan(4)
  })

  test('what is said in the words of this language is not foreign', () => {
    const own = new Set(file.everyday.flatMap(([phrases]) => stemsOf(phrases.replaceAll('|', ' '), locale)))
    const foreign = file.foreign.flatMap(([phrases]) => phrases.split('|'))
    expect(foreign.length).toBeGreaterThan(150)
    expect(foreign.filter((phrase) => stemsOf(phrase, locale).every((word) => own.has(word)))).toEqual([])
  })

  test('every fact and every insurer has its answer', () => {
    expect(file.answers).toHaveLength(answerNames.length + clinic.insurers.length)
    for (const { name } of clinic.insurers)
      expect(file.answers.some(({ phrases }) => phrases.includes(name))).toBe(true)
  })

  test('it names the twelve symptoms to begin with, and weighs what it may', () => {
    expect(file.begin.map((place) => paths[place])).toEqual(
      pagesOf('symptom', locale).map(({ slug }) => `/symptoms/${slug}`),
    )
    expect(gzipSync(JSON.stringify(file)).length).toBeLessThanOrEqual(26_000)
  })
})

describe('a site that grows keeps its file light', () => {
  const file = searchFile('en')
  const size = (made: object) => gzipSync(JSON.stringify(made)).length
  const titled = ([path, title, lead]: (typeof file.pages)[number]) => [path, title, lead !== '']

  test('a file that is light enough is left as it is', () => {
    expect(withinLimit(file, size(file))).toBe(file)
  })

  test.each([22_000, 17_000, 14_000, 11_000, 8_000])('%d bytes', (limit) => {
    const light = withinLimit(file, limit)
    expect(size(light)).toBeLessThanOrEqual(limit)
    // What is left are the first ones, and a page has a lead if one after it has.
    expect(light.sections.map(([, , heading]) => heading)).toEqual(
      file.sections.slice(0, light.sections.length).map(([, , heading]) => heading),
    )
    expect(light.pages.map(([path]) => path)).toEqual(file.pages.slice(0, light.pages.length).map(([path]) => path))
    const leads = light.pages.map(titled).map(([, , hasLead]) => hasLead)
    expect(leads.lastIndexOf(true)).toBe(leads.filter(Boolean).length - 1)
    for (const [, targets] of [...light.everyday, ...light.foreign])
      for (const target of targets) expect(Number(target.split('#')[0])).toBeLessThan(light.pages.length)
  })
})
