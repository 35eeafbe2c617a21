/** @jest-environment node */

import { mainText } from '@/scripts/desk/main-text'
import { elementsOf } from '@/scripts/export/html'

function blocks(html: string, language = 'en') {
  const main = elementsOf(`<main>${html}</main>`).find(({ tagName }) => tagName === 'main')
  return main ? mainText(main, language) : []
}
const short = (html: string, language?: string) =>
  blocks(html, language).map(({ kind, level = '', text, prose }) => `${kind}${level}${prose ? '' : ' label'}: ${text}`)

const cases: [what: string, html: string, read: string[]][] = [
  ['a paragraph', '<p>Care for <strong>all</strong> ages.</p>', ['text: Care for all ages.']],
  ['the page’s own heading is not its text', '<h1>Care</h1><h2>Who</h2>', ['heading2 label: Who']],
  ['list items', '<ul><li>You talk first.</li><li>X-rays</li></ul>', ['item: You talk first.', 'item label: X-rays']],
  [
    'a row of facts',
    '<p><time>May 1</time><span>5 min read</span><span>By us all</span></p>',
    ['text label: May 1 5 min read By us all'],
  ],
  ['a line without a full stop', '<p>Care for your whole family</p>', ['text: Care for your whole family']],
  ['a button', '<a class="btn" href="/book-now">Book a visit</a>', ['text label: Book a visit']],
  ['labels side by side', '<a href="/a">Call</a><a href="/b">Text</a>', ['text label: Call Text']],
  [
    'an answer that folds',
    '<details><summary><h3>Does it hurt?</h3></summary><div><p>Rarely so.</p></div></details>',
    ['heading3 label: Does it hurt?', 'text: Rarely so.'],
  ],
  [
    'a card that is one link',
    '<a href="/a"><h3>Neck pain</h3><p>Stiff and sore.</p></a>',
    ['heading3 label: Neck pain', 'text: Stiff and sore.'],
  ],
  ['menus, forms, frames and scripts', '<nav>Home</nav><form>Name</form><iframe></iframe><script>x</script>', []],
  [
    'what a screen does not show',
    '<p hidden>a</p><p class="sr-only">b</p><i aria-hidden="true">c</i><b data-letterhead>d</b>',
    [],
  ],
  ['the other language', '<p>Source: <span lang="es">Dolor de espalda</span> online.</p>', ['text: Source: online.']],
  ['comments of the renderer', '<p>Springdale<!-- -->, <!-- -->AR is home.</p>', ['text: Springdale, AR is home.']],
  ['a drawing with words', '<svg role="img" aria-label="A spine"></svg>', ['picture label: A spine']],
  [
    'a drawing with a caption only',
    '<figure><svg aria-hidden="true"></svg><figcaption><span>A growing back</span><span>A spot</span></figcaption></figure>',
    ['picture label: A growing back. A spot'],
  ],
  ['an icon', '<p><svg aria-hidden="true"></svg>Call us today, please.</p>', ['text: Call us today, please.']],
]

test.each(cases)('%s', (_, html, read) => {
  expect(short(html)).toEqual(read)
})

test('links stay, other marks go, and nothing of the text becomes markup', () => {
  const [first] = blocks(
    '<p>See <a class="x" href="/a?b=1&amp;c=2" rel="nofollow">a &lt;b&gt;</a> and <em>more</em>.</p>',
  )
  expect(first?.html).toBe('See <a href="/a?b=1&amp;c=2" rel="nofollow">a &lt;b&gt;</a> and more.')
})
