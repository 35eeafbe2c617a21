/** Real servers that answer from an exported folder with the configuration which the export wrote for them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What a server answered: nothing is followed, decoded or decompressed. */
export type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** A server on this computer. */
export type HostServer = { port: number; stop: () => Promise<void> }

/** Ask a server on this computer for a path, exactly as it is written. */
export function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((fulfill, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        fulfill({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], body })
      })
    })
      .on('error', reject)
      .end()
  })
}

function findFreePort(): Promise<number> {
  return new Promise((fulfill, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => fulfill(port))
    })
  })
}

/** Return the first of some files that is there. */
const findFile = (files: string[]) => files.find((file) => existsSync(file))

/** Wait until a server answers. @throws what it printed, if it ends before. */
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
      await ask(port, '/')
      return
    } catch {
      await pause(20)
    }
  }
}

/** Start a server whose configuration is written for a free port into a folder of its own. */
async function start(
  program: string,
  parametersFor: (file: string) => string[],
  configurationFor: (port: number, folder: string) => string,
): Promise<HostServer> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const file = join(folder, 'server.conf')
  const port = await findFreePort()
  writeFileSync(file, configurationFor(port, folder))
  const server = spawn(program, parametersFor(file), { cwd: folder })
  const ended = new Promise((fulfill) => server.on('close', fulfill).on('error', fulfill))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}

const nginx = findFile(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'])
const nginxTypes = findFile([
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
])

export const hasNginx = nginx !== undefined && nginxTypes !== undefined

/**
 * Start nginx with a site's nginx.conf, as the only change its port and root.
 * @param others further server blocks, which share the port
 */
export function startNginx(site: string, others: (port: number) => string = () => ''): Promise<HostServer> {
  if (!nginx) throw new Error('nginx is not installed')
  const own = (port: number) =>
    readFileSync(join(site, 'nginx.conf'), 'utf8')
      .replaceAll(/^(\s*listen) 80;/gm, `$1 127.0.0.1:${port};`)
      .replaceAll(/^(\s*root) .+;/gm, `$1 ${resolve(site)};`)
  return start(
    nginx,
    (file) => ['-e', 'stderr', '-c', file],
    (port, folder) =>
      [
        'daemon off; master_process off; worker_processes 1;',
        `error_log stderr; pid ${folder}/pid; events { }`,
        `http { include ${nginxTypes}; access_log off;`,
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
        others(port),
        own(port),
        '}',
      ].join('\n'),
  )
}
