import type { KindDefinition } from './kind'
import { drawingCard, onePage, overview, singlePage } from './shared'

export const content = {
  ...onePage('pages/new-patient-special.md'),
  sections: ['includes', 'bring', 'day', 'checklist', 'calendar'],
} as const

export const newPatientSpecial: KindDefinition<typeof content> = {
  ...singlePage('New patient special', '/new-patient-special'),
  content,
  guide: 'start',
  card: drawingCard('hickory', 'xray'),
  purpose: overview,
}
