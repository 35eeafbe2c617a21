import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../../lib/util/files'

const textFiles = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']

/** Below this size, in bytes, compression does not reduce the number of packets. */
const smallest = 1000

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Level 11 would save another tenth and take six times as long. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Write compressed copies beside a file. */
async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return
  const content = await readFile(file)
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
  await writeFile(`${file}.br`, await toBrotli(content, brotliQuality))
}

/** Write compressed copies (.gz, .br) beside each text file, so that a server need not compress at each request. */
export async function compressFiles(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => textFiles.includes(extname(file)))
  // As many in parallel as Node has threads for compression.
  const next = files.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of next) await compressFile(join(folder, file))
    }),
  )
}
