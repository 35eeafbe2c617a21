import { content } from './content'

const cards = 'insurance-cards.yaml'
const said = { publisher: 'A', url: 'http://example.com', lang: 'en' }

test.each<[string, (string | number)[], unknown, string, string]>([
  ['a name twice', ['kinds', 2, 'cards', 1, 'name'], 'aetna', 'kinds.2.cards.1.name', '"aetna" appears twice'],
  ['an id twice', ['kinds', 2, 'cards', 1, 'id'], 'aetna', 'kinds.2.cards.1.id', '"aetna" appears twice'],
  [
    'an insurer that the clinic does not name',
    ['kinds', 7, 'cards', 2, 'insurer'],
    'Nobody Health',
    'kinds.7.cards.2.insurer',
    '"Nobody Health" is no insurer of content/clinic.yaml; known: ',
  ],
  [
    'an insurer of a whole kind that the clinic does not name',
    ['kinds', 3, 'insurer'],
    'ARKids',
    'kinds.3.insurer',
    '"ARKids" is no insurer of content/clinic.yaml',
  ],
  [
    'a page that is not there',
    ['kinds', 3, 'page'],
    '/financial-information/humana',
    'kinds.3.page',
    '/financial-information/humana leads to no page of this site',
  ],
  ['a page elsewhere', ['kinds', 3, 'page'], 'https://a.com', 'kinds.3.page', 'must be an English address'],
  [
    'a question that is not there',
    ['kinds', 0, 'ask', 1],
    'ask-weather',
    'kinds.0.ask.1',
    '"ask-weather" is no question of content/insurance-plans.en.md; known: ask-interpreter, ',
  ],
  ['a source without https', ['kinds', 10, 'source'], said, 'kinds.10.source.url', 'must be a full https:// address'],
  ['a card without a name', ['kinds', 0, 'cards', 0, 'name'], undefined, 'kinds.0.cards.0.name', 'is missing'],
])('insurance cards with %s', (_, path, value, field, reason) => {
  content.set(cards, path, value)
  expect(content.check()).toContainEqual(
    expect.objectContaining({ file: `content/${cards}`, field, reason: expect.stringContaining(reason) }),
  )
})

test('a page that is switched off', () => {
  content.set('clinic.yaml', ['notOffered'], ['/services/pregnancy-care'])
  content.set(cards, ['kinds', 3, 'page'], '/services/pregnancy-care')
  expect(content.check()).toContainEqual(
    expect.objectContaining({
      file: `content/${cards}`,
      field: 'kinds.3.page',
      reason:
        'leads to /services/pregnancy-care, which is switched off (notOffered in content/clinic.yaml): take it out, or offer the page',
    }),
  )
})

test('a kind of coverage without words in a language', () => {
  content.set('insurance-kinds.es.yaml', ['kinds', 4], undefined)
  expect(content.check()).toContainEqual(
    expect.objectContaining({
      file: `content/${cards}`,
      field: 'kinds.4.id',
      reason: '"arhome" has no words: describe it in content/insurance-kinds.es.yaml',
    }),
  )
})

test('words of a kind that has no cards', () => {
  content.set(cards, ['kinds', 4], undefined)
  const wrong = (locale: string) =>
    expect.objectContaining({
      file: `content/insurance-kinds.${locale}.yaml`,
      field: 'kinds.4.id',
      reason: `"arhome" is no kind of content/${cards}`,
    })
  expect(content.check()).toEqual([wrong('en'), wrong('es')])
})

test('without the kind for every other card', () => {
  content.set(cards, ['kinds', 15], undefined)
  expect(content.check()).toContainEqual(
    expect.objectContaining({
      file: `content/${cards}`,
      field: 'kinds',
      reason: 'must end with "other": it answers for all other cards',
    }),
  )
})

test('a promise that stands on no page', () => {
  content.set('insurance-kinds.en.yaml', ['kinds', 10, 'answer'], 'We accept this.')
  expect(content.check()).toContainEqual(
    expect.objectContaining({
      file: 'content/insurance-kinds.en.yaml',
      field: 'kinds.10.answer',
      reason: `promises something: take the answer out, or name the page that says so at "page" of "tricare" in content/${cards}`,
    }),
  )
})

test('a missing language, and a missing file', () => {
  content.remove('insurance-kinds.es.yaml')
  content.remove(cards)
  expect(content.check()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        file: `content/${cards}`,
        field: 'file',
        reason: expect.stringContaining('is missing: add it'),
      }),
      expect.objectContaining({
        file: 'content/insurance-kinds.en.yaml',
        reason: 'has no Spanish version: add content/insurance-kinds.es.yaml',
      }),
    ]),
  )
})
