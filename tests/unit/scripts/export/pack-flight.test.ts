/** @jest-environment node */
import { packed, packFlight, withoutClasses } from '@/scripts/export/pack-flight'
import { folderWith } from './fixtures'

const none = { short: new Map<string, string>(), moved: new Map<string, string>() }
const pack = (data: string, renamed = none) => packed(Buffer.from(data), renamed).toString()

const modules = ['1:"$Sreact.fragment"\n', 'd:"/_next/static/chunks/a.js"\n', 'e:I[1,["$d"],"default"]\n']
const late = ['2f:I[2,["$d"],"Menu"]\n']
const hints = [':HL["/a.woff2","font"]\n']
// The text is longer in bytes than in characters, and has line ends in it.
const rest = ['2:T10,¿dónde?\n5:I[\nx\n', '7:[["children"]]\n', '9:X\n', '0:{"b":"1"}\n', '9:C\n', '26:null\n']

test('rows written in several goes stand as if they had been written in one', () => {
  const once = [...modules, ...late, ...hints, ...rest].join('')
  expect(pack(once)).toBe(once)
  const [text = '', tree = '', ...others] = rest
  expect(pack([...modules, ...hints, text, tree, ...late, ...others].join(''))).toBe(once)
  expect(pack([...modules, text, tree, ...hints, others[0], ...late, ...others.slice(1)].join(''))).toBe(once)
})

test('a row of a kind whose end cannot be told stops the build', () => {
  expect(() => pack('1:o4,abcd')).toThrow(/unknown kind \(o\): .*adapt scripts\/export\/pack-flight\.ts/)
  expect(() => pack('no row at all')).toThrow('unknown kind')
})

test('the file with such a row is named', () => {
  expect(() => packFlight(folderWith({ 'about.txt': '1:o4,abcd' }), none)).toThrow(/^about\.txt: page data with a row/)
})

test('a string that stands in several places is written once, before all else, and named there', () => {
  const long = 'inline-flex items-center '.repeat(9)
  const data = `1:"$Sreact.fragment"\n1f:[["$","a",null,{"lang":"${long}","children":"¿Dónde?"}],"$L2"]\n2:["$","b",null,{"lang":"${long}","title":"$$5","${long}":1}]\n`
  expect(pack(data)).toBe(
    `20:"${long}"\n1:"$Sreact.fragment"\n1f:[["$","a",null,{"lang":"$20","children":"¿Dónde?"}],"$L2"]\n2:["$","b",null,{"lang":"$20","title":"$$5","${long}":1}]\n`,
  )
})

test('text, hints and modules keep their strings: React does not look for names in them', () => {
  const data = '1:I[7,["/_next/static/chunks/a.js"],"default"]\n2:I[8,["/_next/static/chunks/a.js"],"b"]\n'
  const hints = ':HL["/_next/static/chunks/a.css","style"]\n:HL["/_next/static/chunks/a.css","style"]\n'
  const long = 'long enough to be named '.repeat(9)
  const text = `it says "${long}","${long}","${long}",`
  const texts = `3:T${text.length.toString(16)},${text}4:T${text.length.toString(16)},${text}`
  expect(pack(data + hints + texts)).toBe(data + hints + texts)
})

test('elements have short class names, and sheets their new addresses; all else stays', () => {
  const renamed = { short: new Map([['md:flex', 'a']]), moved: new Map([['/old.css', '/new.css']]) }
  const text = '<i class="md:flex">/old.css'
  const data = (name: string, sheet: string) =>
    `1:I[7,["/a.js"],"Menu"]\n:HL["${sheet}","style"]\n2:T1b,${text}3:["$","p",null,{"className":"${name} prose","title":"md:flex","children":["$","$L1",null,{"className":"${name}","box":"md:flex","icon":["$","i","md:flex",{"className":"${name}"}]}]}]\n4:["$","link","0",{"href":"${sheet}"}]\n`
  expect(pack(data('md:flex', '/old.css'), renamed)).toBe(data('a', '/new.css'))
})

test('class names of elements are not among what keeps its long names', () => {
  const data = '3:["$","p",null,{"className":"md:flex prose","children":["$","$L1",null,{"box":"p-4"}]}]\n'
  expect(withoutClasses(Buffer.from(data))).toBe(
    '3:["$","p",null,{"className":" ","children":["$","$L1",null,{"box":"p-4"}]}]\n',
  )
})
