/** @jest-environment node */

import { translationSetting, translationSources } from '@/lib/embeds/translation'
import { checkContent } from '@/scripts/check/content'
import { contentPolicy } from '@/scripts/export/policy'
import { ContentFolder } from '../../scripts/check/content-folder'

const on = {
  on: true,
  script: 'https://translate.example/a/element.js',
  origins: ['https://static.example'],
  languages: [{ code: 'vi', name: 'Tiếng Việt' }],
}
const none = { frame: [], script: [], connect: [], form: [], ancestors: [] }
const policyWith = (origins: string[]) => contentPolicy('', [], none, origins)

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

describe('the content check', () => {
  const content = new ContentFolder()
  afterEach(() => content.mend())

  test.each([
    ['a script over http', ['script'], 'http://translate.example/element.js', 'must be a full https:// address'],
    ['a script with parameters', ['script'], 'https://translate.example/e.js?cb=a', 'must end before "?"'],
    ['an origin with a path', ['origins', 0], 'https://static.example/a', 'must be an address without a path'],
    ['a code that is none', ['languages', 0, 'code'], 'Vietnamese', 'must be a language code'],
    ['our own Spanish', ['languages', 0, 'code'], 'es', 'is a language of our own'],
    ['a language without a name', ['languages', 1, 'name'], '', 'is empty'],
    ['no language at all', ['languages'], [], 'name at least one language'],
  ])('refuses %s', (_, path, value, reason) => {
    content.set('translation.yaml', path, value)
    expect(checkContent(content.path)).toEqual([
      expect.objectContaining({
        file: 'content/translation.yaml',
        field: path.join('.'),
        reason: expect.stringContaining(reason),
      }),
    ])
  })
})
