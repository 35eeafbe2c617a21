import { pixelWidth } from './pixel-width'

/** Maximum length of a title in search results: characters, and pixels on desktop. */
export const titleRoom = { characters: 60, pixels: 580 }

/** Return the title tag: the topic, followed by the clinic's name if both fit. */
export function fullTitle(topic: string, clinicName: string): string {
  const fullText = `${topic} | ${clinicName}`
  const fits = [...fullText].length <= titleRoom.characters && pixelWidth(fullText) <= titleRoom.pixels
  return fits ? fullText : topic
}
