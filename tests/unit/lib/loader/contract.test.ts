/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { deviceKeys, fontsReadyId, frameLoadedClass, sessionKeys } from '@/lib/loader/contract'

test('a frame that has loaded has a ground of its own, by the class that the loader sets', () => {
  expect(frameLoadedClass).not.toBe('')
  expect(readFileSync('components/islands/embed-frame.tsx', 'utf8')).toContain('[&>iframe[class]]:bg-white')
})

test('after the first page of a visit the fonts come at once, by the id that the loader sets', () => {
  expect(readFileSync('app/styles/after-first-paint.css', 'utf8')).toContain(`:root#${fontsReadyId} {`)
})

test('no two things are kept under one name', () => {
  const keys = [...Object.values(deviceKeys), ...Object.values(sessionKeys)]
  expect(new Set(keys).size).toBe(keys.length)
})
