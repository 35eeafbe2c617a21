import { ask } from './ask'

/** What an answer other than yes means, and what to do (indexnow.org, "Response format"). */
const refusals: Record<number, string> = {
  400: 'it does not understand the request',
  403: 'it did not find the key: deploy out/ with its key file first',
  422: 'addresses and key belong to different sites: set SITE_URL to the deployed address and build anew',
  429: 'it has heard too much of this site today: try again tomorrow',
}

/** What search engines are told, in one request. */
export type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] }

/**
 * Tells IndexNow of addresses; it passes them on to every search engine that takes part.
 * @returns what it answered, in words. @throws when it refuses.
 */
export async function submit(endpoint: string, announcement: Announcement): Promise<string> {
  const { status, text } = await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(announcement),
  })
  if (status === 200) return 'accepted'
  if (status === 202) return 'received; the key is still to be checked'
  const why = refusals[status] ?? 'try again later'
  throw new Error(`${endpoint} answers ${status}: ${why}${text ? ` (${text.slice(0, 200)})` : ''}`)
}
