import { feedTypes } from '@/lib/seo/feed/addresses'
import { jsonFeed } from '@/lib/seo/feed/json'

export const dynamic = 'force-static'

export const GET = () => new Response(jsonFeed('es'), { headers: { 'Content-Type': feedTypes.json } })
