/**
 * Serves the finished export like a static host: `tsx scripts/serve.ts [folder=out] [port=4173] [--network]`;
 * `--network` also serves phones in the same network.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { headersFor, parseHeaders, revalidated, tlsHeader } from './export/headers'
import { hostFilesOf } from './export/host'
import { findRedirect, parseRedirects, takesQuery } from './export/redirects'
import { runCommand } from './shared/command'
import { siteFolder } from './shared/site-folder'

/** Return the nearest 404.html: that of the path's folder, or of its closest ancestor that has one. */
function nearestNotFound(folder: string, path: string): string | undefined {
  for (let at = dirname(path); ; at = dirname(at)) {
    const file = join(folder, at, '404.html')
    if (existsSync(file)) return file
    if (at === '/') return undefined
  }
}

/**
 * Return a server for an exported folder: clean URLs, `_headers` and `_redirects`, the nearest 404.html, compression.
 * Files are read at each request; `_headers` and `_redirects` once, at the start.
 * @throws if the folder does not exist
 */
export function createServer(folder: string): Server {
  if (!existsSync(folder)) throw new Error(`${folder}: no such folder: run \`npm run build\` first`)
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  const rules = parseHeaders(read('_headers'))
  const redirects = parseRedirects(read('_redirects'))
  const compress = compression()
  // `dev`: look up files at each request, as a build may replace them meanwhile.
  const files = sirv(folder, { extensions: ['html'], etag: true, dev: true })

  const notFound = (path: string, response: ServerResponse) => {
    const file = nearestNotFound(folder, path)
    // Never cache a 404: the file may exist after the next deploy.
    response.setHeader('Cache-Control', revalidated)
    response.writeHead(404, { 'Content-Type': file ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8' })
    response.end(file ? readFileSync(file) : 'Not found')
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://host${request.url}`)
    const moved = findRedirect(redirects, pathname, search)
    const bare = /^\/[^/].*\/$/.test(pathname) ? pathname.replace(/\/+$/, '') : undefined
    if (moved || bare) {
      const to = moved?.to ?? bare ?? ''
      response.writeHead(moved?.status ?? 308, { Location: takesQuery(to) ? to + search : to }).end()
      return
    }
    response.setHeader('Cache-Control', revalidated)
    const { [tlsHeader]: _, ...headers } = headersFor(pathname, rules)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (hostFilesOf().includes(pathname.replace(/^\/+/, ''))) notFound(pathname, response)
    else files(request, response, () => notFound(pathname, response))
  }
  return createHttpServer((request, response) => compress(request, response, () => answer(request, response)))
}

/**
 * Start a server on this computer.
 * @param port 0 for any free port @param advice what to do if the port is in use
 * @param host 0.0.0.0 to open it to the network, too
 * @returns its origin @throws if the port is in use
 */
export async function listen(
  server: Server,
  port: number,
  advice = `choose another one: npm run serve -- ${port + 2}`,
  host = '127.0.0.1',
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: ${advice}`) : error),
    )
    server.listen(port, host, resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Serve an exported folder on this computer.
 * @param port 0 for any free port @param host as in `listen`
 * @throws if the folder does not exist or the port is in use
 */
export async function serve(folder: string, port: number, host?: string) {
  const server = createServer(folder)
  return { server, origin: await listen(server, port, undefined, host) }
}

/** Return the address of this computer in its network; undefined if it has none. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/** Default port of the finished site. */
const usualPort = 4173

if (process.argv[1]?.endsWith('serve.ts')) {
  const given = process.argv.slice(2).filter((text) => text !== '--network')
  const host = process.argv.includes('--network') ? '0.0.0.0' : undefined
  const isPort = (text: string) => /^\d+$/.test(text)
  const folder = given.find((text) => !isPort(text)) ?? siteFolder
  const port = given.find(isPort)
  const usage =
    'npm run serve [-- FOLDER] [PORT]\n  Serves the finished site, by default out/ at port 4173, as a host does,\n  to a phone in the same network, too.'
  void runCommand(async () => {
    const { origin } = port
      ? await serve(folder, Number(port), host)
      : await serve(folder, usualPort, host).catch(() => serve(folder, 0, host))
    const note = !port && !origin.endsWith(`:${usualPort}`) ? ` (port ${usualPort} is taken)` : ''
    const address = host && ownAddress()
    const phone = address ? `\non a phone in the same network: ${origin.replace('127.0.0.1', address)}` : ''
    console.log(`${folder} is served at ${origin}${note}${phone}`)
  }, usage)
}
