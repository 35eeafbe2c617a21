import { fireEvent, render, screen } from '@testing-library/react'
import { OpenItem } from '@/components/islands/open-item'
import { Accordion } from '@/components/ui/accordion'

const items = [
  { id: 'vision', title: 'Our vision', text: 'One.' },
  { id: 'mission', title: 'Our mission', text: 'Two.' },
]
const details = () => [...document.querySelectorAll('details')]
const show = () =>
  render(
    <>
      <Accordion name="beliefs" items={items} locale="en" />
      <Accordion name="other" items={[{ id: 'values', title: 'Values', text: 'Three.' }]} locale="en" />
      <OpenItem />
    </>,
  )

beforeEach(() => history.replaceState({ kept: 1 }, '', '/about?a=1'))

test('in a browser without the name attribute of details, one item of a group is open at a time', () => {
  expect('name' in HTMLDetailsElement.prototype).toBe(false)
  show()
  for (const item of details()) {
    item.open = true
    fireEvent(item, new Event('toggle'))
  }
  expect(details().map(({ open }) => open)).toEqual([false, true, true])
})

test('opening adds the item to the address and keeps the history state; closing removes it', () => {
  show()
  const entries = history.length
  fireEvent.click(screen.getByText('Our mission'))
  expect(location.href).toMatch(/\/about\?a=1#mission$/)
  ;(details()[1] as HTMLDetailsElement).open = true
  fireEvent.click(screen.getByText('Our mission'))
  expect(location.href).toMatch(/\/about\?a=1$/)
  expect(history.state).toEqual({ kept: 1 })
  expect(history.length).toBe(entries)
})

test('the item of the fragment opens, and the element with the id scrolls clear of the header', () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  history.replaceState(null, '', '/about#mission')
  show()
  expect(details().map(({ open }) => open)).toEqual([false, true, false])
  expect(scroll.mock.contexts).toEqual([document.getElementById('mission')])
})
