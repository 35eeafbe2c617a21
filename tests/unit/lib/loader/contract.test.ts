/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { deviceKeys, frameLoadedClass, sessionKeys } from '@/lib/loader/contract'

test('the class that the loader sets is a utility that Tailwind finds with the frame', () => {
  expect(readFileSync('components/islands/embed-frame.tsx', 'utf8')).toContain(`:${frameLoadedClass}`)
})

test('no two things are kept under one name', () => {
  const keys = [...Object.values(deviceKeys), ...Object.values(sessionKeys)]
  expect(new Set(keys).size).toBe(keys.length)
})
