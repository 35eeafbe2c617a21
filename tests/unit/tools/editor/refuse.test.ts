/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { readFile } from '@/tools/editor/format'
import { type Draft, reasonsToRefuse } from '@/tools/editor/refuse'

const read = (file: string) => readFile(readFileSync(`content/${file}`, 'utf8'), file.endsWith('.md') ? 'page' : 'data')

function draft(name: string): Draft {
  const spanish = name.replace('.en.', '.es.')
  return { path: `content/${name}`, data: read(name), i18n: spanish === name ? {} : { es: { data: read(spanish) } } }
}

test.each(['posts/chronic-stress.en.md', 'faq.en.yaml', 'home.en.yaml', 'about.en.md', 'clinic.yaml'])(
  '%s may be saved as it is',
  (name) => {
    expect(reasonsToRefuse(draft(name))).toEqual([])
  },
)

test.each<[string, string, (page: Draft) => void, string[]]>([
  [
    'a placeholder that stands for nothing, in Spanish',
    'posts/chronic-stress.en.md',
    ({ i18n }) => Object.assign(i18n.es?.data ?? {}, { description: 'Llame al {fone}.' }),
    [expect.stringMatching(/^Spanish, description: unknown placeholder \{fone\}; known: \{phone\}, /)],
  ],
  [
    'HTML in the text',
    'posts/chronic-stress.en.md',
    ({ data }) => Object.assign(data, { body: '<b>Rest</b>' }),
    ['English, body: contains HTML (<b>): write Markdown'],
  ],
  [
    'an emptied field',
    'posts/chronic-stress.en.md',
    ({ data }) => Object.assign(data, { title: '' }),
    ['English, title: is missing'],
  ],
  [
    'a section whose name is gone',
    'about.en.md',
    ({ data }) => Object.assign(data, { body: String(data.body).replace(' {#family}', '') }),
    [
      'English, body: needs the headings {#degree}, {#family}, {#relocation} in this order; found {#degree}, {#}, {#relocation}',
    ],
  ],
  [
    'a closing time before the opening time',
    'clinic.yaml',
    ({ data }) => Object.assign(data.hours as object, { monday: ['13:00-09:00'] }),
    ['hours.monday.0: closing time must be later than opening time, or the next morning, at most 14 hours later'],
  ],
])('%s is refused', (_, name, change, reasons) => {
  const page = draft(name)
  change(page)
  expect(reasonsToRefuse(page)).toEqual(expect.arrayContaining(reasons))
})

test('a question in only one language is rejected', () => {
  const page = draft('faq.en.yaml')
  const groups = page.i18n.es?.data.groups as { items: unknown[] }[]
  groups[0]?.items.pop()
  expect(reasonsToRefuse(page)).toEqual([
    expect.stringMatching(/^Spanish, id: lists other ids than content\/faq.en.yaml/),
  ])
})
