/** @jest-environment node */

import { elementsOf } from '@/scripts/shared/html'
import { mainText } from '@/tools/desk/main-text'

function blocks(html: string, language = 'en') {
  const main = elementsOf(`<main>${html}</main>`).find(({ tagName }) => tagName === 'main')
  return main ? mainText(main, language) : []
}
const short = (html: string, language?: string) =>
  blocks(html, language).map(({ kind, level = '', text, prose }) => `${kind}${level}${prose ? '' : ' label'}: ${text}`)

const cases: [what: string, html: string, read: string[]][] = [
  ['a paragraph', '<p>Care for <strong>all</strong> ages.</p>', ['text: Care for all ages.']],
  [
    'footnotes are not words',
    '<p>It helps.<sup><a href="#source-1" role="doc-noteref">1</a></sup><sup><a href="#source-2">2</a></sup> Yes.</p>',
    ['text: It helps. Yes.'],
  ],
  ['the h1 is not part of the text', '<h1>Care</h1><h2>Who</h2>', ['heading2 label: Who']],
  ['list items', '<ul><li>You talk first.</li><li>X-rays</li></ul>', ['item: You talk first.', 'item label: X-rays']],
  [
    'a row of short facts',
    '<p><time>May 1</time><span>5 min read</span><span>By us all</span></p>',
    ['text label: May 1 · 5 min read · By us all'],
  ],
  ['a paragraph without a final period', '<p>Care for your whole family</p>', ['text: Care for your whole family']],
  ['a button', '<a class="btn" href="/book-now">Book a visit</a>', ['text label: Book a visit']],
  ['adjacent links', '<p><a href="/a">Call</a><a href="/b">Text</a></p>', ['text label: Call · Text']],
  [
    'a collapsible answer',
    '<details><summary><h3>Does it hurt?</h3></summary><div><p>Rarely so.</p></div></details>',
    ['heading3 label: Does it hurt?', 'text: Rarely so.'],
  ],
  [
    'a card inside a link',
    '<a href="/a"><h3>Neck pain</h3><p>Stiff and sore.</p></a>',
    ['heading3 label: Neck pain', 'text: Stiff and sore.'],
  ],
  [
    'navigation, forms, frames and scripts are left out',
    '<nav>Home</nav><form>Name</form><iframe></iframe><script>x</script>',
    [],
  ],
  [
    'hidden elements are left out',
    '<p hidden>a</p><p class="sr-only">b</p><i aria-hidden="true">c</i><b data-letterhead>d</b>',
    [],
  ],
  [
    'text in another language is left out',
    '<p>Source: <span lang="es">Dolor de espalda</span> online.</p>',
    ['text: Source: online.'],
  ],
  ['React’s text separators', '<p>Springdale<!-- -->, <!-- -->AR is home.</p>', ['text: Springdale, AR is home.']],
  ['a drawing with a label', '<svg role="img" aria-label="A spine"></svg>', ['picture label: A spine']],
  [
    'a drawing with only a caption',
    '<figure><svg aria-hidden="true"></svg><figcaption><span>A growing back</span><span>A spot</span></figcaption></figure>',
    ['picture label: A growing back. A spot'],
  ],
  [
    'a decorative icon',
    '<p><svg aria-hidden="true"></svg>Call us today, please.</p>',
    ['text: Call us today, please.'],
  ],
]

test.each(cases)('%s', (_, html, read) => {
  expect(short(html)).toEqual(read)
})

test('inline markup is kept, and text stays escaped', () => {
  const [first] = blocks(
    '<p>See <a class="x" href="/a?b=1&amp;c=2" rel="nofollow">a &lt;b&gt;</a> and <em>more</em>.</p>',
  )
  expect(first?.html).toBe('See <a class="x" href="/a?b=1&amp;c=2" rel="nofollow">a &lt;b&gt;</a> and <em>more</em>.')
})
