/** Real servers that serve an exported folder with the configuration that the export wrote for them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as requestPlainly } from 'node:http'
import { request as requestByTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server's raw answer: redirects are not followed, the body is not decompressed. */
export type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** Ports of a server: one that answers as if over https, one over http. */
type Ports = { port: number; plainPort: number }

/** A server on this computer. */
export type HostServer = Ports & { stop: () => Promise<void> }

/** The timeout of a server's answer in milliseconds. */
const patience = 20_000

/** Ask a server for a path, exactly as written. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? requestByTls : requestPlainly
  return new Promise((fulfill, reject) => {
    const asked = request({ hostname, port, path, headers, method, timeout: patience }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      // As if the connection ended in the middle.
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts)
        fulfill({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], body })
      })
    })
    asked.on('timeout', () => asked.destroy(new Error(`none within ${patience / 1000} seconds`)))
    asked.on('error', reject)
    asked.end()
  })
}

/** Return the origin of a port of this computer. */
export const originOf = (port: number) => `http://127.0.0.1:${port}`

function findFreePort(): Promise<number> {
  return new Promise((fulfill, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => fulfill(port))
    })
  })
}

/** Return the first existing file. */
const findFile = (files: string[]) => files.find((file) => existsSync(file))

/** Wait until a server answers. @throws its output, if it exits before */
async function waitUntilReady(server: ChildProcess, port: number): Promise<void> {
  let output = ''
  const listen = (data: Buffer) => {
    output += data
  }
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} ended at once:\n${output}`)
    try {
      await ask(originOf(port), '/')
      return
    } catch {
      await pause(20)
    }
  }
}

/** Start a server with its configuration, for free ports, in a temporary folder. */
async function start(
  program: string,
  parametersFor: (file: string) => string[],
  configurationFor: (ports: Ports, folder: string) => string,
): Promise<HostServer> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const file = join(folder, 'server.conf')
  const ports = { port: await findFreePort(), plainPort: await findFreePort() }
  writeFileSync(file, configurationFor(ports, folder))
  const server = spawn(program, parametersFor(file), { cwd: folder })
  const ended = new Promise((fulfill) => server.on('close', fulfill).on('error', fulfill))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(server, ports.port)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...ports, stop }
}

const nginx = findFile(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'])
const nginxTypes = findFile(
  ['/etc', '/usr/local/etc', '/opt/homebrew/etc'].map((folder) => `${folder}/nginx/mime.types`),
)

export const hasNginx = nginx !== undefined && nginxTypes !== undefined

/**
 * Start nginx with a site's nginx.conf. Only ports and root are changed, and the certificate is removed: `port`
 * answers https requests, `plainPort` http requests.
 * @param others additional server blocks
 */
export function startNginx(site: string, others: (ports: Ports) => string = () => ''): Promise<HostServer> {
  if (!nginx) throw new Error('nginx is not installed')
  const own = ({ port, plainPort }: Ports) =>
    readFileSync(join(site, 'nginx.conf'), 'utf8')
      .replaceAll(/^\s*(?:ssl_|listen \[).+/gm, '')
      .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replaceAll('root /var/www/site;', `root ${resolve(site)};`)
  return start(
    nginx,
    (file) => ['-e', 'stderr', '-c', file],
    (ports, folder) =>
      [
        'daemon off; master_process off; worker_processes 1;',
        `error_log stderr; pid ${folder}/pid; events { }`,
        `http { include ${nginxTypes}; access_log off;`,
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
        others(ports),
        own(ports),
        '}',
      ].join('\n'),
  )
}

const apache = findFile(['/usr/sbin/apache2', '/usr/sbin/httpd', '/opt/homebrew/bin/httpd'])
const apacheModules = findFile([
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
])
const apacheTypes = findFile(['/etc/mime.types', '/etc/httpd/mime.types', '/opt/homebrew/etc/httpd/mime.types'])

export const hasApache = apache !== undefined && apacheModules !== undefined && apacheTypes !== undefined

/** Start Apache with a site's .htaccess; `port` and `plainPort` are the same. */
export async function startApache(site: string): Promise<HostServer> {
  if (!apache) throw new Error('Apache is not installed')
  const wanted = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite']
  // Some are built in.
  const modules = wanted.filter((name) => existsSync(`${apacheModules}/mod_${name}.so`))
  const server = await start(
    apache,
    (file) => ['-D', 'FOREGROUND', '-f', file],
    ({ port }, folder) =>
      [
        `Listen 127.0.0.1:${port}`,
        'ServerName 127.0.0.1',
        `PidFile ${folder}/pid`,
        `DefaultRuntimeDir ${folder}`,
        `ErrorLog ${folder}/errors`,
        ...modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
        `TypesConfig ${apacheTypes}`,
        ...(process.getuid?.() === 0 ? ['User #65534', 'Group #65534'] : []),
        `DocumentRoot ${resolve(site)}`,
        `<Directory ${resolve(site)}>`,
        'AllowOverride All',
        'Require all granted',
        '</Directory>',
        // The path in Debian and other distributions.
        '<FilesMatch "^\\.ht">',
        'Require all denied',
        '</FilesMatch>',
      ].join('\n'),
  )
  return { ...server, plainPort: server.port }
}
