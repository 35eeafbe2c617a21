import { render, screen } from '@testing-library/react'
import { Accordion } from '@/components/ui/accordion'
import { pageOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'

const items = [
  { id: 'vision', title: 'Our vision', text: 'To [help](/about).' },
  { id: 'mission', title: 'Our mission', text: 'First.\n\nSecond.' },
]
const details = () => [...document.querySelectorAll('details')]

test('one name for all items: the browser opens one at a time', () => {
  render(<Accordion name="about" items={items} locale="en" />)
  expect(details().map((item) => item.getAttribute('name'))).toEqual(['about', 'about'])
})

test.each([
  [true, [true, false]],
  [false, [false, false]],
])('with openFirst %s, open are %j', (openFirst, open) => {
  render(<Accordion name="about" items={items} locale="en" openFirst={openFirst} />)
  expect(details().map((item) => item.open)).toEqual(open)
})

test('the id is on the answer, inside the item it opens', () => {
  render(<Accordion name="about" items={items} locale="en" />)
  const answer = document.getElementById('mission')
  expect(answer).not.toBeNull()
  expect(answer?.closest('details')).toBe(details()[1])
  expect(answer?.matches('details, summary')).toBe(false)
  expect(answer?.querySelectorAll('p')).toHaveLength(2)
})

test('each question is a heading inside its button', () => {
  render(<Accordion name="about" items={items} locale="en" />)
  const headings = screen.getAllByRole('heading', { level: 3, hidden: true })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Our vision', 'Our mission'])
  expect(headings.every((heading) => heading.parentElement?.tagName === 'SUMMARY')).toBe(true)
})

test.each(locales)('links of an answer lead to a page in %s', (locale) => {
  render(<Accordion name="about" items={items} locale={locale} openFirst />)
  expect(screen.getByRole('link', { name: 'help' })).toHaveAttribute('href', { en: '/about', es: '/es/about' }[locale])
})

test('fragments are the same in both languages', () => {
  const ids = (locale: 'en' | 'es') => [
    ...pageOf('about', locale).accordion.map(({ id }) => id),
    ...pageOf('faq', locale).groups.flatMap(({ items: questions }) => questions.map(({ id }) => id)),
  ]
  expect(ids('es')).toEqual(ids('en'))
})
