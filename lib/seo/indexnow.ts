import { createHash } from 'node:crypto'
import { siteOrigin } from './site'

/**
 * Return the IndexNow key, which proves ownership of the site (indexnow.org): 8 to 128 letters, digits and dashes,
 * public, the same in every build. Taken from the environment variable INDEXNOW_KEY, or else derived from the site's
 * origin.
 * @throws when INDEXNOW_KEY is not a valid key.
 */
export function indexNowKey(setting = process.env.INDEXNOW_KEY): string {
  if (!setting) return createHash('sha256').update(`indexnow ${siteOrigin()}`).digest('hex').slice(0, 32)
  if (/^[a-z\d-]{8,128}$/i.test(setting)) return setting
  throw new Error(`INDEXNOW_KEY is "${setting}": use 8 to 128 letters, digits and dashes`)
}
