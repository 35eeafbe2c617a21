/** How a framed page reports its height: as iframe-resizer does, or as `{ type: 'embed-height', height }`. */
export const messageFormats = ['iframe-resizer', 'embed-height'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** Accepted heights in pixels; others are ignored. */
const bounds = { least: 200, most: 4_000 }

/** The unvalidated height of a message. */
function claimed(data: unknown, format: MessageFormat): unknown {
  if (format === 'iframe-resizer') {
    // `[iFrameSizer]id:height:width:event` (iframe-resizer 3 and 4).
    const [, height] = (typeof data === 'string' && /^\[iFrameSizer\][^:]*:(\d{1,6}(?:\.\d+)?):/.exec(data)) || []
    return Number(height)
  }
  if (typeof data !== 'object' || data === null) return
  const { type, height } = data as Record<string, unknown>
  return type === 'embed-height' ? height : undefined
}

/** The height that a frame's message reports, in whole pixels; `undefined` for other messages and heights out of bounds. */
export function reportedHeight(data: unknown, format: MessageFormat): number | undefined {
  return heightWithin(claimed(data, format))
}

/** A height in whole pixels; `undefined` for one out of bounds, and for what is none. */
export function heightWithin(height: unknown): number | undefined {
  if (typeof height !== 'number' || !(height >= bounds.least && height <= bounds.most)) return
  return Math.ceil(height)
}
