/** How a provider's page tells its height: as the library many form builders use, or as our own plain object. */
export const messageFormats = ['iframe-resizer', 'embed-height'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** No frame of this site is lower or higher than this, in pixels, whatever its page claims. */
const bounds = { least: 200, most: 4_000 }

/** The height a message in one of the formats claims, before it is believed. */
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

/** The height in whole pixels that a frame's message reports; `undefined` for anything else or beyond all reason. */
export function reportedHeight(data: unknown, format: MessageFormat): number | undefined {
  const height = claimed(data, format)
  if (typeof height !== 'number' || !(height >= bounds.least && height <= bounds.most)) return
  return Math.ceil(height)
}
