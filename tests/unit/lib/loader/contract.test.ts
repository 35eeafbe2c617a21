/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { deviceKeys, frameLoadedClass, sessionKeys } from '@/lib/loader/contract'

test('the style sheet shows a frame by the class that the loader sets', () => {
  expect(readFileSync('app/styles/embeds.css', 'utf8')).toContain(`.frame .${frameLoadedClass},`)
})

test('no two things are kept under one name', () => {
  const keys = [...Object.values(deviceKeys), ...Object.values(sessionKeys)]
  expect(new Set(keys).size).toBe(keys.length)
})
