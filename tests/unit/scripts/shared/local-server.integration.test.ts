/** @jest-environment node */
import { connect } from 'node:net'
import { listen } from '@/scripts/serve'
import { localServer } from '@/scripts/shared/local-server'

test('an invalid address is rejected, and the server keeps running', async () => {
  const server = localServer({}, (_, response) => response.end('file'))
  const origin = await listen(server, 0)
  const { host, port } = new URL(origin)
  /** Request a path verbatim, which fetch would not do. */
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', reject).once('data', (data) => {
        resolve(data.toString().split('\r\n')[0] ?? '')
        socket.destroy()
      })
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    })
  expect(await ask('//')).toBe('HTTP/1.1 400 Bad Request')
  expect(await ask('/')).toBe('HTTP/1.1 200 OK')
  server.close()
  server.closeAllConnections()
})
