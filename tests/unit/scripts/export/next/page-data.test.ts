/** @jest-environment node */
import { readData, splitInline, startScript } from '@/scripts/export/next/page-data'
import { folderWith } from '../fixtures'

const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`

test('data and code are separated, each in order, with every piece of code closed', () => {
  const scripts = ['boot() // end', '(self.__next_f=self.__next_f||[]).push([0])', data('a"\n'), data('é'), 'more()']
  expect(splitInline(scripts)).toEqual({ data: 'a"\né', code: 'boot() // end\n;more()\n;' })
})

test('data that is not text is reported', () => {
  expect(() => splitInline(['self.__next_f.push([3,"AAEC"])'])).toThrow(
    /kind 3: .*adapt scripts\/export\/next\/page-data\.ts/,
  )
})

test('the data of a page is the file beside it; without it the build stops', () => {
  const folder = folderWith({ 'blog/not-found.txt': '0:data' })
  expect(readData(folder, 'blog/404.html')).toBe('0:data')
  expect(() => readData(folder, 'about.html')).toThrow(/^its data, about\.txt, is not beside it: .*page-data\.ts$/)
})

type Page = { pageData: Promise<string> | 0 }

/** Run the first script in a page. @returns what it passed to Next */
async function start(page: Page, meanwhile = () => {}) {
  const boot = jest.fn()
  new Function('document', 'self', 'boot', startScript('boot(self.__next_f)').content)(page, {}, boot)
  meanwhile()
  await new Promise((resolve) => setTimeout(resolve))
  return boot.mock.calls
}

test('the first script starts Next with the data of the page', async () => {
  const page: Page = { pageData: Promise.resolve('0:data') }
  expect(await start(page)).toEqual([[[[0], [1, '0:data']]]])
  expect(page.pageData).toBe(0)
})

test('once the loader has cancelled, it starts nothing', async () => {
  const page: Page = { pageData: Promise.resolve('0:data') }
  const cancel = () => {
    page.pageData = new Promise(() => {})
  }
  expect(await start(page, cancel)).toEqual([])
})

test('without the data it starts nothing', async () => {
  expect(await start({ pageData: Promise.reject(new Error('damaged')) })).toEqual([])
})
