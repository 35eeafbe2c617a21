import { z } from 'zod'
import { icon, offer, seo, sources, text, view } from '../content/schemas/fields'
import type { KindDefinition } from './kind'
import { guide, pageOfEachFile } from './shared'

export const content = {
  at: 'services/*.md',
  words: {
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
  },
  facts: { order: z.int().positive(), icon, drawing: view, offer },
  sections: ['what', 'who', 'visit', 'expect', 'not-for-you'],
  pictures: true,
} as const

export const service: KindDefinition<'service'> = {
  ...pageOfEachFile('Services', 'Service', '/services'),
  content,
  above: ['services'],
  header: {
    at: 'item',
    menu: 'services',
    position: 1,
    link: ({ page }) => ({ title: page.nav, description: page.menu }),
  },
  footer: null,
  guide: 'services',
  card: {
    ground: 'straw',
    art: (page) => ({ shape: 'view', view: page.drawing }),
    headline: 'heading',
    kicker: ({ t }) => t('nav.services'),
  },
  structuredData: () => ({ type: 'WebPage', main: 'service' }),
  purpose: guide,
}
