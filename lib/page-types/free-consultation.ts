import { wayIds } from '../visit/ways-to-start'
import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, overview, singlePage } from './shared'

export const content = {
  ...onePage('pages/free-consultation.md'),
  sections: ['costs', 'why', 'conditions', 'steps', 'words', 'schedule'],
} as const

export const freeConsultation: PageTypeDefinition<typeof content> = {
  ...singlePage('Free consultation', '/free-consultation'),
  content,
  footer: { column: 'start', position: 1, part: wayIds.talk, title: ({ t }) => t('cta.freeConsultation') },
  guide: 'start',
  card: drawingCard('hickory', 'talk'),
  purpose: overview,
}
