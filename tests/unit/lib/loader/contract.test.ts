/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { deviceKeys, frameLoadedClass, knownId, sessionKeys } from '@/lib/loader/contract'

test('a frame that has loaded has a ground of its own, by the class that the loader sets', () => {
  expect(frameLoadedClass).not.toBe('')
  expect(readFileSync('components/islands/embed-frame.tsx', 'utf8')).toContain('[&>iframe[class]]:bg-white')
})

test('others stand in for the fonts until the loader sets its id', () => {
  expect(readFileSync('app/styles/late.css', 'utf8')).toContain(`:root:not(#${knownId}) {`)
})

test('no two things are kept under one name', () => {
  const keys = [...Object.values(deviceKeys), ...Object.values(sessionKeys)]
  expect(new Set(keys).size).toBe(keys.length)
})
