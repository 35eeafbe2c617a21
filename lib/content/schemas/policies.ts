import { z } from 'zod'
import { day, seo, text } from './fields'

export const policyWords = { title: text, heading: text, lead: text, seo }
export const policyFacts = { order: z.int().positive(), updated: day }
