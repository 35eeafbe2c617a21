import { parseUrl } from './parse-url'

/**
 * Return the canonical origin of the site, from the environment variable SITE_URL (`https://www.example.com`, no path).
 * @throws if it is not an https origin.
 */
export function siteOrigin(setting = process.env.SITE_URL ?? 'https://www.example.com'): string {
  const url = parseUrl(setting)
  if (url?.protocol === 'https:' && url.pathname !== '/')
    throw new Error(
      `SITE_URL is "${setting}": the site has to be at the root of its address. GitHub Pages has projects below a path: give yours a domain of its own, or name the repository OWNER.github.io`,
    )
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`SITE_URL is "${setting}": set it to the bare https origin, as in https://www.example.com`)
  }
  return url.origin
}

/** Return the absolute URL of a path; the home page's has no trailing slash. */
export function absoluteUrl(path: string): string {
  return siteOrigin() + (path === '/' ? '' : path)
}
