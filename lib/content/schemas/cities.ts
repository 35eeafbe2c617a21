import { z } from 'zod'
import { seo, text } from './fields'

export const cityWords = { title: text, heading: text, lead: text, seo }
export const cityFacts = { order: z.int().positive(), city: text }
