import { searchFile } from '@/lib/search/collect'

export const dynamic = 'force-static'

export const GET = () => Response.json(searchFile('en'))
