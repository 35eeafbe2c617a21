import { z } from 'zod'
import { healthSources, offer, pastDay, slugText, text, view } from '../schemas/fields'
import { pagePhoto } from '../schemas/photos'
import type { PageTypeDefinition } from './definition'
import { bodyPartName, menuItem, onePagePerFile, pageArt, topicWords, urgent } from './shared'

/** Pages that are not about a single medical condition. */
const general = ['stress-management', 'various-health-concerns']

export const content = {
  at: 'symptoms/*.md',
  words: {
    ...topicWords,
    board: text.max(32),
    short: text.max(60),
    sources: healthSources,
  },
  facts: {
    order: z.int().positive(),
    drawing: view,
    bodyPart: bodyPartName,
    urgent,
    photo: pagePhoto,
    offer,
    aliases: z.array(slugText),
    related: z.array(slugText).min(2, 'list at least two symptoms'),
    /** The date of the doctor's last review. */
    reviewed: pastDay,
  },
  sections: ['home', 'urgent', 'causes', 'care'],
  related: 'symptom',
} as const

export const symptom: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Symptoms', 'Symptom', '/symptoms'),
  content,
  above: ['symptoms'],
  // The overview links to all of them.
  header: { ...menuItem('symptoms', 1), most: 6 },
  siteSection: 'symptoms',
  card: {
    ground: 'mist',
    art: pageArt,
    headline: 'heading',
    kicker: ({ t }) => t('nav.symptoms'),
  },
  structuredData: ({ page, isConfirmed }) => ({
    type: 'MedicalWebPage',
    ...(!general.includes(page.slug) && { condition: page.title }),
    ...(isConfirmed('symptomReview') && isConfirmed('doctor') && { reviewed: page.reviewed, doctor: true }),
  }),
  switchable: '/symptoms',
}
