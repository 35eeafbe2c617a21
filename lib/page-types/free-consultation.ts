import { formIds } from '../visit/ways-to-start'
import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, singlePage } from './shared'

export const content = {
  ...onePage('pages/free-consultation.md'),
  sections: ['costs', 'why', 'conditions', 'steps', 'words'],
  intro: true,
} as const

export const freeConsultation: PageTypeDefinition<typeof content> = {
  ...singlePage('Free consultation', '/free-consultation'),
  content,
  footer: { column: 'start', position: 1, part: formIds.talk, title: ({ t }) => t('cta.freeConsultation') },
  siteSection: 'start',
  card: drawingCard('hickory', 'talk'),
}
