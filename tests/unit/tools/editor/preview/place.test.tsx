import { placeOf, wordsAround, wordsIn } from '@/tools/editor/preview/ui/place'

function textarea(value: string, caret: string) {
  const control = document.createElement('textarea')
  control.value = value
  control.setSelectionRange(value.indexOf(caret), value.indexOf(caret))
  return control
}

test.each([
  ['## Before you lift {#before}\n\nRest.', 'lift', 'Before you lift'],
  ['- Split the [load](/faq) into **two** bags.[^niams]', 'load', 'Split the load into two bags.'],
  ['One.\n\nTwo.\n', 'Two', 'Two.'],
  ['Call us at {phone} before you come to the clinic.', 'us', 'before you come to the clinic.'],
])('the words of a line are those that its page shows: %j', (text, caret, words) => {
  expect(wordsIn(textarea(text, caret))).toBe(words)
})

test('on an empty line, the caret selects the adjacent line', () => {
  expect(wordsIn(textarea('First.\n\n\nLast.', '\nLast'))).toBe('Last.')
})

test('a field that the page formats differently is found by the fields around it', () => {
  document.body.innerHTML = `
    <section data-key-path="holidays.0">
      <section data-key-path="holidays.0.date"><input value="2026-11-26"></section>
      <section data-key-path="holidays.0.name.en"><input value="Thanksgiving Day"></section>
    </section>`
  const [date] = document.querySelectorAll('input')
  expect(wordsAround(date as HTMLInputElement)).toEqual(['2026-11-26', 'Thanksgiving Day'])
})

test('the heading of a page comes before its breadcrumb and links, the words of the main part before those around it', () => {
  document.body.innerHTML = `
    <header><a href="/blog">Sleep well</a></header>
    <main><nav><a>Sleep well</a></nav><header><h1>Sleep\u00A0well</h1></header><p>Sleep well tonight.</p></main>
    <footer><p>Rest a while.</p></footer>`
  expect(placeOf(document, 'Sleep well')?.tagName).toBe('H1')
  expect(placeOf(document, 'well tonight')?.tagName).toBe('P')
  expect(placeOf(document, 'Rest a while.')?.closest('footer')).toBeTruthy()
  expect(placeOf(document, 'Nothing of the kind')).toBeUndefined()
})

test('a long line that the page breaks up is found by its beginning', () => {
  document.body.innerHTML = '<main><p>Lift with your legs, and keep the bag close <b>to</b> you.</p></main>'
  expect(placeOf(document, 'Lift with your legs, and keep the bag close by all means, always')?.tagName).toBe('P')
})
