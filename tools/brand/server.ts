import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { z } from 'zod'
import { colorNames } from '../../lib/brand/colors'
import { bodyOf, isHere, send } from '../../scripts/shared/local-server'
import { changedBrand } from './save'

/** The page of the tool and its assets, made by build.ts. */
export type Interface = {
  page: (state: { token: string; hasSite: boolean }) => string
  script: string
  style: string
  card: () => Promise<string>
}

const change = z.strictObject({
  colors: z.strictObject(
    Object.fromEntries(colorNames.map((name) => [name, z.string().regex(/^#[0-9a-f]{6}$/i)])) as Record<
      (typeof colorNames)[number],
      z.ZodString
    >,
  ),
  radius: z.number().min(0).max(24),
})

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

/**
 * Return the server of `npm run brand`: its page at /brand, the drawings, and the last build for the preview. It
 * writes content/brand.yaml, and only at the request of its own page.
 * @param folder the content folder @param site the folder of the last build, which may not exist
 */
export function brandServer(parts: Interface, folder: string, site: string): Server {
  const token = randomBytes(16).toString('hex')
  const hasSite = existsSync(join(site, 'index.html'))
  const drawings = sirv('public', { dev: true })
  const pages = hasSite ? sirv(site, { extensions: ['html'], dev: true }) : undefined

  const sendJson = (response: ServerResponse, status: number, value: unknown) =>
    send(response, status, 'application/json', JSON.stringify(value))

  async function save(request: IncomingMessage, response: ServerResponse) {
    if (request.headers['x-brand-token'] !== token)
      return sendJson(response, 403, { problems: ['Load this page again.'] })
    const parsed = change.safeParse(await bodyOf(request).catch(() => undefined))
    if (!parsed.success) return sendJson(response, 400, { problems: ['This is not a valid change of the brand.'] })
    const file = join(folder, 'brand.yaml')
    const result = changedBrand(readFileSync(file, 'utf8'), parsed.data)
    if (typeof result !== 'string') return sendJson(response, 422, { problems: result })
    // Rename at the end: an interrupted write leaves the old file.
    writeFileSync(`${file}.part`, result)
    renameSync(`${file}.part`, file)
    return sendJson(response, 200, { problems: [] })
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (!isHere(request)) return send(response, 403, 'text/plain', 'Forbidden')
    if (request.method === 'POST' && pathname === '/brand/save') return save(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'Not allowed')
    if (pathname === '/brand') {
      response.setHeader('Content-Security-Policy', policy)
      return send(response, 200, 'text/html', parts.page({ token, hasSite }))
    }
    if (pathname === '/brand/client.js') return send(response, 200, 'text/javascript', parts.script)
    if (pathname === '/brand/panel.css') return send(response, 200, 'text/css', parts.style)
    if (pathname === '/brand/card.svg') return send(response, 200, 'image/svg+xml', await parts.card())
    const missing = () => void send(response, 404, 'text/plain', 'Not found')
    const fromPublic = () => drawings(request, response, missing)
    // Unchanged drawings: the page recolors them.
    if (pathname.startsWith('/drawings/') || !pages) return fromPublic()
    return pages(request, response, missing)
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent)
        send(response, 500, 'text/plain', error instanceof Error ? error.message : String(error))
    })
  })
}
