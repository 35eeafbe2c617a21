import { cities, posts, services, symptoms } from '../../content'
import type { Kind, Route } from '../../kinds/registry'
import type { MapPlace } from '../../pictures/city-map'
import type { ViewName } from '../../pictures/drawings'

/** What a card's words stand on: a ground of the design (DESIGN.md, "Grounds"). */
export type Ground = 'mist' | 'river' | 'straw' | 'hickory' | 'spruce'

/** What a card shows beside its words, and how the two share the room. */
export type Art =
  /** A drawing down the whole right side. */
  | { shape: 'tall'; view: ViewName }
  /** A wide scene in the lower corner, the headline above it. */
  | { shape: 'wide'; view: ViewName }
  /** The sketch map with the way from a town. */
  | { shape: 'map'; place: MapPlace }
  /** The figure of the home page, free on its ground. */
  | { shape: 'figure' }
  /** The ridges of the footer. */
  | { shape: 'ridges' }

/** Scenes that need their width: what they tell stands side by side. */
const scenes = new Set<string>([
  'bike',
  'car',
  'clinic',
  'crib',
  'pillow-neck',
  'plan',
  'table',
  'talk',
  'walk',
  'xray',
])

const art = (view: ViewName): Art => ({ shape: scenes.has(view) ? 'wide' : 'tall', view })

const byKind: Partial<Record<Kind, [ground: Ground, art: Art]>> = {
  home: ['mist', { shape: 'figure' }],
  about: ['straw', art('portrait')],
  faq: ['spruce', art('talk')],
  services: ['straw', art('table')],
  symptoms: ['mist', art('back')],
  blog: ['river', art('walk')],
  'blog-page': ['river', art('walk')],
  contact: ['spruce', art('clinic')],
  'free-consultation': ['hickory', art('talk')],
  'new-patient-special': ['hickory', art('xray')],
  'book-now': ['hickory', art('plan')],
  'financial-information': ['straw', art('talk')],
  'cash-plans': ['straw', art('table')],
  'insurance-plans': ['straw', art('plan')],
  insurer: ['straw', art('exam')],
  'thank-you': ['mist', art('walk')],
}

/** How a page's card looks: the ground of its kind, and the page's own drawing where it has one. */
export function designOf({ kind, slug }: Route): { ground: Ground; art: Art } {
  switch (kind) {
    case 'symptom':
      return { ground: 'mist', art: art(symptoms.one(slug, 'en').drawing) }
    case 'service':
      return { ground: 'straw', art: art(services.one(slug, 'en').drawing) }
    case 'post':
      return { ground: 'river', art: art(posts.one(slug, 'en').drawing) }
    case 'city':
      return { ground: 'mist', art: { shape: 'map', place: cities.one(slug, 'en').emphasis } }
    default: {
      const [ground, own] = byKind[kind] ?? ['spruce', { shape: 'ridges' }]
      return { ground, art: own }
    }
  }
}
