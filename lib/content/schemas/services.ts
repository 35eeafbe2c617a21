import { z } from 'zod'
import { icon, offer, seo, sources, text, view } from './fields'

export const serviceWords = {
  title: text,
  nav: text,
  heading: text.max(70),
  menu: text.max(60),
  blurb: text,
  card: text,
  lead: text,
  caption: text,
  pin: text,
  cta: text,
  seo,
  sources,
}
export const serviceFacts = { order: z.int().positive(), icon, drawing: view, offer }
