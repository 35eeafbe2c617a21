import { z } from 'zod'
import { day, healthSources, seo, text, view } from './fields'

export const postWords = { title: text.max(90), description: text, seo, sources: healthSources }
export const postFacts = {
  date: day.refine((value) => value <= new Date().toISOString().slice(0, 10), 'lies in the future'),
  author: z.enum(['doctor', 'clinic']),
  drawing: view,
}
