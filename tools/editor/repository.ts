import type { CmsConfig, GitBackend } from '@sveltia/cms'
import type { Repository } from '../../lib/schemas/editor'

/** Name, public server and API path of each host. */
const hosts = {
  github: { label: 'GitHub', api: 'https://api.github.com', own: '/api/v3' },
  gitlab: { label: 'GitLab', api: 'https://gitlab.com/api/v4', own: '/api/v4' },
  gitea: { label: 'Gitea', api: 'https://gitea.com/api/v1', own: '/api/v1' },
} as const

/** Return the name of a repository's host for messages. */
export const hostName = ({ host }: Pick<Repository, 'host'>): string => hosts[host].label

/** Return the root of the REST API. */
const apiOf = ({ host, url }: Pick<Repository, 'host' | 'url'>): string =>
  url ? `${url}${hosts[host].own}` : hosts[host].api

/**
 * Return where the editor may send requests, as a source of a Content-Security-Policy: everything below an address
 * that ends with a slash. GitHub and GitLab have their GraphQL API beside the REST API.
 */
export const apiSource = (repository: Pick<Repository, 'host' | 'url'>): string =>
  repository.host === 'gitea' ? `${apiOf(repository)}/` : `${apiOf(repository).replace(/\/v\d$/, '')}/`

/**
 * Return the editor's own Content-Security-Policy: its interface uses inline styles and shows what it has read as
 * blobs. It may load from nowhere else and send nothing anywhere but to the API of its repository.
 */
export const editorPolicy = (repository?: Repository): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...(repository ? [apiSource(repository)] : [])].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Return the editor's configuration for a repository on a host instead of a folder: sign-in by access token only. */
export function onRepository(config: CmsConfig, repository: Repository): CmsConfig {
  const { host, name, branch, url, review } = repository
  const backend = {
    name: host,
    repo: name,
    branch,
    api_root: apiOf(repository),
    ...(url && { base_url: url }),
    // From the address above, the editor would derive one without /api, which a GitHub Enterprise server does not
    // answer.
    ...(url && host === 'github' && { graphql_api_root: `${url}/api/graphql` }),
    auth_methods: ['token'],
    // Nobody signs in through an application, but without a name for one the editor logs a warning.
    app_id: 'none',
    commit_messages: {
      create: 'Add {{slug}}',
      update: 'Change {{slug}}',
      delete: 'Delete {{slug}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Delete {{path}}',
    },
  } as GitBackend
  return { ...config, backend, publish_mode: review ? 'editorial_workflow' : 'simple' }
}
