import type { MapPlace } from '../pictures/city-map'
import type { ViewName } from '../pictures/drawings'
import type { Context, Kind, Page } from './kind'

/** What the words of a card stand on, by the names of the colors. */
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

/** The card that stands for a shared link to a page. */
export type Card<K extends Kind> = {
  ground: Ground
  art: (page: Page<K>) => Art
  /** The field of the content that holds its headline: `hero.heading`. */
  headline: string
  /** What stands above the headline: the part of the site, or the town. */
  kicker: (context: Context<K>) => string
}

/** Scenes that need their width: what they tell stands side by side. */
const scenes = new Set<ViewName>([
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

/** A drawing as the art of a card. */
export const drawing = (view: ViewName): Art => ({ shape: scenes.has(view) ? 'wide' : 'tall', view })
