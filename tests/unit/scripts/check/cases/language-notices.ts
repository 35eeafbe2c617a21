import { content } from './content'

const notices = (at: number, field: string) => ['notices', at, field]
const arabic = 7

test.each<[string, (string | number)[], unknown, string]>([
  ['without its direction', notices(arabic, 'direction'), undefined, 'is missing'],
  ['in a direction that there is not', notices(2, 'direction'), 'up', 'must be ltr (from left to right) or rtl'],
  ['with Arabic from left to right', notices(arabic, 'direction'), 'ltr', 'is not the direction of this script'],
  ['with Korean from right to left', notices(11, 'direction'), 'rtl', 'is not the direction of this script'],
  ['that does not say whom to call', notices(2, 'text'), 'LƯU Ý: Nếu bạn nói tiếng Việt', 'must name {phone}'],
  ['without its source', notices(3, 'source'), undefined, 'is missing'],
  ['without the mark', notices(3, 'verified'), undefined, 'is missing'],
  ['with a code that is none', notices(3, 'code'), 'Marshallese', 'must be a language code'],
])('a notice of language help %s', (_, path, value, reason) => {
  content.set('language-notices.yaml', path, value)
  expect(content.check()).toEqual([
    expect.objectContaining({
      file: 'content/language-notices.yaml',
      field: path.join('.'),
      reason: expect.stringContaining(reason),
    }),
  ])
})

test.each<[string, (string | number)[], unknown, string, string]>([
  ['twice in a language', notices(4, 'code'), 'vi', 'notices.4.code', '"vi" appears twice'],
  ['not in Spanish', notices(1, 'code'), 'ca', 'notices', '"es" is missing'],
  ['in too few languages', ['notices', 15], undefined, 'notices', 'write it in 16 languages'],
])('notices of language help %s', (_, path, value, field, reason) => {
  content.set('language-notices.yaml', path, value)
  expect(content.check()).toEqual([expect.objectContaining({ field, reason: expect.stringContaining(reason) })])
})
