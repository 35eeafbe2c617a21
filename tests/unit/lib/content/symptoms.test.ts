/** @jest-environment node */
import { pagesOf } from '@/lib/content'
import { splitSections } from '@/lib/content/sections'
import { locales } from '@/lib/i18n/locales'

test.each(locales)('in %s the signs of danger of every symptom name 911', (locale) => {
  const silent = pagesOf('symptom', locale).filter(({ content }) => {
    const urgent = splitSections(content).sections.find(({ id }) => id === 'urgent')
    return !urgent?.body.includes('911')
  })
  expect(silent.map(({ slug }) => slug)).toEqual([])
})
