/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { readFile } from '@/tools/editor/format'
import type { Draft } from '@/tools/editor/refuse'
import { recordToSave } from '@/tools/editor/translated'

const read = (file: string) => readFile(readFileSync(`content/posts/${file}`, 'utf8'), 'page')

/** Return a post as the editor passes it, with changes in each language. */
function draft(english: object = {}, spanish: object = {}): Draft {
  const data = { ...read('chronic-stress.en.md'), ...english }
  return {
    path: 'content/posts/chronic-stress.en.md',
    data,
    i18n: { es: { data: { ...read('chronic-stress.es.md'), ...spanish } } },
  }
}

const never = () => {
  throw new Error('asked')
}
const recorded = String(read('chronic-stress.es.md').translatedFrom)

test('an unchanged post keeps its record', async () => {
  expect(await recordToSave(draft({ date: '2026-01-01' }), never)).toBeUndefined()
})

test('the record of a new page is the one that the command makes', async () => {
  const fresh = { sourceText: undefined, translatedFrom: undefined }
  expect(await recordToSave(draft(fresh, fresh), never)).toBe(recorded.trim())
})

test('a change in both languages is recorded', async () => {
  const record = await recordToSave(draft({ title: 'Stress' }, { title: 'Estrés' }), never)
  expect(record).toMatch(/^[0-9a-f]{6}/)
  expect(record).not.toBe(recorded.trim())
})

test('a change in one language alone asks the writer', async () => {
  const question = jest.fn(() => true)
  const record = await recordToSave(draft({ title: 'Stress' }), question)
  expect(question).toHaveBeenCalledWith(expect.stringMatching(/^The English has changed since the Spanish was written/))
  expect(await recordToSave(draft({ title: 'Stress' }, { translatedFrom: record }), never)).toBeUndefined()
  await expect(recordToSave(draft({ title: 'Stress' }), () => false)).rejects.toThrow('Change the Spanish to match')
})

test('facts have no record', async () => {
  const data = readFile(readFileSync('content/clinic.yaml', 'utf8'), 'data')
  expect(await recordToSave({ path: 'content/clinic.yaml', data, i18n: {} }, never)).toBeUndefined()
})
