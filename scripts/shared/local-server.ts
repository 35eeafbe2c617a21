import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Enough for a draft and a photo of 25 MB in base64. */
const mostBytes = 40_000_000

/** The actions that the editor's page may request from its own server, by address; the result becomes JSON. */
export type Actions = Record<string, (question: never) => unknown>

/** An Express-style handler. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Return the JSON that a page sends. @throws if it is invalid or too long */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > mostBytes) throw new Error('That is too much for one page. A photo may weigh 25 MB at most.')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

/**
 * Test whether a request names this computer as its host: pages of other sites must not reach it under their own
 * names.
 */
const isHere = ({ headers }: IncomingMessage) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '')

/**
 * Test whether a page of this server sent the request: other sites open in the same browser must neither send
 * anything here nor reach this server under their own names.
 */
function isOwn(request: IncomingMessage): boolean {
  const { host, origin, 'content-type': type = '' } = request.headers
  const isSent = request.method === 'POST'
  return isHere(request) && (!isSent || (origin === `http://${host}` && /^application\/json\b/.test(type)))
}

/** Answer with a text that must not be cached. */
function send(response: ServerResponse, status: number, type: string, text: string): void {
  const headers = { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' }
  response.writeHead(status, { ...headers, 'X-Content-Type-Options': 'nosniff' }).end(text)
}

/**
 * Return the server of the editor: answers requests of its pages, and serves files.
 * @param actions the permitted actions, by address; an error becomes the message that the page shows
 */
export function localServer(actions: Actions, files: Middleware): Server {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isOwn(request)) return send(response, 403, 'text/plain', 'Forbidden')
    const address = request.url ?? '/'
    // Any page in the browser can request `//`, which is not a valid address.
    if (!URL.canParse(address, 'http://host')) return send(response, 400, 'text/plain', 'Bad request')
    const action = actions[new URL(address, 'http://host').pathname]
    if (request.method === 'POST') {
      if (!action) return send(response, 404, 'text/plain', 'Not found')
      try {
        const value = await action((await bodyOf(request)) as never)
        return send(response, 200, 'application/json', JSON.stringify(value ?? null))
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return send(response, 400, 'application/json', JSON.stringify({ error: message }))
      }
    }
    files(request, response, () => send(response, 404, 'text/plain', 'Not found'))
  }
  return createServer((request, response) => void answer(request, response))
}
