import { isEmail, isPhone, limitOf, problemsOf } from '@/lib/forms/validate'

const contact = ['name', 'phone', 'email', 'message']
const good = { name: 'Ana', phone: '(479) 555-0142', email: '', message: 'Do you see children?' }

test.each([
  '4795550142',
  '(479) 555-0142',
  '479.555.0142 ext. 12',
  '+1 479 555 0142',
  '1-479-555-0142',
  '+52 55 1234 5678',
  ' 479 555 0142 ',
  '\u202a(479) 555-0142\u202c',
  '479\u2011555\u20130142',
])('%s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true)
})

test.each([
  '555-0142',
  '479555014',
  '47955501421',
  '0795550142',
  '4791550142',
  'call me',
  '+12 34',
  '<b>4795550142</b>',
])('%s is none', (text) => {
  expect(isPhone(text)).toBe(false)
})

test.each(['ana@example.com', 'a.b+c@mail.example.co', 'ñandú@ejemplo.mx', ' ana@example.com '])(
  '%s is an email address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each(['ana', 'ana@', '@example.com', 'ana@example', 'ana@@example.com', 'ana @example.com', 'ana@example.'])(
  '%s is none',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

test('a complete form is valid, with either way to reply', () => {
  expect(problemsOf(good, contact)).toEqual({})
  expect(problemsOf({ ...good, phone: '', email: 'ana@example.com' }, contact)).toEqual({})
})

test('an empty form names each problem once, in the order of the page', () => {
  const found = problemsOf({}, contact)
  expect(found).toEqual({ name: 'nameMissing', phone: 'reachMissing', message: 'messageMissing' })
  expect(Object.keys(found)).toEqual(['name', 'phone', 'message'])
})

test('spaces do not count as an answer', () => {
  expect(problemsOf({ ...good, name: '  ', message: '\n' }, contact)).toEqual({
    name: 'nameMissing',
    message: 'messageMissing',
  })
})

test('both contact fields must be valid, even if one would be enough', () => {
  expect(problemsOf({ ...good, phone: '12', email: 'ana@example.com' }, contact)).toEqual({ phone: 'phoneShape' })
  expect(problemsOf({ ...good, email: 'ana' }, contact)).toEqual({ email: 'emailShape' })
})

test('a message fits up to its limit and not one character more', () => {
  expect(limitOf('message')).toBe(2000)
  expect(problemsOf({ ...good, message: 'x'.repeat(2000) }, contact)).toEqual({})
  expect(problemsOf({ ...good, message: 'x'.repeat(2001) }, contact)).toEqual({ message: 'tooLong' })
  expect(problemsOf({ ...good, message: 'x'.repeat(10_000) }, contact)).toEqual({ message: 'tooLong' })
  expect(problemsOf({ ...good, name: 'x'.repeat(101) }, contact)).toEqual({ name: 'tooLong' })
})

test('markup is text like any other', () => {
  const markup = '<script>alert(1)</script>'
  expect(problemsOf({ ...good, name: markup, message: markup }, contact)).toEqual({})
})

test('only the given fields are checked, and optional ones may stay empty', () => {
  expect(problemsOf({}, ['note', 'texts'])).toEqual({})
})
