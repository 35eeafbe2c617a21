import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A request that a host has logged; the day is as written, in the host's time zone. */
export type LoggedRequest = { day: string; method: string; address: string; status: number; agent: string }

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A line of the combined format. Hosts may put more around it. */
const combined =
  /\[(\d\d)\/(\w{3})\/(\d{4}):[^\]]*\] "((?:[^"\\]|\\.)*)" (\d{3}) \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"/

/** Parse a line; undefined if it is in another format. */
export function parseLine(line: string): LoggedRequest | undefined {
  const [, day, name = '', year, request = '', status, agent = ''] = combined.exec(line) ?? []
  const month = months.indexOf(name) + 1
  if (month === 0) return
  const [method = '', address = ''] = request.split(' ')
  return { day: `${year}-${String(month).padStart(2, '0')}-${day}`, method, address, status: Number(status), agent }
}

/** No line is as long; what is longer is cut, so that it fits into memory. */
const longestLine = 1 << 20

/**
 * Read a file, also a compressed one (`.gz`), a few thousand lines at a time.
 * @throws if it cannot be read to its end
 */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  const bytes = createReadStream(file, { highWaterMark: 1 << 18 })
  const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => {}) : bytes
  let rest = ''
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop()?.slice(0, longestLine) ?? ''
    yield lines
  }
  yield [rest]
}
