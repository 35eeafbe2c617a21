import { z } from 'zod'
import { icon, offer, sources, text, view } from '../schemas/fields'
import { pagePhoto } from '../schemas/photos'
import type { PageTypeDefinition } from './definition'
import { bodyPartName, onePagePerFile, pageArt, topicWords, urgent } from './shared'

export const content = {
  at: 'services/*.md',
  words: {
    ...topicWords,
    nav: text,
    blurb: text,
    sources,
  },
  facts: { order: z.int().positive(), icon, drawing: view, bodyPart: bodyPartName, urgent, photo: pagePhoto, offer },
  sections: ['what', 'who', 'visit', 'expect', 'urgent'],
  pictures: true,
} as const

export const service: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Services', 'Service', '/services'),
  content,
  above: ['services'],
  header: {
    at: 'item',
    menu: 'services',
    position: 1,
    link: ({ page }) => ({ title: page.nav, description: page.menu }),
  },
  siteSection: 'services',
  card: {
    ground: 'straw',
    art: pageArt,
    headline: 'heading',
    kicker: ({ t }) => t('nav.services'),
  },
  structuredData: () => ({ type: 'WebPage', main: 'service' }),
  switchable: '/services',
}
