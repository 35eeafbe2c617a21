import { pixelWidth } from './pixel-width'

/** The room a title has in search results: characters, and pixels on a desktop. */
export const titleRoom = { characters: 60, pixels: 580 }

/** Whether a search result shows a title whole. */
export const titleFits = (title: string) =>
  [...title].length <= titleRoom.characters && pixelWidth(title) <= titleRoom.pixels

/** A page's title as search results show it: the topic first; the clinic last, wherever there is room for both. */
export function fullTitle(topic: string, clinicName: string): string {
  const whole = `${topic} | ${clinicName}`
  return titleFits(whole) ? whole : topic
}
