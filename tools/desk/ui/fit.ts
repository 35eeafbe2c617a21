import { pixelWidth } from '../../../lib/seo/pixel-width'

/**
 * The room that a platform gives a text: type size and width in CSS pixels, and lines. `factor` allows for bold type.
 */
export type TextRoom = { size: number; width: number; lines: number; factor?: number }

/** The room that Google gives titles and descriptions, on a desktop and on a phone. */
export const google = {
  desktop: { title: { size: 20, width: 580, lines: 1 }, description: { size: 14, width: 600, lines: 2 } },
  phone: { title: { size: 20, width: 342, lines: 2 }, description: { size: 14, width: 342, lines: 3 } },
} satisfies Record<string, Record<string, TextRoom>>

const mark = ' ...'

/**
 * Fit a text into its room: what is shown, and what is cut off. Lines break between words, the cut is before the word
 * that does not fit, and the ellipsis needs room of its own.
 */
export function fitText(text: string, { size, width, lines, factor = 1 }: TextRoom): { shown: string; cut: string } {
  const wide = (part: string) => pixelWidth(part, size) * factor
  const parts = text.trim().split(/\s+/).filter(Boolean)
  const wrap = (room: (line: number) => number) => {
    let line = 1
    let at = ''
    for (const [i, part] of parts.entries()) {
      const longer = at ? `${at} ${part}` : part
      if (wide(longer) <= room(line) || !at) at = longer
      else if (line < lines) {
        line += 1
        at = part
      } else return i
      if (line === lines && wide(at) > room(line)) return i
    }
    return parts.length
  }
  if (wrap(() => width) === parts.length) return { shown: parts.join(' '), cut: '' }
  const end = Math.max(
    1,
    wrap((line) => (line === lines ? width - wide(mark) : width)),
  )
  return { shown: parts.slice(0, end).join(' ') + mark, cut: parts.slice(end).join(' ') }
}
