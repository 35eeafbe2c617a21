/** @jest-environment node */
import { namesByKind, pageStyles, withShortNames, wordsOf } from '@/scripts/export/page-styles'
import { shorten } from '@/scripts/export/short-names'

const css = `@layer base{a{color:red}#sheet{margin:1px}:root#known{top:0}[data-letter] i{margin:2px}.p-3[data-open]{top:0}.prose h2{margin:0}}@layer utilities{.p-3{padding:12px}.hover\\:p-3:hover{padding:12px}
.\\32xl{padding:0}.w-\\[min\\(1px\\,2px\\)\\]{width:1px}.dark\\:m-1:where(.dark,.dark *){margin:4px}@media print{.print\\:hidden{display:none}}
:is(.\\*\\:m-1>*){margin:4px}.rotate{--tw-rotate:1turn;rotate:var(--tw-rotate)}}@property --tw-rotate{syntax:"*";inherits:false}@keyframes k{to{opacity:1}}`
const styles = (names: Map<string, number>, sheet = css) => {
  const { short, of } = pageStyles(sheet, [names])
  return { short, text: of(names) }
}
const once = (names: string[]) => new Map(names.map((name) => [name, 1]))
/** The styles of a page with these classes and elements, with the long names put back. */
function of(...names: string[]): string {
  const { short, text } = styles(once(names))
  return [...short].reduce((css, [name, other]) => css.replaceAll(`.${other}`, `.${name}`), text)
}

test('rules of classes and elements that the pages do not have go', () => {
  expect(of('<a')).toContain('a{color:red}')
  expect(of('<p')).not.toContain('a{color:red}')
})

test('so do rules of ids and marks, but not what scripts set', () => {
  expect(of('#sheet', '[data-letter', '<i')).toMatch(/#sheet{.*\[data-letter] i{/)
  const text = of('p-3', '<i')
  expect(text).not.toMatch(/#sheet|data-letter/)
  expect(text).toContain(':root#known{')
  expect(text).toContain('.p-3[data-open]{')
})

test('a rule whose functions name ids and marks needs one of them, roles by their value', () => {
  const alone = ':root:is([data-print=sheet],:has(#sheet:target)) main>:not(#sheet){display:none}'
  const sheet = `${alone}body:has([data-letter])>footer{margin:0}[role=note]{top:0}main>:not(#other){left:0}`
  const rulesFor = (...names: string[]) => styles(once(['<main', '<body', '<footer', ...names]), sheet).text
  expect(rulesFor()).toBe('main>:not(#other){left:0}')
  expect(rulesFor('#sheet')).toContain(alone)
  expect(rulesFor('[data-letter')).toContain('>footer{')
  expect(rulesFor('[role=note')).toContain('[role=note]{')
  expect(rulesFor('[role=list')).not.toContain('role')
})

test.each([
  ['p-3', '.p-3{'],
  ['hover:p-3', ':hover{padding'],
  ['2xl', '{padding:0}'],
  ['w-[min(1px,2px)]', '{width:1px}'],
  ['dark:m-1', ':where(.dark,.dark *){'],
  ['print:hidden', '@media print{'],
  ['*:m-1', '>*){margin'],
])('%s keeps its rule', (name, rule) => {
  expect(of(name)).toContain(rule)
})

test('utilities have short names in the styles and in the page', () => {
  const { short, text } = styles(once(['p-3', 'hover:p-3', 'dark:m-1', 'dark', 'prose', 'group/a']))
  expect([...short.keys()]).toEqual(['dark:m-1', 'hover:p-3', 'p-3'])
  expect(text).toContain(`.${short.get('hover:p-3')}:hover{`)
  expect(
    shorten('<p title="hover:p-3" class="prose  hover:p-3 group/a">hover:p-3</p><i class="dark dark:m-1">', short),
  ).toBe(
    `<p title="hover:p-3" class="prose ${short.get('hover:p-3')} group/a">hover:p-3</p><i class="dark ${short.get('dark:m-1')}">`,
  )
})

test('what stands there most often has the shortest name, and none is one that the pages or the styles have', () => {
  const { short } = styles(new Map([...once(['p-3', 'dark:m-1', 'a']), ['hover:p-3', 2]]), `${css}.c{top:0}`)
  expect([...short]).toEqual([
    ['hover:p-3', 'b'],
    ['dark:m-1', 'd'],
    ['p-3', 'e'],
  ])
})

test('kinds of pages share their short names, since the data of one may come to another', () => {
  const { short, of } = pageStyles(css, [once(['p-3']), new Map([['hover:p-3', 2]])])
  expect(Object.fromEntries(short)).toEqual({ 'hover:p-3': 'a', 'p-3': 'b' })
  expect(of(once(['p-3']))).toContain('.b{padding:12px}')
})

test('the whole sheet dresses short names, and the long ones that scripts and data say', () => {
  const { short } = styles(once(['p-3', 'dark:m-1', 'dark', 'hover:p-3', '*:m-1']))
  const words = wordsOf(['a("p-3");b("hover:p-3 d")', '<p class="&#x27; *:m-1">'])
  const whole = withShortNames(css, short, words)
  expect(whole).toContain(`.p-3,.${short.get('p-3')}{padding:12px}`)
  expect(whole).toContain(`.p-3[data-open],.${short.get('p-3')}[data-open]{`)
  expect(whole).toContain(`.hover\\:p-3:hover,.${short.get('hover:p-3')}:hover{`)
  expect(whole).toContain(`:is(.\\*\\:m-1>*),:is(.${short.get('*:m-1')}>*){`)
  expect(whole).toMatch(new RegExp(`\\}\\.${short.get('dark:m-1')}:where\\(\\.dark,\\.dark \\*\\)`))
  // No page has it, so it has no short name.
  expect(whole).toContain('.\\32xl{padding:0}')
})

test('an element inside a class keeps its rule when the pages have both', () => {
  expect(of('prose', '<h2')).toContain('.prose h2{')
  expect(of('prose')).not.toContain('h2')
})

test('a layer without rules keeps its place: prose of the whole sheet would else win over utilities', () => {
  const sheet = '@layer base{a{top:0}}@layer components{.prose{top:1px}}@layer utilities{.p-3{top:2px}}'
  expect(styles(once(['<a', 'p-3']), sheet).text).toMatch(/^@layer base{.*}@layer components;@layer utilities{/)
})

test('custom properties that nothing reads go with what registers them', () => {
  expect(of('rotate')).toContain('@property --tw-rotate')
  expect(of('p-3')).not.toContain('--tw-rotate')
})

test('pages of a kind share their names, those in noscript and with entities included', () => {
  const pages = [
    { file: 'a.html', html: '<p class="x y"></p><noscript><i class="z"></i></noscript>' },
    { file: 'es/a.html', html: '<p class="[&amp;&gt;p]:m-1"></p>' },
    { file: 'b.html', html: '<p class="b" id="c" data-d="" role="e" title="f">' },
  ]
  const kinds = namesByKind(pages, (file) => (file === 'b.html' ? 'b' : 'a'))
  expect([...(kinds.get('a')?.keys() ?? [])]).toEqual(['x', 'y', 'z', '<p', '<noscript', '<i', '[&>p]:m-1'])
  expect([...(kinds.get('b')?.keys() ?? [])]).toEqual(['b', '<p', '#c', '[data-d', '[role=e'])
})
