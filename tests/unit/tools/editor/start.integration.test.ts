/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { listen } from '@/scripts/serve'
import { folderWith } from '../../scripts/export/fixtures'

/** Start the editor in a folder with little content: it ends after its first steps. */
function start(folder: string, port: string) {
  // The checks read files of their own.
  symlinkSync(resolve('scripts'), join(folder, 'scripts'))
  return spawnSync(process.execPath, ['--import', require.resolve('tsx'), resolve('tools/editor/index.ts'), port], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    timeout: 120_000,
  })
}

/** The editor continues with its own folder once these exist. */
const prepared = { '.content/logo.json': '{}', 'app/fonts/fonts.css': '', 'public/icons.svg': '' }

async function takePort() {
  const server = createServer()
  await listen(server, 0)
  return { server, port: String((server.address() as AddressInfo).port) }
}

test.each(['../content', '0', '65536'])('%s is refused as a port, and nothing is removed', (port) => {
  const folder = folderWith({ ...prepared, 'content/a.yaml': 'a: 1\n' })
  expect(start(folder, port).stderr).toContain(`"${port}" is not a port: name a number from 1 to 65535`)
  expect(existsSync(join(folder, 'content/a.yaml'))).toBe(true)
})

test('the files of an editor running on the same port stay', async () => {
  const { server, port } = await takePort()
  const folder = folderWith({ ...prepared, [`.editor/${port}/admin.html`]: '' })
  expect(start(folder, port).stderr).toContain(`Port ${port} is taken: is the editor already open?`)
  expect(existsSync(join(folder, '.editor', port, 'admin.html'))).toBe(true)
  server.close()
  server.closeAllConnections()
})

test('the changes of a killed save are undone', async () => {
  const { server, port } = await takePort()
  await new Promise((done) => server.close(done))
  const folder = folderWith({
    'content/a.yaml': 'a: 2\n',
    'content.before-setup/files/a.yaml': 'a: 1\n',
    'content.before-setup/new.json': '[]',
  })
  expect(start(folder, port).stdout).toContain('The last save was interrupted')
  expect(readFileSync(join(folder, 'content/a.yaml'), 'utf8')).toBe('a: 1\n')
})
