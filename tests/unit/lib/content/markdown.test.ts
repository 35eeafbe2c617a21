import { linksOf, toHtml, toText } from '@/lib/content/markdown'

test('links lead to the reader’s language, external ones stay', () => {
  const markdown = 'See [back *pain*](/symptoms/back-pain#signs), [home](/) and [NIH](https://nih.gov/a?b=1).'
  expect(toHtml(markdown, 'es')).toBe(
    '<p>See <a href="/es/symptoms/back-pain#signs">back <em>pain</em></a>, <a href="/es">home</a> and <a href="https://nih.gov/a?b=1">NIH</a>.</p>\n',
  )
  expect(toHtml(markdown, 'en')).toContain('<a href="/symptoms/back-pain#signs">')
})

test('a text that is read elsewhere has absolute links', () => {
  const markdown = '[a](/faq?x=1#y) [b](#part) [c](https://nih.gov/a) [d](tel:+1479)'
  const html = toHtml(markdown, 'es', 'https://www.example.com/es/blog/post')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://www.example.com/es/faq?x=1#y',
    'https://www.example.com/es/blog/post#part',
    'https://nih.gov/a',
    'tel:+1479',
  ])
})

test('an address cannot end its attribute, signs in texts are escaped', () => {
  expect(toHtml('[a](/faq?a="x"&b=1)', 'en')).toBe('<p><a href="/faq?a=&quot;x&quot;&amp;b=1">a</a></p>\n')
  expect(toHtml('Fish & chips < 5', 'en')).toBe('<p>Fish &amp; chips &lt; 5</p>\n')
})

test('blocks become blocks', () => {
  expect(toHtml('### Signs\n\n- one\n- **two**', 'en')).toBe(
    '<h3>Signs</h3>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>\n',
  )
})

test('the words of a text, without marks, addresses, ids and pictures', () => {
  const markdown = '## Signs {#signs}\n\n![A desk](desk "x")\n\n- **One** [two](/faq)\n> three'
  expect(toText(markdown).split(/\s+/)).toEqual(['Signs', 'One', 'two', 'three'])
})

test('a line may begin with a number that is not a list', () => {
  expect(toText('911 is the number.')).toBe('911 is the number.')
})

test('every link target is found, except for pictures', () => {
  expect(linksOf('![a](spine) [b](/faq "FAQ"), [c](https://nih.gov) and\n[d](#e)')).toEqual([
    '/faq',
    'https://nih.gov',
    '#e',
  ])
  expect(linksOf('no link (here)')).toEqual([])
})
