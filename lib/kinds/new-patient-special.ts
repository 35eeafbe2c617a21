import { drawing } from './card'
import type { KindDefinition } from './kind'
import { onePage, overview } from './shared'

export const content = {
  ...onePage('pages/new-patient-special.md'),
  sections: ['includes', 'bring', 'day', 'checklist', 'calendar'],
} as const

export const newPatientSpecial: KindDefinition<'new-patient-special'> = {
  content,
  label: ['New patient special', 'New patient special'],
  order: null,
  addresses: () => [{ path: '/new-patient-special' }],
  names: ({ page }) => page,
  above: [],
  header: null,
  footer: null,
  guide: 'start',
  card: { ground: 'hickory', art: () => drawing('xray'), headline: 'heading', kicker: ({ page }) => page.title },
  structuredData: () => ({ type: 'WebPage' }),
  article: null,
  datedBy: [],
  purpose: overview,
}
