import widths from './arial-widths.json'

/**
 * Advance widths of Arial in thousandths of an em (measured on Arimo, which has the same metrics; arial-widths.json
 * maps each width to its characters). Google sets desktop results in Arial and truncates titles by pixel width.
 */
const byCharacter = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
)
/** Other characters count as wide as the widest letter: a false warning is better than a truncated title. */
const unknown = 944

/**
 * Return the width of a line of text in a search result, in CSS pixels: titles are set at 20 px, descriptions at 14 px.
 */
export function pixelWidth(text: string, size = 20): number {
  const thousandths = [...text].reduce((sum, character) => sum + (byCharacter.get(character) ?? unknown), 0)
  return Math.round((thousandths * size) / 1000)
}
