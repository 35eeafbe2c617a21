import type { Repository } from '../../lib/schemas/editor'
import { isRecord } from '../../lib/util/is-record'
import { apiSource, hostName } from './repository'

const stillTyped =
  'What you typed is still here: save again, or reload the page, sign in with a new token, open this entry and press Restore'

/**
 * Return the JSON of an answer: to its errors it is added that nothing typed is lost, and the addresses of avatars,
 * which would not load, are left out.
 */
export function readable(json: string, status: number, repository: Repository): string {
  const answer: unknown = JSON.parse(json)
  if (!isRecord(answer)) return json
  const clear = (said: unknown) => `${hostName(repository)}: ${said ?? status}. ${stillTyped}`
  // GraphQL reports errors with status 200.
  if (Array.isArray(answer.errors) && answer.errors.every(isRecord)) {
    const errors = answer.errors.map((error) => ({ ...error, message: clear(error.message) }))
    return JSON.stringify({ ...answer, errors })
  }
  if (status >= 400) return JSON.stringify({ ...answer, message: clear(answer.message ?? answer.error) })
  return json.replace(/"(avatar_url|avatarUrl)":\s*"[^"]*"/g, '"$1":null')
}

/**
 * Allow the editor to send requests only to its own site and the repository's API: it would also check for newer
 * versions of itself and for the status of GitHub, which the page's policy forbids.
 */
export function guardRequests(repository: Repository): void {
  const request = globalThis.fetch
  const api = apiSource(repository)
  globalThis.fetch = async (input, init) => {
    const { href, origin, protocol } = new URL(input instanceof Request ? input.url : input, location.href)
    if (origin === location.origin || ['blob:', 'data:'].includes(protocol)) return request(input, init)
    if (!href.startsWith(api)) return Response.json({}, { status: 404 })
    const answer = await request(input, init).catch(() => {
      throw new TypeError(`No answer from ${hostName(repository)}: is this device online? ${stillTyped}.`)
    })
    if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return answer
    const text = await answer.text()
    // A 204 has no body, and must not have one.
    return new Response(text ? readable(text, answer.status, repository) : null, answer)
  }
}
