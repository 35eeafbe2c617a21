/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { deviceKeys, fontsReadyId, frameLoadedClass, sessionKeys } from '@/lib/loader/contract'

test('a loaded frame gets a background of its own from the loader’s class', () => {
  expect(frameLoadedClass).not.toBe('')
  expect(readFileSync('components/islands/embed-frame.tsx', 'utf8')).toContain('[&>iframe[class]]:bg-white')
})

test('after the first page of a visit the fonts load at once, by the loader’s id', () => {
  expect(readFileSync('app/styles/after-first-paint.css', 'utf8')).toContain(`:root#${fontsReadyId} {`)
})

test('all storage keys are unique', () => {
  const keys = [...Object.values(deviceKeys), ...Object.values(sessionKeys)]
  expect(new Set(keys).size).toBe(keys.length)
})
