import type { Element } from './html'

/** A place in a source and what stands there instead. */
export type Edit = { start: number; end: number; text: string }

/** Takes an element out of its source, or puts `text` in its place. */
export const replaceElement = ({ sourceCodeLocation: place }: Element, text = ''): Edit => ({
  start: place?.startOffset ?? 0,
  end: place?.endOffset ?? 0,
  text,
})

/** The source with all edits made, byte for byte the same elsewhere. Edits must not overlap. */
export function applyEdits(source: string, edits: Edit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}
