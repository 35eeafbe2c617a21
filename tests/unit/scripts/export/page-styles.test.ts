/** @jest-environment node */
import { classesByKind, pageStyles } from '@/scripts/export/page-styles'

const css = `@layer base{a{color:red}.prose h2{margin:0}}@layer utilities{.p-3{padding:12px}.hover\\:p-3:hover{padding:12px}
.\\32xl{padding:0}.w-\\[min\\(1px\\,2px\\)\\]{width:1px}.dark\\:m-1:where(.dark,.dark *){margin:4px}@media print{.print\\:hidden{display:none}}
:is(.\\*\\:m-1>*){margin:4px}.rotate{--tw-rotate:1turn;rotate:var(--tw-rotate)}}@property --tw-rotate{syntax:"*";inherits:false}@keyframes k{to{opacity:1}}`
const styles = pageStyles(css)
const of = (...classes: string[]) => styles(new Set(classes))

test('rules without a class stay, those of classes that the pages do not have go', () => {
  expect(of()).toBe('@layer base{a{color:red}}@keyframes k{to{opacity:1}}')
})

test.each([
  ['p-3', '.p-3{'],
  ['hover:p-3', '.hover\\:p-3:hover{'],
  ['2xl', '.\\32xl{'],
  ['w-[min(1px,2px)]', '.w-\\[min\\(1px\\,2px\\)\\]{'],
  ['dark:m-1', '.dark\\:m-1:where('],
  ['print:hidden', '@media print{.print\\:hidden{'],
  ['prose', '.prose h2{'],
  ['*:m-1', ':is(.\\*\\:m-1>*){'],
])('%s keeps its rule', (name, rule) => {
  expect(of(name)).toContain(rule)
})

test('custom properties that nothing reads go with what registers them', () => {
  expect(of('rotate')).toContain('@property --tw-rotate')
  expect(of('p-3')).not.toContain('--tw-rotate')
})

test('pages of a kind share their classes, those in noscript and with entities included', () => {
  const pages = [
    { file: 'a.html', html: '<p class="x y"></p><noscript><i class="z"></i></noscript>' },
    { file: 'es/a.html', html: '<p class="[&amp;&gt;p]:m-1"></p>' },
    { file: 'b.html', html: '<p class="b">' },
  ]
  const kinds = classesByKind(pages, (file) => (file === 'b.html' ? 'b' : 'a'))
  expect([...(kinds.get('a') ?? [])]).toEqual(['x', 'y', 'z', '[&>p]:m-1'])
  expect([...(kinds.get('b') ?? [])]).toEqual(['b'])
})
