/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { unusedParts } from '@/scripts/build/unused-parts.mjs'

const demo = { provider: 'demo' }
const settings = { embeds: { contact: { en: demo, es: demo } }, translation: { on: false } }
const names = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name)

test('what the settings turn off is left out; what stands in for it has its names', () => {
  const parts = Object.entries(unusedParts(settings))
  expect(parts).toHaveLength(2)
  for (const [module, file] of parts)
    expect(names(`scripts/build/unused/${file}`)).toEqual(names(`${module.replace('@/', '')}.tsx`))
})

test('what they turn on stays, if only in one language', () => {
  const contact = { en: demo, es: { provider: 'form', endpoint: 'https://post.example/f/1' } }
  const used = { embeds: { contact }, translation: { on: true } }
  expect(unusedParts(used)).toEqual({})
  expect(Object.values(unusedParts({ ...used, demos: 'all' }))).toEqual(['contact-form.mjs'])
})
