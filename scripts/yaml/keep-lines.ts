import { diffArrays } from 'diff'

/** Corresponding lines as the printer writes them, and as they are in the file. */
type Stretch = { printed: string[]; source: string[] }

const bare = (line: string) => line.replace(/\s/g, '')

/**
 * Pair each printed line with its source line, which may be spaced differently; lines that the printer moves form one
 * stretch.
 */
function align(source: string[], printed: string[]): Stretch[] {
  const stretches: Stretch[] = []
  let [at, below] = [0, 0]
  let moved: Stretch | undefined
  for (const { value, added, removed } of diffArrays(printed.map(bare), source.map(bare))) {
    const [lines, others] = [added ? [] : value, removed ? [] : value]
    const pair = { printed: printed.slice(at, at + lines.length), source: source.slice(below, below + others.length) }
    at += lines.length
    below += others.length
    if (added || removed) {
      if (moved) {
        moved.printed.push(...pair.printed)
        moved.source.push(...pair.source)
      } else {
        moved = pair
        stretches.push(pair)
      }
    } else {
      moved = undefined
      stretches.push(...pair.printed.map((line, i) => ({ printed: [line], source: pair.source.slice(i, i + 1) })))
    }
  }
  return stretches
}

/**
 * Return a text after a change of some of its lines, with all others as in the source: a YAML printer also reformats
 * lists and moves comments that nobody has touched.
 * @param source the text of the file @param printed the same text, as the printer writes it @param changed the
 * printer's output after the change
 */
export function keepLines(source: string, printed: string, changed: string): string {
  const before = printed.split('\n')
  const kept = new Set<number>()
  const inserted = new Map<number, string[]>()
  let at = 0
  for (const { value, added, removed } of diffArrays(before, changed.split('\n'))) {
    if (added) inserted.set(at, value)
    else at += value.length
    if (!added && !removed) for (let line = at - value.length; line < at; line++) kept.add(line)
  }

  let from = 0
  const lines = align(source.split('\n'), before).flatMap((stretch) => {
    const numbers = stretch.printed.map((_, i) => from + i)
    from += numbers.length
    if (numbers.every((line) => kept.has(line) && (line === numbers[0] || !inserted.has(line))))
      return [...(inserted.get(numbers[0] ?? -1) ?? []), ...stretch.source]
    return numbers.flatMap((line) => [
      ...(inserted.get(line) ?? []),
      ...(kept.has(line) ? before.slice(line, line + 1) : []),
    ])
  })
  return [...lines, ...(inserted.get(from) ?? [])].join('\n')
}
