/** @jest-environment node */
import { inOneWrite } from '@/scripts/export/flight-order'

const order = (data: string) => inOneWrite(Buffer.from(data)).toString()

const modules = ['1:"$Sreact.fragment"\n', 'd:"/_next/static/chunks/a.js"\n', 'e:I[1,["$d"],"default"]\n']
const late = ['2f:I[2,["$d"],"Menu"]\n']
const hints = [':HL["/a.woff2","font"]\n']
// The text is longer in bytes than in characters, and has line ends in it.
const rest = ['2:T10,¿dónde?\n5:I[\nx\n', '7:[["children"]]\n', '9:X\n', '0:{"b":"1"}\n', '9:C\n', '26:null\n']

test('rows written in several goes stand as if they had been written in one', () => {
  const once = [...modules, ...late, ...hints, ...rest].join('')
  expect(order(once)).toBe(once)
  const [text = '', tree = '', ...others] = rest
  expect(order([...modules, ...hints, text, tree, ...late, ...others].join(''))).toBe(once)
  expect(order([...modules, text, tree, ...hints, others[0], ...late, ...others.slice(1)].join(''))).toBe(once)
})

test('a row of a kind whose end cannot be told stops the build', () => {
  expect(() => order('1:o4,abcd')).toThrow('unknown kind (o): adapt scripts/export/flight-order.ts')
  expect(() => order('no row at all')).toThrow('unknown kind')
})
