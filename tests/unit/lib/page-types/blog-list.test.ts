import { pagesShown } from '@/lib/page-types/blog'

test('a short list of pages is shown whole', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(2, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('in a long one, each page shows its neighbors and both ends', () => {
  expect(pagesShown(1, 30)).toEqual([1, 2, 3, 30])
  expect(pagesShown(15, 30)).toEqual([1, 13, 14, 15, 16, 17, 30])
  expect(pagesShown(30, 30)).toEqual([1, 28, 29, 30])
})
