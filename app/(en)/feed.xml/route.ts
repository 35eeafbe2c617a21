import { feedTypes } from '@/lib/feed/addresses'
import { rssFeed } from '@/lib/feed/rss'

export const dynamic = 'force-static'

export const GET = () => new Response(rssFeed('en'), { headers: { 'Content-Type': feedTypes.rss } })
