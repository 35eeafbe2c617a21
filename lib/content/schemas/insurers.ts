import { z } from 'zod'
import { httpsUrl, seo, text } from './fields'

export const insurerWords = { title: text, heading: text, lead: text, seo }
export const insurerFacts = { order: z.int().positive(), site: httpsUrl }
