import { z } from 'zod'
import { healthSources, pastDay, seo, text, view } from './fields'

export const postWords = { title: text.max(90), description: text, seo, sources: healthSources }
export const postFacts = {
  date: pastDay,
  author: z.enum(['doctor', 'clinic']),
  drawing: view,
}
