/** Background colors of cards, as named in tailwind.config.ts. */
export type Ground = 'mist' | 'river' | 'straw' | 'hickory' | 'spruce'

/** The picture of a card, as named in content/drawings.yaml, photos.yaml or places.yaml. */
export type Art =
  | { shape: 'view'; view: string }
  | { shape: 'photo'; photo: string }
  /** The sketch map with the drive from a town. */
  | { shape: 'map'; place: string }
  /** The figure of the home page, on the plain background. */
  | { shape: 'figure' }
  /** The mountain ridges of the footer. */
  | { shape: 'ridges' }
