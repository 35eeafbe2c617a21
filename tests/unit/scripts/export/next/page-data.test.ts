/** @jest-environment node */
import { readData, splitInline, startScript } from '@/scripts/export/next/page-data'
import { folderWith } from '../fixtures'

const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`

test('data and code are told apart, each in its order, the code closed off', () => {
  const scripts = ['boot() // end', '(self.__next_f=self.__next_f||[]).push([0])', data('a"\n'), data('é'), 'more()']
  expect(splitInline(scripts)).toEqual({ data: 'a"\né', code: 'boot() // end\n;more()\n;' })
})

test('data that is no text is named', () => {
  expect(() => splitInline(['self.__next_f.push([3,"AAEC"])'])).toThrow(
    /kind 3: .*adapt scripts\/export\/next\/page-data\.ts/,
  )
})

test('the data of a page is the file beside it; without it the build stops', () => {
  const folder = folderWith({ 'blog/not-found.txt': '0:data' })
  expect(readData(folder, 'blog/404.html')).toBe('0:data')
  expect(() => readData(folder, 'about.html')).toThrow(/^its data, about\.txt, is not beside it: .*page-data\.ts$/)
})

/** Runs the first script in a page to whose loader the data was answered with `status`. */
async function start(status: number) {
  const boot = jest.fn()
  const failed = jest.fn()
  const page = { currentScript: { onerror: failed }, pageData: Promise.resolve(new Response('0:data', { status })) }
  const self: { __next_f?: unknown } = {}
  new Function('document', 'self', 'boot', startScript('boot(self.__next_f)').content)(page, self, boot)
  await new Promise((resolve) => setTimeout(resolve))
  return { boot, failed }
}

test('the first script starts Next with the data of the page', async () => {
  const { boot, failed } = await start(200)
  expect(boot.mock.calls).toEqual([[[[0], [1, '0:data']]]])
  expect(failed).not.toHaveBeenCalled()
})

test('data asked for in between, for the page of the other language, is what it starts with', async () => {
  const boot = jest.fn()
  const page = { currentScript: {}, pageData: Promise.resolve(new Response('0:old')) as Promise<Response> | 0 }
  new Function('document', 'self', 'boot', startScript('boot(self.__next_f)').content)(page, {}, boot)
  page.pageData = Promise.resolve(new Response('0:new'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(boot.mock.calls).toEqual([[[[0], [1, '0:new']]]])
  expect(page.pageData).toBe(0)
})

test('without the data it is a script that failed', async () => {
  const { boot, failed } = await start(404)
  expect(boot).not.toHaveBeenCalled()
  expect(failed).toHaveBeenCalledTimes(1)
})
