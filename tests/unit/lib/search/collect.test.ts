/** @jest-environment node */
import { clinic } from '@/lib/clinic/facts'
import { pagesOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { answerNames } from '@/lib/page-types/search'
import { routes } from '@/lib/routes'
import { searchFiles } from '@/lib/search/collect'
import { stemsOf } from '@/lib/search/words'

describe.each(locales)('%s', (locale) => {
  const { file, texts } = searchFiles(locale)
  const { pages } = file
  const paths = pages.map(([path]) => path)

  test('every page for search engines is in it once, and no other', () => {
    const wanted = routes
      .filter(({ indexable, pageType }) => indexable && pageType !== 'blog-page')
      .map(({ path }) => path)
    expect([...paths].sort()).toEqual([...wanted].sort())
    for (const [page, [, title]] of pages.entries()) expect([title, texts.leads[page] || '']).not.toContain('')
  })

  test('sections, phrases and answers belong to existing pages', () => {
    for (const [page, , heading] of texts.sections) {
      expect(paths[page]).toBeDefined()
      expect(heading).not.toBe('')
    }
    for (const target of file.everyday.flatMap(({ targets }) => targets))
      expect([target, paths[Number(target.split('#')[0])]]).not.toContain(undefined)
    for (const phrase of file.everyday.flatMap(({ own, foreign }) => [...own, ...foreign]))
      expect(phrase).toMatch(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u)
    for (const [asked, title, lines, label, href, page] of file.answers) {
      expect(paths).toContain(page)
      expect([...asked, title, ...lines, label, href]).not.toContain('')
    }
  })

  test('the questions of the FAQ and the headings of posts are its parts', () => {
    const headings = texts.sections.map(([, , heading]) => heading)
    const [{ groups } = { groups: [] }] = pagesOf('faq', locale)
    for (const { question } of groups.flatMap(({ items }) => items)) expect(headings).toContain(question)
    const post = paths.indexOf('/blog/chronic-stress')
    expect(texts.sections.filter(([page]) => page === post).length).toBeGreaterThan(4)
  })

  test('words of this language do not count as foreign', () => {
    const own = new Set(file.everyday.flatMap((meaning) => meaning.own.flatMap((phrase) => phrase.split(' '))))
    const foreign = file.everyday.flatMap((meaning) => meaning.foreign)
    expect(foreign.length).toBeGreaterThan(150)
    expect(foreign.filter((phrase) => phrase.split(' ').every((word) => own.has(word)))).toEqual([])
  })

  test('every fact and every insurer has its answer', () => {
    expect(file.answers).toHaveLength(answerNames.length + clinic.insurers.length)
    for (const { name } of clinic.insurers) {
      expect(file.answers.flatMap(([asked]) => asked)).toContain(stemsOf(name, locale).join(' '))
    }
  })

  test('it lists the twelve symptoms to start from', () => {
    expect(file.begin.map((place) => paths[place])).toEqual(
      pagesOf('symptom', locale).map(({ slug }) => `/symptoms/${slug}`),
    )
  })
})
