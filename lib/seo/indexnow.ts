import { createHash } from 'node:crypto'
import { siteOrigin } from './site'

/**
 * The key that shows search engines who speaks for the site (indexnow.org, "Verifying ownership via the key"): 8 to 128
 * letters, digits and dashes, public, the same in every build. From the setting INDEXNOW_KEY; else made from the site's
 * origin, so that nobody has to think of one.
 * @throws when the setting is no such key.
 */
export function indexNowKey(setting = process.env.INDEXNOW_KEY): string {
  if (!setting) return createHash('sha256').update(`indexnow ${siteOrigin()}`).digest('hex').slice(0, 32)
  if (/^[a-z\d-]{8,128}$/i.test(setting)) return setting
  throw new Error(`INDEXNOW_KEY is "${setting}": use 8 to 128 letters, digits and dashes`)
}
