/** Configuration files of hosts, which visitors cannot request. */
const filesOf = {
  cloudflare: ['_headers', '_redirects'],
  netlify: ['_headers', '_redirects'],
  vercel: ['vercel.json'],
  nginx: ['nginx.conf'],
  apache: ['.htaccess'],
  'github-pages': ['.nojekyll'],
}

/** A host that the export supports. */
export type Host = keyof typeof filesOf

export const hosts = Object.keys(filesOf) as Host[]

/** List the configuration files that a host reads; all hosts' files if none is chosen. */
export const hostFilesOf = (host?: Host): string[] =>
  host ? filesOf[host] : [...new Set(Object.values(filesOf).flat())]

/**
 * Return the host that the site is built for, from the environment variable SITE_HOST; without it, the site has the
 * files of all hosts.
 * @throws for an unknown host
 */
export function chosenHost(setting = process.env.SITE_HOST): Host | undefined {
  if (!setting) return undefined
  const host = hosts.find((name) => name === setting)
  if (!host) {
    throw new Error(
      `SITE_HOST is "${setting}": set it to one of ${hosts.join(', ')}, or leave it out for files of all hosts`,
    )
  }
  return host
}

/** Test whether a host may redirect former addresses itself; elsewhere a page redirects. */
export const mayReadRedirects = (host?: Host) => host !== undefined && host !== 'github-pages'
