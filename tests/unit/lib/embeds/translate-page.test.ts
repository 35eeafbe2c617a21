/** @jest-environment jsdom */
import { translatePage, type Widget } from '@/lib/embeds/translate-page'

/** Return a fake page-translation widget; `chosen` records the values of its dropdown with their times. */
function stand(settings: { failures?: number; appearsAfter?: number; obeys?: number } = {}) {
  const { failures = 0, appearsAfter = 0, obeys = 1 } = settings
  const begun = Date.now()
  const chosen: [value: string, time: number][] = []
  const loads: number[] = []
  const dropdown = document.createElement('select')
  for (const value of ['', 'vi', 'mh']) dropdown.add(new Option(value, value))
  dropdown.value = 'mh'
  let language = 'en'
  dropdown.addEventListener('change', () => {
    chosen.push([dropdown.value, Date.now() - begun])
    if (dropdown.value && chosen.filter(([value]) => value).length >= obeys) language = dropdown.value
  })
  const widget: Widget = {
    load: async () => {
      loads.push(Date.now() - begun)
      if (loads.length <= failures) throw new Error('blocked')
    },
    dropdown: () => (Date.now() - begun >= appearsAfter ? dropdown : null),
    language: () => language,
  }
  return { widget, chosen, loads }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const going = () => false

test('clears the dropdown, sets it after 100 ms, and leaves it when the page has followed', async () => {
  const { widget, chosen, loads } = stand()
  const done = translatePage('vi', widget, going)
  await jest.advanceTimersByTimeAsync(5_000)
  await done
  expect(chosen).toEqual([
    ['', 0],
    ['vi', 100],
  ])
  expect(loads).toEqual([0])
})

test('sets it again after 800 ms when the page language still differs', async () => {
  const { widget, chosen } = stand({ obeys: 2 })
  const done = translatePage('vi', widget, going)
  await jest.advanceTimersByTimeAsync(5_000)
  await done
  expect(chosen).toEqual([
    ['', 0],
    ['vi', 100],
    ['vi', 800],
  ])
})

test('waits for the dropdown to appear', async () => {
  const { widget, chosen } = stand({ appearsAfter: 2_350 })
  const done = translatePage('vi', widget, going)
  await jest.advanceTimersByTimeAsync(5_000)
  await done
  expect(chosen).toEqual([
    ['', 2_400],
    ['vi', 2_500],
  ])
})

test('gives up when no dropdown appears within 15 seconds', async () => {
  const { widget } = stand({ appearsAfter: 60_000 })
  const done = expect(translatePage('vi', widget, going)).rejects.toThrow('no dropdown')
  await jest.advanceTimersByTimeAsync(15_000)
  await done
})

test('requests the script three more times, with growing delays', async () => {
  const { widget, loads } = stand({ failures: 4 })
  const done = expect(translatePage('vi', widget, going)).rejects.toThrow('blocked')
  await jest.advanceTimersByTimeAsync(60_000)
  await done
  expect(loads).toEqual([0, 1_000, 3_000, 7_000])
})

test.each([
  ['before the dropdown is there', 0, []],
  ['before the language is set', 550, ['']],
  ['before it would be set again', 700, ['', 'vi']],
])('sets nothing more after a choice %s', async (_, stopsAt, values) => {
  const begun = Date.now()
  const { widget, chosen } = stand({ appearsAfter: 500, obeys: 2 })
  const done = translatePage('vi', widget, () => Date.now() - begun >= stopsAt)
  await jest.advanceTimersByTimeAsync(5_000)
  await done
  expect(chosen.map(([value]) => value)).toEqual(values)
})
