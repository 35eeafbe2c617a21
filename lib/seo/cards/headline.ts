/** Measure the width of a text in the headline's typeface at a font size, in pixels. */
export type Measure = (text: string, size: number) => number

/** The space for a headline in pixels, and its maximum number of lines. */
export type HeadlineRoom = { width: number; height: number; lines: number }

/** A headline broken into lines at a font size, and the cost of that choice; lower is better. */
export type TypesetHeadline = { size: number; lines: string[]; cost: number }

/** The cost of the next smaller font size, relative to the cost of uneven lines and bad breaks. */
export const stepCost = 0.28

/** Possible font sizes. The smallest is still legible in messaging apps, which show cards about 300 pixels wide. */
export const sizes = [108, 100, 92, 84, 76, 70, 64, 60, 56] as const
export const lineHeight = 1.04

/** Minimum width of the last line, relative to the widest line. */
const shortestEnd = 0.3

/** Articles, prepositions and conjunctions, which should not end a line. */
const unfinished = new Set(
  'a an and at by for from in is it of on or our that the to what when with your al con cómo cuando cuánto de del e el en la las lo los más no o para pero por que qué se si su sus u un una y'.split(
    ' ',
  ),
)
const isUnfinished = (line: string) => unfinished.has((line.split(' ').at(-1) ?? '').toLowerCase().replace(/^[¿¡]/, ''))
/** Rate a line break: best at the end of a sentence, good at a pause, bad in the middle of a phrase. */
const endOf = (line: string) => (/[.?!]$/.test(line) ? 0.5 : /[:,;]$/.test(line) ? 0.2 : isUnfinished(line) ? -0.45 : 0)

/** Return all ways to break words into `lines` lines. */
function breakings(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, i) =>
      breakings(words.slice(i + 1), lines - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]),
    )
}

/** Return the cost of line breaks: uneven widths, and lines that end in the middle of a phrase. */
function flaws(lines: string[], widths: number[]): number {
  const widest = Math.max(...widths)
  const uneven = widths.reduce((sum, width) => sum + ((widest - width) / widest) ** 2, 0)
  return lines.slice(0, -1).reduce((sum, line) => sum - endOf(line), uneven)
}

/**
 * Set a headline as large as possible, in lines of similar width that break between phrases. Words are not hyphenated,
 * and the last line is never much shorter than the others.
 * @returns undefined if it does not fit even at the smallest size.
 */
export function setHeadline(text: string, room: HeadlineRoom, measure: Measure): TypesetHeadline | undefined {
  const words = text.split(/\s+/)
  let best: TypesetHeadline | undefined
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
