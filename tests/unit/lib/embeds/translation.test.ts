/** @jest-environment node */

import { translationSetting, translationSources } from '@/lib/embeds/translation'
import { pagePolicy } from '@/scripts/export/policy'

const on = {
  on: true,
  script: 'https://translate.example/a/element.js',
  origins: ['https://static.example'],
  languages: [{ code: 'vi', name: 'Tiếng Việt' }],
}
const none = { frame: [], script: [], connect: [], form: [], ancestors: [] }
const policyWith = (origins: string[]) => pagePolicy({ file: 'about.html', elements: [] }, none, origins)

test('off by default: no setting, and nothing in the policy', () => {
  expect(translationSetting()).toBeUndefined()
  expect(translationSources()).toEqual([])
  expect(policyWith(translationSources())).not.toContain('https://')
})

test('on, its origins enter the directives a widget needs, and no other', () => {
  expect(translationSetting(on)).toBe(on)
  const policy = policyWith(translationSources(on))
  const open = policy.split('; ').filter((directive) => directive.includes('https://'))
  expect(open.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'frame-src',
  ])
  expect(open.every((directive) => directive.endsWith('https://translate.example https://static.example'))).toBe(true)
})
