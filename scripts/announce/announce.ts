import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Manifest } from '../export/manifest'
import { ask, manifestAt, manifestIn } from './ask'
import { addressesOf, type Changes, changesBetween } from './changes'
import { submit } from './submit'

/** Where everything is: the build, the note of what was last announced, the site, its key, and who is told. */
export type Place = { folder: string; note: string; origin: string; live: string; key: string; endpoint: string }

/** `against` is an earlier build's folder, or the address of a site that serves one. */
export type Wish = { send: boolean; against?: string }

/** @throws when the build is for another site than the one set. */
function ownBuild({ folder, origin }: Place): Manifest {
  const now = manifestIn(folder)
  const { hostname } = new URL(origin)
  if (/(^|\.)example\.(com|net|org)$/.test(hostname)) {
    throw new Error(`SITE_URL is ${origin}, which belongs to nobody: set it to the site's address and build anew`)
  }
  const stranger = Object.keys(now).find((url) => new URL(url).origin !== origin)
  if (stranger) throw new Error(`${folder} was built for ${stranger}, and SITE_URL is ${origin}: build anew`)
  return now
}

const write = (file: string, manifest: Manifest) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
}

/**
 * What the build is compared with: what was last announced. Where nothing was yet, the build that is live, which is noted:
 * once this one is deployed, nobody else knows what was there before. @returns nothing where that was not noted in time.
 */
async function earlierBuild(now: Manifest, live: Manifest | undefined, { against }: Wish, { note }: Place) {
  if (against) {
    if (!/^https?:/.test(against)) return manifestIn(against)
    const found = await manifestAt(against)
    if (!found) throw new Error(`${against} serves no list of a build: name a folder or another address`)
    return found
  }
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8')) as Manifest
  if (isDeepStrictEqual(live, now)) return undefined
  write(note, live ?? {})
  return live ?? {}
}

const linesOf = (changes: Changes) =>
  (['added', 'changed', 'removed'] as const).flatMap((kind) => changes[kind].map((url) => `  ${kind.padEnd(8)}${url}`))

/**
 * Tells search engines what changed since the last deploy, or, unless `send` is set, what they would be told.
 * @returns the lines to show. @throws when something is missing or refused, saying what to do.
 */
export async function announce(wish: Wish, place: Place): Promise<string[]> {
  const now = ownBuild(place)
  const live = await manifestAt(place.live)
  const isLive = isDeepStrictEqual(live, now)
  const earlier = await earlierBuild(now, live, wish, place)
  if (!earlier) return ['This build is live, and what was there before is not noted: name it with --against.']

  const changes = changesBetween(earlier, now)
  const urlList = addressesOf(changes)
  if (urlList.length === 0) return ['Nothing to announce: no address is new, changed or gone.']
  const lines = [`${urlList.length} to announce:`, ...linesOf(changes)]
  if (!wish.send) {
    const first = isLive ? '' : 'deploy this build, then '
    return [...lines, `Nothing was sent. To send it, ${first}run: npm run announce -- --send`]
  }

  if (!isLive) throw new Error(`${place.live} does not serve this build yet: deploy ${place.folder} first, then send`)
  const keyLocation = `${place.origin}/${place.key}.txt`
  const { text } = await ask(`${place.live}/${place.key}.txt`)
  if (text.trim() !== place.key)
    throw new Error(`${keyLocation} does not hold the key: deploy ${place.folder} once more`)
  const answer = await submit(place.endpoint, {
    host: new URL(place.origin).host,
    key: place.key,
    keyLocation,
    urlList,
  })
  write(place.note, now)
  return [...lines, `${new URL(place.endpoint).host}: ${answer}.`]
}
