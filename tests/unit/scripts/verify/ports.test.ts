import { createServer } from 'node:net'
import { holdPorts } from '@/scripts/verify/ports.mjs'

/** Test whether a port is free, and leave it free. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

test('two parallel runs get different ports, which stay reserved until they are released', async () => {
  const first = await holdPorts(42_000)
  const second = await holdPorts(first.port)
  expect(second.port).toBeGreaterThanOrEqual(first.port + 2)
  expect(await isFree(first.port)).toBe(false)
  expect(await isFree(first.port + 1)).toBe(false)
  await Promise.all([first.release(), second.release()])
  expect(await isFree(first.port)).toBe(true)
  expect(await isFree(first.port + 1)).toBe(true)
})

test('a pair whose second port is in use is skipped', async () => {
  const { port, release } = await holdPorts(42_500)
  const next = await holdPorts(port - 1)
  expect(next.port).toBeGreaterThan(port + 1)
  await Promise.all([release(), next.release()])
})
