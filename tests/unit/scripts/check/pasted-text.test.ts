import { readSources } from '@/lib/content/read'
import { checkPastedText } from '@/scripts/check/pasted-text'

const problemsOf = (body: string) =>
  readSources([['posts/a.en.md', `---\ntitle: A\n---\n\nFirst.\n\n${body}\n`]]).entries.flatMap(checkPastedText)

test.each([
  ['It’s **really important **to rest.', 'shows its signs'],
  ['It’s **\u00a0really important** to rest.', 'shows its signs'],
  ['##Ice or heat', 'has no space after its #'],
  ['•\tTake a walk.', 'begin the line with "- "'],
  ['  ● Take a walk.', 'begin the line with "- "'],
  ['2019. A year of moving.', 'begins with a year'],
  ['-\u00a0Sit down.', 'has a hard space after its "-"'],
  ['See [the page] (https://medlineplus.gov/stress.html).', 'remove the space'],
  [
    'See [the page](https://www.google.com/url?q=https://medlineplus.gov/stress.html&sa=D&source=docs).',
    'write https://medlineplus.gov/stress.html',
  ],
  [
    'See [the page](https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmedlineplus.gov%2F&data=1).',
    'write https://medlineplus.gov/',
  ],
  ['See [it](https://google.com/url?url=https://medlineplus.gov/).', 'write https://medlineplus.gov/'],
  ['See [it](https://l.facebook.com/l.php?u=https%3A%2F%2Fmedlineplus.gov%2F&h=A).', 'write https://medlineplus.gov/'],
  ['![A person](https://lh3.googleusercontent.com/abc=w600)', 'is a picture of another site'],
  ['![The door](front-door)', 'has no place for'],
  ['![A person](data:image/png;base64,AAAA)', 'is a picture of another site'],
])('%j: the line and the fix', (body, fix) => {
  expect(problemsOf(body)).toEqual([
    { file: 'content/posts/a.en.md', field: 'body', line: 7, reason: expect.stringContaining(fix) },
  ])
})

test.each([
  'It’s **really important** to rest, *very*.',
  'Prices may change\\*\\*.',
  '## Ice\u00a0or heat',
  '- Take a walk.\n- Sit\u00a0down.',
  'A walk · 20 minutes',
  '2019\\. A year of moving.',
  '1. Walk.\n2. Rest.',
  'We’re the #1 choice: #backpain.',
  'See [our listing](https://www.google.com/maps/place/?q=clinic) or [search](https://www.google.com/search?q=back).',
  '![The leaflet](/forms/leaflet.png)',
  'See [the page](https://medlineplus.gov/stress.html) (https only).',
])('%j stays as it is', (body) => {
  expect(problemsOf(body)).toEqual([])
})
