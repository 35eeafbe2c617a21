/**
 * A mock of Gitea and Forgejo: the part of their API that the editor uses, over a bare Git repository, with their
 * statuses and messages (https://docs.gitea.com/api/, https://codeberg.org/api/swagger). Commits are real.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Person = { name: string; email: string }
type Change = { path: string; content?: Buffer }
type FileOperation = {
  operation: 'create' | 'update' | 'delete'
  path: string
  content: string
  sha?: string
  from_path?: string
}
type State = {
  online: boolean
  /** Scopes of the token; empty once it is revoked. */
  rights: 'write' | 'read' | 'none'
  /** Runs between the editor's last read and its commit. */
  meanwhile?: () => void
}
type Answer = { status?: number; json?: unknown; bytes?: Buffer }

const [owner, name] = ['clinic', 'website']
export const branch = 'main'
const desk = { id: 7, login: 'desk', full_name: 'Front Desk', email: 'desk@clinic.example' }
const other: Person = { name: 'Somebody Else', email: 'else@clinic.example' }

/** The access token of the front desk. */
export const accessToken = 'a-token'

const refused = (status: number, message: string): Answer => ({ status, json: { message, url: '/api/swagger' } })

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** Version answers of the two: the editor tells them apart by the number. */
export const versions = { gitea: '1.24.6', forgejo: '12.0.1+gitea-1.22.0' }

/**
 * Start the server. @param files the content of the repository @returns its address, its repository and its controls
 */
export async function startGitea(files: Record<string, string>, version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gitea-'))
  /** State that may change while somebody edits. */
  const state: State = { online: true, rights: 'write' }
  const git = (args: string[], input?: Buffer) =>
    execFileSync('git', ['-C', folder, ...args], { input, maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'ignore'] })
  const text = (...args: string[]) => git(args).toString().trimEnd()
  const head = () => text('rev-parse', `refs/heads/${branch}`)
  /** Return files in base64, by one process: the editor asks for hundreds of them. */
  function encoded(names: string[]): string[] {
    const output = git(['cat-file', '--batch'], Buffer.from(`${names.join('\n')}\n`))
    let at = 0
    return names.map(() => {
      const begin = output.indexOf('\n', at) + 1
      const size = Number(output.subarray(at, begin).toString().split(' ')[2])
      at = begin + size + 1
      return output.subarray(begin, begin + size).toString('base64')
    })
  }
  const shaOf = (path: string) => text('ls-tree', branch, '--', path).split(/\s/)[2]

  function commit(changes: Change[], { name: by, email }: Person, message: string): string {
    const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n']
    const stamp = `${by} <${email}> ${Math.floor(Date.now() / 1000)} +0000\n`
    const isFirst = text('for-each-ref') === ''
    const parts = [
      `commit refs/heads/${branch}\nauthor ${stamp}committer ${stamp}`,
      ...data(Buffer.from(message)),
      isFirst ? '' : `from refs/heads/${branch}^0\n`,
      ...changes.flatMap(({ path, content }) =>
        content ? [`M 100644 inline ${path}\n`, ...data(content)] : [`D ${path}\n`],
      ),
    ]
    git(['fast-import', '--quiet', '--date-format=raw'], Buffer.concat(parts.map((part) => Buffer.from(part))))
    return head()
  }

  git(['init', '--bare', '--quiet', `--initial-branch=${branch}`])
  const all = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content) }))
  commit(all, other, 'The website')

  function change({ author, message, files: operations }: { author: Person; message: string; files: FileOperation[] }) {
    for (const { operation, path, sha, from_path: from = path } of operations) {
      const now = shaOf(from)
      if (operation === 'create' && now) return refused(422, `repository file already exists [path: ${path}]`)
      if (operation !== 'create' && !now) return refused(404, `repository file does not exist [path: ${path}]`)
      if (operation !== 'create' && now !== sha)
        return refused(version === versions.gitea ? 422 : 409, `sha does not match [given: ${sha}, expected: ${now}]`)
    }
    const changes = operations.flatMap(({ operation, path, content, from_path: from }) => [
      ...(from ? [{ path: from }] : []),
      operation === 'delete' ? { path } : { path, content: Buffer.from(content, 'base64') },
    ])
    const sha = commit(changes, author, message)
    const saved = operations.map(({ operation, path }) => (operation === 'delete' ? null : { path, sha: shaOf(path) }))
    return { status: 201, json: { commit: { sha, created: new Date().toISOString() }, files: saved } }
  }

  function answer(method: string, { pathname, searchParams }: URL, body: string, token: string): Answer {
    if (token !== accessToken || state.rights === 'none') return refused(401, 'invalid username, password or token')
    const at = pathname.replace('/api/v1', '')
    const below = `/repos/${owner}/${name}`
    if (at === '/user') return { json: { ...desk, avatar_url: 'https://avatars.example/7', html_url: '/desk' } }
    if (at === '/version') return { json: { version } }
    if (at === '/settings/api') return { json: { default_paging_num: 30, max_response_items: 50 } }
    if (at === below) return { json: { permissions: { pull: true, push: true }, default_branch: branch } }
    if (at === `${below}/branches/${branch}`)
      return { json: { commit: { id: head(), message: text('log', '-1', '--format=%B') } } }
    if (at.startsWith(`${below}/git/trees/`)) {
      const entries = text('ls-tree', '-r', '-l', at.split('/').pop() ?? '').split('\n')
      const tree = entries.map((line) => {
        const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(line) ?? []
        return { type, sha, size: Number(size), path }
      })
      return { json: { tree: searchParams.get('page') === '1' ? tree : [], truncated: false } }
    }
    if (at === `${below}/git/blobs` && version === versions.forgejo) {
      const shas = searchParams.get('shas')?.split(',') ?? []
      const contents = encoded(shas)
      return { json: shas.map((sha, i) => ({ sha, encoding: 'base64', content: contents[i] })) }
    }
    if (at === `${below}/file-contents` && method === 'POST' && version === versions.gitea) {
      const paths: string[] = JSON.parse(body).files
      const contents = encoded(paths.map((path) => `${branch}:${path}`))
      return { json: paths.map((path, i) => ({ path, encoding: 'base64', content: contents[i] })) }
    }
    if (at.startsWith(`${below}/media/${branch}/`)) {
      const path = decodeURI(at.slice(`${below}/media/${branch}/`.length))
      return { bytes: git(['cat-file', 'blob', `${branch}:${path}`]) }
    }
    if (at === `${below}/contents` && method === 'POST') {
      if (state.rights === 'read')
        return refused(
          403,
          'token does not have at least one of required scope(s), required=[write:repository], token scope=read:repository,read:user',
        )
      state.meanwhile?.()
      return change(JSON.parse(body))
    }
    if (at === `${below}/commits`) return { json: [] }
    return refused(404, 'not found')
  }

  const server = createServer(async (request, response) => {
    if (!state.online) return request.socket.destroy()
    const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end()
    const url = new URL(`http://host${request.url}`)
    const token = request.headers.authorization?.replace('token ', '') ?? ''
    const { status = 200, json, bytes } = answer(request.method ?? '', url, await bodyOf(request), token)
    response.writeHead(status, { ...allowed, 'Content-Type': bytes ? 'application/octet-stream' : 'application/json' })
    return response.end(bytes ?? JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    git: text,
    head,
    /** The bytes of a file as last committed. */
    read: (path: string) => git(['cat-file', 'blob', `${branch}:${path}`]),
    /** A commit by somebody else. */
    push: (path: string, content: string) => commit([{ path, content: Buffer.from(content) }], other, 'Another change'),
    stop() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}
