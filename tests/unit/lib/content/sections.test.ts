import { splitAfterFirstSection, splitIntoPieces, splitSections } from '@/lib/content/sections'

const markdown = `Before.

## Why it hurts {#causes}

![A spine](spine "The curves")

First.

![Not the first line](desk)

### Deeper

Second.

## No id

Third.
`

test('a body is split at its headings, with the text before them', () => {
  const { intro, sections } = splitSections(markdown)
  expect(intro).toBe('Before.')
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['causes', 'Why it hurts'],
    ['', 'No id'],
  ])
  expect(sections[1]?.body).toBe('Third.')
})

test('a picture on the first line is separated from the text', () => {
  const [section] = splitSections(markdown).sections
  expect(section?.picture).toEqual({ view: 'spine', alt: 'A spine', caption: 'The curves' })
  expect(section?.body).toBe('First.\n\n![Not the first line](desk)\n\n### Deeper\n\nSecond.')
})

test('a picture needs no caption, a section no picture', () => {
  const { sections } = splitSections('## A {#a}\n![](plan)\n\nText.\n\n## B {#b}\nText.')
  expect(sections[0]?.picture).toEqual({ view: 'plan', alt: '', caption: '' })
  expect(sections[1]).not.toHaveProperty('picture')
})

test('files with Windows line endings are split the same way', () => {
  expect(splitSections(markdown.replaceAll('\n', '\r\n'))).toEqual(splitSections(markdown))
})

test('a body without headings is all intro', () => {
  expect(splitSections('One.\n\nTwo.\n')).toEqual({ intro: 'One.\n\nTwo.', sections: [] })
})

test('only what renders as a heading begins a section', () => {
  const markdown = '## A {#a}\n\n```\n## no heading\n```\n\nB {#b}\n---\n\nText.'
  expect(splitSections(markdown).sections.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a text is cut before its second section, with nothing lost', () => {
  expect(splitAfterFirstSection('Intro.\n\n## One {#one}\n\nFirst.\n\n### Part\n\n## Two\n\nSecond.')).toEqual([
    'Intro.\n\n## One {#one}\n\nFirst.\n\n### Part',
    '## Two\n\nSecond.',
  ])
  expect(splitAfterFirstSection('Intro.\n\n## One')).toEqual(['Intro.\n\n## One', ''])
  const long = 'A long first section. '.repeat(100).trim()
  expect(splitAfterFirstSection(`Intro.\n\n## One\n\n${long}\n\n## Two`)).toEqual([
    'Intro.',
    `## One\n\n${long}\n\n## Two`,
  ])
})

test('pieces end before headings and fit the limit, and a heading stays with what follows it', () => {
  const [one, two, three] = ['## One\n\n### Part\n\nFirst.', '## Two\n\nSecond.', '## Three\n\nThird.']
  const text = [one, two, three].join('\n\n')
  expect(splitIntoPieces(text, 5)).toEqual([one, two, three])
  expect(splitIntoPieces(text, `${two}\n\n${three}`.length)).toEqual([one, `${two}\n\n${three}`])
  expect(splitIntoPieces('')).toEqual([])
})
