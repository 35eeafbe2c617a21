import { z } from 'zod'
import { httpsUrl } from './fields'

/** The networks on which a clinic may have a page: their names and hosts. */
export const networks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  threads: { name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  pinterest: { name: 'Pinterest', hosts: ['pinterest.com'] },
  yelp: { name: 'Yelp', hosts: ['yelp.com'] },
  nextdoor: { name: 'Nextdoor', hosts: ['nextdoor.com'] },
  google: { name: 'Google', hosts: ['google.com', 'maps.app.goo.gl', 'g.page', 'share.google'] },
} as const

export type Network = keyof typeof networks

export const networkNames = Object.keys(networks) as Network[]

/** Accept a URL on a network's hosts or their subdomains. */
const pageOn = (network: Network) => {
  const { name, hosts }: { name: string; hosts: readonly string[] } = networks[network]
  const isItsOwn = (address: string) => {
    const { hostname } = new URL(address)
    return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  }
  return httpsUrl
    .refine((address) => isItsOwn(address), {
      error: `is not a page on ${name}: write the address of your page, which begins with https://${hosts[0]}/`,
    })
    .optional()
    .meta({ label: name })
}

const pages = Object.fromEntries(networkNames.map((network) => [network, pageOn(network)])) as Record<
  Network,
  ReturnType<typeof pageOn>
>

/** The clinic's own pages on networks, all optional. */
export const social = z
  .strictObject(pages, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `${keys?.join(', ')} is unknown; known: ${networkNames.join(', ')}` : undefined,
  })
  .default({})
  .meta({ label: 'Social networks', hint: 'Only those where you have a page. The top bar shows them in this order.' })
