/** @jest-environment node */
import { reduceStyles } from '@/scripts/export/page-styles'

const css = `@layer base{a{color:red}#sheet{margin:1px}:root#fonts-ready{top:0}:focus-visible{outline:1px}.prose h2{margin:0}}
@layer components{.card{top:1px}}
@layer utilities{.p-3{padding:12px}.p-3[data-open]{top:0}.hover\\:p-3:hover{padding:12px}.\\32xl{padding:0}
.w-\\[min\\(1px\\,2px\\)\\]{width:1px}.dark\\:m-1:where(.dark,.dark *){margin:4px}@media print{.print\\:hidden{display:none}}
:is(.\\*\\:m-1>*){margin:4px}.rotate{--tw-rotate:1turn;rotate:var(--tw-rotate)}}`

const stylesOf = (html: string) => reduceStyles(css, [`<!DOCTYPE html><html><body>${html}</body></html>`])

test('rules for classes, ids and elements that the pages lack are removed', async () => {
  const styles = await stylesOf('<a class="p-3">x</a>')
  expect(styles).toContain('a{color:red}')
  expect(styles).toContain('.p-3{padding:12px}')
  expect(styles).not.toMatch(/#sheet|2xl|rotate/)
})

test('an element inside a class keeps its rule only if the pages have both', async () => {
  expect(await stylesOf('<div class="prose"><h2>x</h2></div>')).toContain('.prose h2{')
  expect(await stylesOf('<div class="prose">x</div>')).not.toContain('h2')
})

test('what scripts set stays: states, the id of the root element, the focus', async () => {
  const styles = await stylesOf('<p class="p-3">x</p>')
  expect(styles).toContain('.p-3[data-open]{')
  expect(styles).toContain(':root#fonts-ready{')
  expect(styles).toContain(':focus-visible{')
})

test.each([
  ['hover:p-3', ':hover{padding'],
  ['2xl', '{padding:0}'],
  ['w-[min(1px,2px)]', '{width:1px}'],
  ['dark:m-1', ':where(.dark,.dark *){'],
  ['print:hidden', '@media print{'],
  ['*:m-1', '>*){margin'],
])('the class %s keeps its rule', async (name, rule) => {
  expect(await stylesOf(`<p class="dark ${name}">x</p>`)).toContain(rule)
})

test('classes with entities and those in <noscript> count', async () => {
  const sheet = '.\\[\\&\\>p\\]\\:m-1>p{margin:1px}.no-js{top:0}'
  const html = '<div class="[&amp;&gt;p]:m-1"><p>x</p></div><noscript><p class="no-js">x</p></noscript>'
  expect(await reduceStyles(sheet, [html])).toBe(sheet)
})

test('layers keep their order, including one without rules', async () => {
  expect(await stylesOf('<a class="p-3">x</a>')).toMatch(/^@layer base,components,utilities;/)
})
