import { wrapUnbreakable } from '@/lib/util/no-break'

const kept = (html: string) =>
  [...wrapUnbreakable(html).matchAll(/<span data-no-break="">([^<]*)<\/span>/g)].map(([, text]) => text)

test.each([
  ['Call (479) 555-0142, or 1-833-852-6262.', ['(479) 555-0142', '1-833-852-6262']],
  ['From $45-$60, or $1,250.', ['$45-$60', '$1,250']],
  ['Take 400 mg at 38 °C; el 37 % paga.', ['400 mg', '38 °C', '37 %']],
  ['Send an e-mail about X-rays, see e-mail.html.', ['e-mail', 'X-rays', 'e-mail']],
  ['Same-Day visits, a same-day visit: the same day.', ['Same-Day', 'same-day']],
  ['In 2017 we saw 25 patients on page 3.', []],
])('%s', (text, wanted) => {
  expect(kept(`<p>${text}</p>`)).toEqual(wanted)
})

test('addresses and the rest of the text stay as they are', () => {
  const html = '<p><a href="tel:(479) 555-0142">Call</a> (479) 555-0142 now.</p>'
  expect(wrapUnbreakable(html)).toBe(
    '<p><a href="tel:(479) 555-0142">Call</a> <span data-no-break="">(479) 555-0142</span> now.</p>',
  )
})
