// Finds ports for the browser tests that no other program uses.
import { createServer } from 'node:net'

/** @param {number} port @returns {Promise<import('node:net').Server | undefined>} undefined where the port is taken */
const listen = (port) =>
  new Promise((resolve) => {
    // Whoever knocks is turned away: an open connection would keep the server from closing.
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const close = (server) => new Promise((resolve) => (server ? server.close(resolve) : resolve()))

/**
 * Take two consecutive free ports, and hold them until they are released: a build passes before the tests use them.
 * @param {number} first where to start looking
 * @returns {Promise<{ port: number, release: () => Promise<unknown> }>}
 */
export async function holdPorts(first) {
  for (let port = first; port < first + 200; port += 2) {
    const servers = await Promise.all([listen(port), listen(port + 1)])
    const release = () => Promise.all(servers.map(close))
    if (servers.every(Boolean)) return { port, release }
    await release()
  }
  throw new Error(`No two free ports in a row from ${first} to ${first + 199}: set TEST_PORT to the first of two`)
}
