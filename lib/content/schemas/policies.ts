import { z } from 'zod'
import { pastDay, seo, text } from './fields'

export const policyWords = {
  title: text,
  heading: text,
  lead: text,
  /** The offer of free language help; the policy on discrimination states it, every policy page shows it. */
  assistance: text.optional(),
  seo,
}
export const policyFacts = { order: z.int().positive(), updated: pastDay }
