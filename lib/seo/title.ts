import { pixelWidth } from './pixel-width'

/** Maximum length of a title in search results: characters, and pixels on desktop. */
export const titleRoom = { characters: 60, pixels: 580 }

/** Test whether search results show a title untruncated. */
const titleFits = (title: string) =>
  [...title].length <= titleRoom.characters && pixelWidth(title) <= titleRoom.pixels

/** Return the title tag: the topic, followed by the clinic's name if both fit. */
export function fullTitle(topic: string, clinicName: string): string {
  const fullText = `${topic} | ${clinicName}`
  return titleFits(fullText) ? fullText : topic
}
