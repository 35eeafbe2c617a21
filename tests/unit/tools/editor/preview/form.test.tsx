import { screen } from '@testing-library/react'
import type { DraftProblem } from '@/tools/editor/preview/drafts'
import { morph } from '@/tools/editor/preview/ui/morph'
import { listProblems, showAtFields } from '@/tools/editor/preview/ui/problems'

const problem = (field: string, reason: string, more: Partial<DraftProblem> = {}): DraftProblem => ({
  field,
  locale: 'en',
  reason,
  isMissing: false,
  ...more,
})

beforeEach(() => {
  document.body.innerHTML = ['en', 'es']
    .map(
      (locale) => `<div class="pane" data-mode="edit" data-locale="${locale}">
        <section data-key-path="title"><header></header><input></section>
        <section data-key-path="seo"><header></header></section></div>`,
    )
    .join('')
})

const notes = () =>
  screen
    .queryAllByRole('paragraph')
    .map((note) => [
      note.closest<HTMLElement>('[data-locale]')?.dataset.locale,
      note.parentElement?.dataset.keyPath,
      note.textContent,
    ])

test('a problem is shown beside its field in its language, and disappears when it is solved', () => {
  showAtFields([
    problem('title', 'is missing'),
    problem('title', 'contains HTML (<b>): write Markdown', { locale: 'es' }),
  ])
  expect(notes()).toEqual([
    ['en', 'title', 'Is missing.'],
    ['es', 'title', 'Contains HTML (<b>): write Markdown.'],
  ])
  showAtFields([problem('title', 'is missing')])
  expect(notes()).toEqual([['en', 'title', 'Is missing.']])
})

test('a problem in a collapsed field is shown at what collapses it', () => {
  showAtFields([problem('seo.focus', 'is missing'), problem('file', 'has no Spanish version')])
  expect(notes()).toEqual([['en', 'seo', 'focus: is missing']])
})

test('the list links to each field; empty fields of a new page are not errors', () => {
  const list = document.createElement('div')
  const asked = jest.spyOn(window, 'postMessage').mockImplementation()
  const problems = [problem('seo.title', 'is too long'), problem('date', 'is missing', { isMissing: true })]
  listProblems(list, problems, true)
  expect(list.querySelector(':scope > ul')?.textContent).toBe('seo, title: is too long')
  expect(list.querySelector('summary')?.textContent).toBe('Still to fill in: 1')
  list.querySelector('button')?.click()
  expect(asked).toHaveBeenCalledWith(
    { type: 'highlight-editor-field', payload: { locale: 'en', keyPath: 'seo.title' } },
    location.origin,
  )
  listProblems(list, problems, false)
  expect(list.querySelectorAll(':scope > ul > li')).toHaveLength(2)
  listProblems(list, [], false)
  expect(list.textContent).toBe('Nothing to correct.')
})

test('only differences are changed on the page', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
  document.body.innerHTML = '<main><img src="/a.svg"><p class="lead">Old</p><ul><li>One</li></ul></main>'
  const [picture, words] = [document.querySelector('img'), document.querySelector('p')]
  morph(document.body, parse('<main><img src="/a.svg"><p lang="en">New</p><ul><li>One</li><li>Two</li></ul></main>'))
  expect(document.body.innerHTML).toBe(
    '<main><img src="/a.svg"><p lang="en">New</p><ul><li>One</li><li>Two</li></ul></main>',
  )
  expect(document.querySelector('img')).toBe(picture)
  expect(document.querySelector('p')).toBe(words)
})
