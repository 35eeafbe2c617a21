/** @jest-environment node */
import { editor } from '@/lib/schemas/editor'
import { editorConfig } from '@/tools/editor/config'
import { editorPolicy, onRepository } from '@/tools/editor/repository'

function repository(setting: object) {
  const { repository } = editor.parse({ repository: { name: 'clinic/website', ...setting } })
  if (!repository) throw new Error('has no repository')
  return repository
}

test.each([
  [{ host: 'github' }, 'https://api.github.com', 'https://api.github.com/'],
  [
    { host: 'github', url: 'https://git.clinic.test' },
    'https://git.clinic.test/api/v3',
    'https://git.clinic.test/api/',
  ],
  [{ host: 'gitlab' }, 'https://gitlab.com/api/v4', 'https://gitlab.com/api/'],
  [
    { host: 'gitlab', url: 'https://clinic.test:8443/' },
    'https://clinic.test:8443/api/v4',
    'https://clinic.test:8443/api/',
  ],
  [{ host: 'gitea' }, 'https://gitea.com/api/v1', 'https://gitea.com/api/v1/'],
  [
    { host: 'gitea', url: 'https://clinic.test/git/' },
    'https://clinic.test/git/api/v1',
    'https://clinic.test/git/api/v1/',
  ],
])('%j: the editor works through its API and may reach nothing else', (setting, api, source) => {
  expect(onRepository(editorConfig, repository(setting))).toMatchObject({
    backend: { name: setting.host, repo: 'clinic/website', branch: 'main', api_root: api, auth_methods: ['token'] },
    publish_mode: 'simple',
    collections: editorConfig.collections,
  })
  expect(editorPolicy(repository(setting))).toContain(`; connect-src 'self' blob: data: ${source}; `)
})

test('with review each change waits as a pull request', () => {
  const config = onRepository(editorConfig, repository({ host: 'github', review: true, branch: 'release/1.0' }))
  expect(config).toMatchObject({ publish_mode: 'editorial_workflow', backend: { branch: 'release/1.0' } })
})

test('GitHub Enterprise has its GraphQL API below /api', () => {
  const own = { host: 'github', name: 'clinic/website', branch: 'main', review: false } as const
  const graphql = (url?: string) => onRepository(editorConfig, { ...own, url }).backend as { graphql_api_root?: string }
  expect(graphql('https://git.clinic.example').graphql_api_root).toBe('https://git.clinic.example/api/graphql')
  expect(graphql().graphql_api_root).toBeUndefined()
})
