/**
 * Advance widths of Arial in thousandths of an em, by character (measured on Arimo, which has the same metrics). Google
 * sets desktop results in Arial and cuts titles by pixel width.
 */
const widths: [width: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' \u00a0!,./:;I[\\]ftÌÍÎÏìíîï'],
  [333, '()-`r¡“”'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [365, 'º'],
  [370, 'ª'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jcksvxyzçýÿ'],
  [549, '±÷'],
  [556, '#$0123456789?L_abdeghnopqu«»àáâãäåèéêëñòóôõöùúûü–'],
  [584, '+<=>~×'],
  [611, 'FTZ¿ßø'],
  [667, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊË'],
  [722, 'CDHNRUwÇÑÙÚÛÜ'],
  [737, '©®'],
  [778, 'GOQÒÓÔÕÖØ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
]
const byCharacter = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
)
/** Other characters count as the widest letter: a false warning is better than a truncated title. */
const unknown = 944

/** The width of a line of text in a search result, in CSS pixels: titles are set at 20 px, descriptions at 14 px. */
export function pixelWidth(text: string, size = 20): number {
  const thousandths = [...text].reduce((sum, character) => sum + (byCharacter.get(character) ?? unknown), 0)
  return Math.round((thousandths * size) / 1000)
}
