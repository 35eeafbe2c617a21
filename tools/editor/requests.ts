import type { Repository } from '../../lib/schemas/editor'
import { isRecord } from '../../lib/util/is-record'
import { apiSource, hostName } from './repository'

const stillTyped = 'What you typed is still here'

type Refusal = {
  /** The host's own message, which says more than the status. */
  said?: RegExp
  status?: (status: number) => boolean
  sentence: (host: string, name: string) => string
}

const refusals: Refusal[] = [
  {
    said: /bad credentials|invalid.*token/i,
    status: (status) => status === 401,
    sentence: (host) =>
      `${host} does not accept the access token any more: it has expired or was withdrawn. ${stillTyped}. Reload the page, sign in with a new token and open this entry again: the editor offers what you typed`,
  },
  {
    said: /sha does not match|file (?:already exists|does not exist)|expected branch to point|has changed since/i,
    status: (status) => status === 409,
    sentence: () =>
      `Somebody else has changed the same file at this moment. ${stillTyped}. Press Save once more: the editor then asks before it replaces the other change`,
  },
  {
    // GitHub also sends 403 (REST API, "Rate limits").
    said: /rate limit|too many requests/i,
    status: (status) => status === 429,
    sentence: (host) => `${host} asks for a pause after many requests. ${stillTyped}: save again in a few minutes`,
  },
  {
    said: /protected/i,
    sentence: (host, name) =>
      `${host} does not let this branch of ${name} be changed directly: it is protected. ${stillTyped}`,
  },
  {
    said: /not accessible|permission|insufficient|scope/i,
    status: (status) => status === 403,
    sentence: (host, name) =>
      `This access token may not change ${name}. ${stillTyped}. Ask the person who takes care of the website for write access, or make a token that has it on ${host}`,
  },
  {
    said: /too large/i,
    status: (status) => status === 413,
    sentence: (host) => `This is too large for ${host}: choose a smaller photo. ${stillTyped}`,
  },
  {
    status: (status) => status >= 500,
    sentence: (host) => `${host} has a problem. ${stillTyped}: save again in a few minutes`,
  },
]

/**
 * Explain to the writer why a request was rejected.
 * @param said the host's message
 * @returns a sentence that ends with the host's message; undefined if that must be enough
 */
export function explain(status: number, said: string, repository: Repository): string | undefined {
  const host = hostName(repository)
  const found = refusals.find((refusal) => refusal.said?.test(said)) ?? refusals.find((one) => one.status?.(status))
  return found && `${found.sentence(host, repository.name)}. (${host}: ${said || status})`
}

/** Explain to the writer that there was no answer. */
const unreachable = (repository: Repository): string =>
  `No answer from ${hostName(repository)}: is this device online? ${stillTyped}: save again once it is.`

/**
 * Return the JSON of an answer with its errors in words, and without the addresses of avatars, which would not load.
 */
export function readable(json: string, status: number, repository: Repository): string {
  const answer: unknown = JSON.parse(json)
  if (!isRecord(answer)) return json
  const clear = (said: unknown) => explain(status, typeof said === 'string' ? said : '', repository) ?? said
  // GraphQL reports errors with status 200.
  if (Array.isArray(answer.errors) && answer.errors.every(isRecord)) {
    const errors = answer.errors.map((error) => ({ ...error, message: clear(error.message) }))
    return JSON.stringify({ ...answer, errors })
  }
  if (status >= 400) return JSON.stringify({ ...answer, message: clear(answer.message ?? answer.error) })
  return json.replace(/"(avatar_url|avatarUrl)":\s*"[^"]*"/g, '"$1":null')
}

/**
 * Allow the editor to send requests only to its own site and the repository's API (it would also check for newer
 * versions of itself and for the status of GitHub, which the page's policy forbids), and explain rejections in words.
 */
export function guardRequests(repository: Repository): void {
  const request = globalThis.fetch
  const api = apiSource(repository)
  globalThis.fetch = async (input, init) => {
    const { href, origin, protocol } = new URL(input instanceof Request ? input.url : input, location.href)
    if (origin === location.origin || ['blob:', 'data:'].includes(protocol)) return request(input, init)
    if (!href.startsWith(api)) return Response.json({}, { status: 404 })
    const answer = await request(input, init).catch(() => {
      throw new TypeError(unreachable(repository))
    })
    if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return answer
    const text = await answer.text()
    // A 204 has no body, and must not have one.
    return new Response(text ? readable(text, answer.status, repository) : null, answer)
  }
}
