/** How wide a text is in the headline's typeface at a size, in pixels. */
export type Measure = (text: string, size: number) => number

/** The room of a headline in pixels, and how many lines it may take. */
export type Room = { width: number; height: number; lines: number }

/** A headline as it is set, and how far that is from a good one. */
export type Setting = { size: number; lines: string[]; cost: number }

/** What a step to smaller letters costs, measured against uneven lines and bad ends. */
export const stepCost = 0.28

/** The steps a headline may be set in: at the last one it still reads in a message, where a card is 300 pixels wide. */
export const sizes = [108, 100, 92, 84, 76, 70, 64, 60, 56] as const
export const lineHeight = 1.04

/** How short the last line may be, in parts of the longest. */
const shortestEnd = 0.3

/** Words that lean on the next one: a line that ends in them reads badly. */
const leaning = new Set(
  'a an and at by for from in is it of on or our that the to what when with your al con cómo cuando cuánto de del e el en la las lo los más no o para pero por que qué se si su sus u un una y'.split(
    ' ',
  ),
)
const leansOn = (line: string) => leaning.has((line.split(' ').at(-1) ?? '').toLowerCase().replace(/^[¿¡]/, ''))
/** How good a line's end is: best where a sentence ends, good at a pause, bad in the middle of a phrase. */
const endOf = (line: string) => (/[.?!]$/.test(line) ? 0.5 : /[:,;]$/.test(line) ? 0.2 : leansOn(line) ? -0.45 : 0)

/** All ways to break words into a number of lines. */
function breakings(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, i) =>
      breakings(words.slice(i + 1), lines - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]),
    )
}

/** How far a broken headline is from a good one: uneven lines, lines that end in the middle of a thought. */
function flaws(lines: string[], widths: number[]): number {
  const widest = Math.max(...widths)
  const uneven = widths.reduce((sum, width) => sum + ((widest - width) / widest) ** 2, 0)
  return lines.slice(0, -1).reduce((sum, line) => sum - endOf(line), uneven)
}

/**
 * Sets a headline: as large as it goes, in lines of like width that break where the thought does. Words stay whole, and
 * no short word stands alone in the last line.
 * @returns nothing when it does not fit even at the smallest size.
 */
export function setHeadline(text: string, room: Room, measure: Measure): Setting | undefined {
  const words = text.split(/\s+/)
  let best: Setting | undefined
  for (const [step, size] of sizes.entries()) {
    const most = Math.min(room.lines, words.length, Math.floor(room.height / (size * lineHeight)))
    for (let count = Math.min(2, words.length); count <= most; count += 1) {
      for (const lines of breakings(words, count)) {
        const widths = lines.map((line) => measure(line, size))
        const widest = Math.max(...widths)
        if (widest > room.width || (widths.at(-1) ?? 0) < shortestEnd * widest) continue
        const cost = flaws(lines, widths) + stepCost * step
        if (!best || cost < best.cost) best = { size, lines, cost }
      }
    }
  }
  return best
}
