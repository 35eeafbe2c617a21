/**
 * The formats in which a framed page reports its height: as iframe-resizer does, or as `{ type: 'embed-height', height
 * }`.
 */
export const messageFormats = ['iframe-resizer', 'embed-height'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** The least and the greatest height of a frame in pixels; what is beyond them is taken as the nearest of the two. */
const bounds = { least: 120, most: 8_000 }

/** A message of a framed page. */
export type FrameMessage = { height?: number }

/** Return the height that a message of iframe-resizer claims: `[iFrameSizer]id:height:width:event`. */
function resizerHeight(text: string): number {
  const [, height] = /^\[iFrameSizer\][^:]*:(\d{1,9}(?:\.\d+)?):/.exec(text) ?? []
  return Number(height)
}

/** Read a message in a format; `undefined` for what is none. A message without a usable height is one all the same. */
export function readMessage(data: unknown, format: MessageFormat): FrameMessage | undefined {
  if (format === 'iframe-resizer') {
    // Since version 5 a page also says `[iFrameResizerChild]Ready`.
    const isMessage = typeof data === 'string' && /^\[iFrame(?:Sizer|ResizerChild)\]/.test(data)
    return isMessage ? { height: clampHeight(resizerHeight(data)) } : undefined
  }
  if (typeof data !== 'object' || data === null) return
  const { type, height } = data as Record<string, unknown>
  return type === 'embed-height' ? { height: clampHeight(height) } : undefined
}

/** Return a height in whole pixels within the bounds; `undefined` for what is no height. */
export function clampHeight(height: unknown): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return
  return Math.min(Math.max(Math.ceil(height), bounds.least), bounds.most)
}
