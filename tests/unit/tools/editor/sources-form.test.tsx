import { screen } from '@testing-library/react'
import { offerSources } from '@/tools/editor/tasks/ui/sources'

const source = (i: number, more = '') => `<div class="source" role="group" ${more}>
  <select name="sources.${i}.known"></select>
  <div data-typed hidden><input name="sources.${i}.url"><input name="sources.${i}.key"></div>
  <p class="mark" hidden><code></code><button type="button" data-into="en">English</button></p></div>`

const known = [{ url: 'https://medlineplus.gov/backpain.html', key: 'medlineplus', text: 'Back pain (MedlinePlus)' }]

function form() {
  document.body.innerHTML = `<form><textarea name="en.body">Bags add up. Rest.</textarea>${source(0)}${source(1, 'data-more')}
    <button type="button" class="more">Another source</button></form>`
  const found = document.querySelector('form') as HTMLFormElement
  offerSources(found, known)
  const of = (name: string) => found.elements.namedItem(name) as HTMLInputElement
  const choose = (name: string, value: string) => {
    of(name).value = value
    of(name).dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { of, choose, groups: screen.getAllByRole('group', { hidden: true }) }
}

test('a known source is chosen, and its mark put behind a sentence', () => {
  const { of, choose, groups } = form()
  choose('sources.0.known', known[0]?.url ?? '')
  expect(groups[0]?.querySelector<HTMLElement>('[data-typed]')?.hidden).toBe(true)
  const text = of('en.body')
  text.setSelectionRange(12, 12)
  groups[0]?.querySelector<HTMLElement>('[data-into]')?.click()
  expect(text.value).toBe('Bags add up.[^medlineplus] Rest.')
})

test('another source is typed, and gets a short name from its address', () => {
  const { of, choose, groups } = form()
  choose('sources.0.known', 'other')
  expect(groups[0]?.querySelector<HTMLElement>('[data-typed]')?.hidden).toBe(false)
  choose('sources.0.url', 'https://www.niams.nih.gov/health-topics/back-pain')
  expect(of('sources.0.key').value).toBe('nih')
  expect(groups[0]?.querySelector('code')?.textContent).toBe('[^nih]')
})

test('more source fields appear on request', () => {
  const { groups } = form()
  const more = screen.getByRole('button', { name: 'Another source' })
  expect([groups[1]?.hidden, more.hidden]).toEqual([true, false])
  more.click()
  expect([groups[1]?.hidden, more.hidden]).toEqual([false, true])
})
