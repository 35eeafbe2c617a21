import { pairItems } from '@/scripts/yaml/edit'

const [a, b, c] = [{ id: 'a', n: 1 }, { id: 'b', n: 2 }, { name: 'c' }]

test.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['the first is taken out', [a, b, c], [b, c], [1, 2]],
  ['one is put before the others', [a, b], [c, a, b], [undefined, 0, 1]],
  ['one moves and changes', [a, b], [b, { id: 'a', n: 3 }], [1, 0]],
  ['one without a name changes', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }], [0, 1]],
  ['one of two equal ones is taken out', ['x', 'x'], ['x'], [0]],
  ['all are new', [], ['x', 'y'], [undefined, undefined]],
])('%s', (_, before, after, pairs) => {
  expect(pairItems(before, after, true)).toEqual(pairs)
})

test('in a new list no item has a previous index', () => {
  expect(pairItems([{ n: 1 }, b], [{ n: 3 }, b])).toEqual([undefined, 1])
})
