import { searchFiles } from '@/lib/search/collect'

export const dynamic = 'force-static'

export const GET = () => Response.json(searchFiles('es').file)
