import type { PageTypeDefinition } from './definition'
import { drawingCard, onePage, singlePage } from './shared'

export const content = {
  ...onePage('pages/new-patient-special.md'),
  sections: ['includes', 'day', 'checklist'],
  intro: true,
} as const

export const newPatientSpecial: PageTypeDefinition<typeof content> = {
  ...singlePage('New patient special', '/new-patient-special'),
  content,
  siteSection: 'start',
  card: drawingCard('hickory', 'door'),
}
