import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Manifest } from '../export/manifest'
import { ask, manifestAt, manifestIn } from './ask'
import { changesBetween } from './changes'
import { submit } from './submit'

/**
 * What is announced where: the folder of the build, the file that records what was last announced, the origin the build is
 * for, the address that serves it, its IndexNow key, and the endpoint that is told.
 */
export type Target = { folder: string; record: string; origin: string; live: string; key: string; endpoint: string }

/** `against` is an earlier build's folder, or the address of a site that serves one. */
export type Options = { send: boolean; against?: string }

/** @throws when the build is for another site than the one set. */
function ownBuild({ folder, origin }: Target): Manifest {
  const now = manifestIn(folder)
  const { hostname } = new URL(origin)
  if (/(^|\.)example\.(com|net|org)$/.test(hostname)) {
    throw new Error(`SITE_URL is ${origin}, which belongs to nobody: set it to the site's address and build anew`)
  }
  const foreign = Object.keys(now).find((url) => new URL(url).origin !== origin)
  if (foreign) throw new Error(`${folder} was built for ${foreign}, and SITE_URL is ${origin}: build anew`)
  return now
}

const write = (file: string, manifest: Manifest) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
}

/**
 * What the build is compared with: what was last announced. If nothing was, the build that is live, which is recorded:
 * once this one is deployed, what was there before is gone. @returns nothing if it was not recorded in time.
 */
async function earlierBuild(now: Manifest, live: Manifest | undefined, { against }: Options, { record }: Target) {
  if (against) {
    if (!/^https?:/.test(against)) return manifestIn(against)
    const found = await manifestAt(against)
    if (!found) throw new Error(`${against} serves no list of a build: name a folder or another address`)
    return found
  }
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8')) as Manifest
  if (isDeepStrictEqual(live, now)) return undefined
  write(record, live ?? {})
  return live ?? {}
}

/**
 * Tells search engines what changed since the last deploy, or, unless `send` is set, what they would be told.
 * @returns the lines to show. @throws when something is missing or refused, saying what to do.
 */
export async function announce(options: Options, target: Target): Promise<string[]> {
  const now = ownBuild(target)
  const live = await manifestAt(target.live)
  const isLive = isDeepStrictEqual(live, now)
  const earlier = await earlierBuild(now, live, options, target)
  if (!earlier) return ['This build is live, and what was there before is not noted: name it with --against.']

  const changes = changesBetween(earlier, now)
  if (changes.length === 0) return ['Nothing to announce: no address is new, changed or gone.']
  const lines = [`${changes.length} to announce:`, ...changes.map(({ kind, url }) => `  ${kind.padEnd(8)}${url}`)]
  if (!options.send) {
    const first = isLive ? '' : 'deploy this build, then '
    return [...lines, `Nothing was sent. To send it, ${first}run: npm run announce -- --send`]
  }

  if (!isLive) throw new Error(`${target.live} does not serve this build yet: deploy ${target.folder} first, then send`)
  const keyLocation = `${target.origin}/${target.key}.txt`
  const { text } = await ask(`${target.live}/${target.key}.txt`)
  if (text.trim() !== target.key)
    throw new Error(`${keyLocation} does not hold the key: deploy ${target.folder} once more`)
  const answer = await submit(target.endpoint, {
    host: new URL(target.origin).host,
    key: target.key,
    keyLocation,
    urlList: changes.map(({ url }) => url),
  })
  write(target.record, now)
  return [...lines, `${new URL(target.endpoint).host}: ${answer}.`]
}
