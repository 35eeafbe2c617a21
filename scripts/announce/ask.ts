import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../lib/util/is-record'
import { type Manifest, manifestFile } from '../export/manifest'

/** Asks an address. @throws when no answer comes, saying which address and why. */
export async function ask(url: string, request: RequestInit = {}): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(20_000) })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? cause.message : message
    throw new Error(`${url} cannot be reached (${why}): check the address and your connection, and try again`)
  }
}

function parse(text: string, from: string): Manifest {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value as Manifest
  } catch {}
  throw new Error(`${from} is not the list of a build: build and deploy the site once more`)
}

/** The list in a build's folder. @throws when there is none. */
export function manifestIn(folder: string): Manifest {
  const file = join(folder, manifestFile)
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`)
  return parse(readFileSync(file, 'utf8'), file)
}

/** The list a site serves, or `undefined` where it serves none: it is new, or older than the list. */
export async function manifestAt(site: string): Promise<Manifest | undefined> {
  const url = `${site.replace(/\/$/, '')}/${manifestFile}`
  const { status, text } = await ask(url)
  if (status === 404 || status === 410) return undefined
  if (status !== 200) throw new Error(`${url} answers ${status}: see that the site is up and open to everyone`)
  return parse(text, url)
}
