/** A former address: its path as people read it, without a slash at the end, and the query that must be there. */
export type FormerAddress = { path: string; query: [name: string, value: string][] }

/** Read a former address, such as `/about-us/`, `/contact.php` or `/?page_id=12`. @returns undefined for anything else */
export function parseFormer(address: string): FormerAddress | undefined {
  if (!/^\/(?!\/)[^#\\]*$/.test(address)) return undefined
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/.exec(address) ?? []
  try {
    const readable = decodeURIComponent(path).normalize('NFC')
    // A control character or a quote would end a line of a host's file.
    if (/[\p{Cc}"\\?#]/u.test(readable)) return undefined
    return { path: readable.replace(/\/+$/, '') || '/', query: [...new URLSearchParams(query)] }
  } catch {
    return undefined
  }
}

/** Write a former address in one way, so that two that are answered alike are equal. */
export const keyOf = ({ path, query }: FormerAddress) =>
  path + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
