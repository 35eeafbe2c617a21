import { editor } from '@/lib/content/schemas/editor'
import { content } from './content'

const github = { host: 'github', name: 'clinic/website' }

test.each<[string, object]>([
  ['on GitHub', github],
  ['in a group of groups on GitLab', { host: 'gitlab', name: 'clinic/web/site', branch: 'release/1.0', review: true }],
  ['on a Gitea of our own', { host: 'gitea', name: 'clinic/website', url: 'https://git.clinic.test:3000/git/' }],
])('a repository %s', (_, repository) => {
  content.set('editor.yaml', ['repository'], repository)
  expect(content.check()).toEqual([])
})

test('the address of a server is kept as browsers write it', () => {
  const url = 'https://Git.Clinic.test:443/git/'
  const { repository } = editor.parse({ repository: { ...github, host: 'gitea', url } })
  expect(repository?.url).toBe('https://git.clinic.test/git')
})

test.each<[string, object, string, string]>([
  ['another host', { host: 'bitbucket', name: 'a/b' }, 'host', 'unknown host; known: github, gitlab, gitea'],
  ['without a name', { host: 'github' }, 'name', 'is missing'],
  ['an address as a name', { ...github, name: 'https://github.com/a/b' }, 'name', 'must be owner and name'],
  ['a name without its owner', { ...github, name: 'website' }, 'name', 'must be owner and name'],
  [
    'a server over http',
    { ...github, url: 'http://git.clinic.test' },
    'url',
    'must be the https:// address of the server',
  ],
  [
    'a server that would end the policy',
    { ...github, url: 'https://a.test;script-src' },
    'url',
    'must be the https:// address',
  ],
  ['a branch that Git refuses', { ...github, branch: 'a..b' }, 'branch', 'must be the name of a branch'],
  ['review on Gitea', { ...github, host: 'gitea', review: true }, 'review', 'works with github and gitlab alone'],
  ['a token in the file', { ...github, token: 'abc' }, 'token', 'is unknown'],
])('a repository: %s', (_, repository, field, reason) => {
  content.set('editor.yaml', ['repository'], repository)
  expect(content.check()).toEqual([
    expect.objectContaining({
      file: 'content/editor.yaml',
      field: `repository.${field}`,
      reason: expect.stringContaining(reason),
    }),
  ])
})
