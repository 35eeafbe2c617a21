/** The English addresses of the blog's feeds; the Spanish ones are below /es. */
export const feeds = { rss: '/feed.xml', json: '/feed.json' } as const

/** The media types feeds are served with (RSS Advisory Board; JSON Feed 1.1, "Suggestions for Publishers"). */
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const
