import { feedType } from '@/lib/seo/feed/addresses'
import { rssFeed } from '@/lib/seo/feed/rss'

export const dynamic = 'force-static'

export const GET = () => new Response(rssFeed('en'), { headers: { 'Content-Type': feedType } })
