import { z } from 'zod'
import { seo, text } from './fields'

const missing = z.strictObject({ heading: text, text, button: text, seo })
export const notFoundWords = { page: missing, post: missing, symptom: missing, linksHeading: text }
