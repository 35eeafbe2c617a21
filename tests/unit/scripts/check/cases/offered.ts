import { content } from './content'

const off = ['/services/pregnancy-care', '/symptoms/sports-injuries']
const offer = (...addresses: string[]) => content.set('clinic.yaml', ['notOffered'], addresses)

/** Makes plain words of the links to the pages that are switched off. */
function withoutLinks() {
  const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${off.join('|')})[^)]*\\)`, 'g')
  for (const file of content.files.filter((path) => /\.(en|es)\.(md|yaml)$/.test(path))) {
    const source = content.read(file)
    if (source.search(link) >= 0) content.write(file, source.replace(link, '$1'))
  }
}

test('without the links to them, services and symptoms can be switched off', () => {
  offer(...off)
  withoutLinks()
  expect(content.check()).toEqual([])
})

test('every sentence in both languages that leads to one is named, but none of the pages that are off themselves', () => {
  offer(...off)
  const problems = content.check()
  const links = content.files
    .filter((path) => /\.(en|es)\.(md|yaml)$/.test(path) && !off.some((page) => path.startsWith(page.slice(1))))
    .flatMap((path) => content.read(path).match(new RegExp(`\\]\\((?:${off.join('|')})`, 'g')) ?? [])
  expect(problems).toHaveLength(links.length)
  expect(problems).toContainEqual({
    file: 'content/faq.en.yaml',
    field: expect.stringMatching(/^groups\.\d\.items\.\d\.answer$/),
    line: expect.any(Number),
    reason: expect.stringMatching(
      /^“[^“”[\]()]+\.” leads to \/services\/pregnancy-care, which is switched off \(notOffered in content\/clinic\.yaml\): take out the link or the sentence, or offer the page$/,
    ),
  })
})

test('a link that is left says its sentence and its line', () => {
  offer(...off)
  withoutLinks()
  const file = 'symptoms/back-pain.es.md'
  content.body(file, (body) => `${body}\nVaya con calma.\nLea sobre [deportes](${off[1]}#home).\n`)
  const line =
    content
      .read(file)
      .split('\n')
      .findIndex((text) => text.includes('[deportes]')) + 1
  expect(content.check()).toEqual([
    {
      file: `content/${file}`,
      field: 'body',
      line,
      reason: `“Lea sobre deportes.” leads to ${off[1]}, which is switched off (notOffered in content/clinic.yaml): take out the link or the sentence, or offer the page`,
    },
  ])
})

test.each<[string, () => void, string, string, string]>([
  [
    'an address that there is not',
    () => offer('/services/dentistry'),
    'clinic.yaml',
    'notOffered.0',
    '"/services/dentistry" is the address of no service and no symptom; known: /services/chiropractic-care, ',
  ],
  ['a page that is neither', () => offer('/blog/chronic-stress'), 'clinic.yaml', 'notOffered.0', 'of no service'],
  ['a name without its address', () => offer('pregnancy-care'), 'clinic.yaml', 'notOffered.0', 'write the address'],
  [
    'an address twice',
    () => {
      offer(off[1] as string, off[1] as string)
      withoutLinks()
    },
    'clinic.yaml',
    'notOffered.1',
    'appears twice',
  ],
  [
    'the service that a post closes with',
    () => offer('/services/wellness-care'),
    'posts/chiropractic-care-without-pain.en.md',
    'cta',
    '"wellness" leads to /services/wellness-care, which is switched off (notOffered in content/clinic.yaml): choose another closing',
  ],
  [
    'all related pages of another',
    () => {
      offer('/symptoms/neck-pain', '/symptoms/sports-injuries')
      content.set('symptoms/back-pain.en.md', ['related'], ['neck-pain', 'sports-injuries'])
    },
    'symptoms/back-pain.en.md',
    'related',
    'names only pages that are switched off',
  ],
  [
    'every service with a page',
    () =>
      offer(
        '/services/acupuncture',
        ...['chiropractic', 'pediatric', 'pregnancy', 'wellness'].map((name) => `/services/${name}-care`),
      ),
    'clinic.yaml',
    'notOffered',
    'switches off every page of /services: keep at least one',
  ],
  [
    'every service',
    () => offer(...['chiropractic', 'pediatric', 'pregnancy', 'wellness'].map((name) => `/services/${name}-care`)),
    'clinic.yaml',
    'notOffered',
    'switches off every page of /services: keep at least one',
  ],
])('stops at %s', (_, breakIt, file, field, reason) => {
  breakIt()
  expect(content.check()).toContainEqual(
    expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
  )
})
