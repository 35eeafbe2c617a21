import { z } from 'zod'
import { icon, seo, slugText, text, titled } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { singlePage } from './shared'

const extraService = { id: slugText, title: text, blurb: text, text }

export const content = {
  at: 'home.yaml',
  words: {
    seo,
    hero: z.strictObject({ heading: text, subheading: text, points: z.array(text).length(3) }),
    form: z.strictObject({ heading: text, note: text }),
    features: z.strictObject({ heading: text, lead: text, more: text }),
    benefits: z.array(z.strictObject({ id: slugText, title: text, text })).length(3),
    pain: z.strictObject({ heading: text, lead: text }),
    help: z.strictObject({ heading: text, lead: text }),
    doctor: z.strictObject({ heading: text, lead: text, more: text }),
    testimonials: z.strictObject({ heading: text, reviewsNote: text }),
    steps: z.strictObject({ heading: text, lead: text, items: z.array(titled).length(3), cta: text }),
    offer: z.strictObject({
      heading: text,
      lead: text,
      includes: z.array(text).length(4),
      formHeading: text,
      formNote: text,
      price: text,
    }),
    why: z.strictObject({ heading: text, points: z.array(titled).length(6) }),
    about: z.strictObject({ heading: text, text }),
    banner: z.strictObject({ heading: text, text, button: text }),
    extraServices: z.array(z.strictObject(extraService)).length(2),
  },
  facts: { extraServices: z.array(z.strictObject({ ...extraService, href: text, icon })).length(2) },
} as const

export const home: PageTypeDefinition<typeof content> = {
  ...singlePage('Home page', '/'),
  content,
  names: ({ page, t }) => ({ title: t('nav.home'), seo: page.seo }),
  header: { at: 'start', title: ({ t }) => t('nav.home') },
  footer: { column: 'clinic', position: 1, title: ({ t }) => t('nav.home') },
  siteSection: 'clinic',
  card: { ground: 'mist', art: () => ({ shape: 'figure' }), headline: 'hero.heading', kicker: () => '' },
  structuredData: () => ({ type: 'WebPage', clinic: { services: true, email: true, doctor: true }, doctor: true }),
}
