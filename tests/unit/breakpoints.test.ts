/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { sourceFiles } from './source-files'

test('classes name breakpoints (lib/screens.ts)', () => {
  const found = sourceFiles('components').filter(({ source }) => /\b(?:min|max)-\[[^\]]*\]:/.test(source))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('so do the media queries of style sheets', () => {
  const isUnnamed = (file: string) => /\((?:min|max)-width:/.test(readFileSync(`app/styles/${file}`, 'utf8'))
  expect(readdirSync('app/styles').filter(isUnnamed)).toEqual([])
})
