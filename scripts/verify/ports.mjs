// Finds ports for the browser tests that no other program uses.
import { createServer } from 'node:net'

/** @param {number} port @returns {Promise<import('node:net').Server | undefined>} undefined if the port is in use */
const listen = (port) =>
  new Promise((resolve) => {
    // Reject connections: an open one would keep the server from closing.
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const close = (server) => new Promise((resolve) => (server ? server.close(resolve) : resolve()))

/**
 * Reserve two consecutive free ports until they are released: a build runs before the tests use them.
 * @param {number} first the first port to try
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
