import { z } from 'zod'
import { seo, slugText, text } from './fields'

export const aboutWords = {
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  seo,
  accordion: z.array(z.strictObject({ id: slugText, title: text, text })).length(3),
  bioHeading: text,
  bioNote: text,
  portraitCaption: text,
  clinicCaption: text,
  visitHeading: text,
  visitText: text,
}
