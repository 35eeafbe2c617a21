/** The English address of the blog's RSS feed; the Spanish one is below /es. */
export const feedPath = '/feed.xml'

/** The media type that the feed is served with (RSS Advisory Board). */
export const feedType = 'application/rss+xml'
