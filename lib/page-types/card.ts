import type { MapPlace } from '../pictures/city-map'
import type { ViewName } from '../pictures/drawings'
import type { PhotoName } from '../pictures/photos'
import type { Context } from './definition'

/** Background colors of cards, by their names in tailwind.config.ts. */
export type Ground = 'mist' | 'river' | 'straw' | 'hickory' | 'spruce'

/** The picture of a card. */
export type Art =
  | { shape: 'view'; view: ViewName }
  | { shape: 'photo'; photo: PhotoName }
  /** The sketch map with the drive from a town. */
  | { shape: 'map'; place: MapPlace }
  /** The figure of the home page, on the plain background. */
  | { shape: 'figure' }
  /** The mountain ridges of the footer. */
  | { shape: 'ridges' }

/** The social card of a page (`og:image`). */
export type Card<P> = {
  ground: Ground
  art: (page: P) => Art
  /** The content field of its headline: `hero.heading`. */
  headline: string
  /** The line above the headline: the section of the site, or the town. */
  kicker: (context: Context<P>) => string
}
