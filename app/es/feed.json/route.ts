import { feedTypes } from '@/lib/feed/addresses'
import { jsonFeed } from '@/lib/feed/json'

export const dynamic = 'force-static'

export const GET = () => new Response(jsonFeed('es'), { headers: { 'Content-Type': feedTypes.json } })
