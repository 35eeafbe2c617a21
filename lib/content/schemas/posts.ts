import { z } from 'zod'
import { pastDay, seo, sources, text, view } from './fields'

export const postWords = { title: text.max(90), description: text, seo, sources }
export const postFacts = {
  date: pastDay,
  author: z.enum(['doctor', 'clinic']),
  drawing: view,
}
