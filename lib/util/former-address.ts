/** An address of the clinic's previous site: its decoded path without a trailing slash, and the required query. */
export type FormerAddress = { path: string; query: [name: string, value: string][] }

/**
 * Parse a former address, such as `/about-us/`, `/contact.php` or `/?page_id=12`. @returns undefined for anything else
 */
export function parseFormer(address: string): FormerAddress | undefined {
  if (!/^\/(?!\/)[^#\\]*$/.test(address)) return undefined
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/.exec(address) ?? []
  try {
    const readable = decodeURIComponent(path).normalize('NFC')
    // A control character or a quote would corrupt a line in a host's configuration file.
    if (/[\p{Cc}"\\?#]/u.test(readable)) return undefined
    return { path: readable.replace(/\/+$/, '') || '/', query: [...new URLSearchParams(query)] }
  } catch {
    return undefined
  }
}

/** Normalize a former address, so that equivalent ones are equal. */
export const keyOf = ({ path, query }: FormerAddress) =>
  path + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
