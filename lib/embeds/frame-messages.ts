import { isRecord } from '../util/is-record'

/**
 * The formats in which a framed page reports its height: that of iframe-resizer, `{ type: 'embed-height', height }`,
 * and those of Calendly and Jotform.
 */
export const messageFormats = ['iframe-resizer', 'embed-height', 'calendly', 'jotform'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** The bounds of a frame's height, in pixels. */
const bounds = { least: 120, most: 8_000 }

/** A message of a framed page. */
export type FrameMessage = { height?: number }

const fieldsOf = (data: unknown) => (isRecord(data) ? data : {})
const matches = (data: unknown, pattern: RegExp) => (typeof data === 'string' ? pattern.exec(data) : null)

/** Read the height claimed by a message: `undefined` if it is not in the format, `NaN` if it has no height. */
const readers: Record<MessageFormat, (data: unknown) => unknown> = {
  /** `[iFrameSizer]id:height:width:event`; since version 5 a page also says `[iFrameResizerChild]Ready`. */
  'iframe-resizer': (data) => {
    if (!matches(data, /^\[iFrame(?:Sizer|ResizerChild)\]/)) return
    return Number(matches(data, /^\[iFrameSizer\][^:]*:(\d{1,9}(?:\.\d+)?):/)?.[1])
  },
  'embed-height': (data) => {
    const { type, height } = fieldsOf(data)
    return type === 'embed-height' ? (height ?? Number.NaN) : undefined
  },
  /** `{ event: 'calendly.page_height', payload: { height: '640px' } }`, and other events. */
  calendly: (data) => {
    const { event, payload } = fieldsOf(data)
    if (typeof event !== 'string' || !event.startsWith('calendly.')) return
    return event === 'calendly.page_height' ? Number.parseFloat(String(fieldsOf(payload).height)) : Number.NaN
  },
  /** `setHeight:640:FORM_ID`, and other commands. */
  jotform: (data) => {
    const [, command, value] = matches(data, /^([a-zA-Z]+):([^:]*)(?::\d+)?$/) ?? []
    if (command) return command === 'setHeight' ? Number(value) : Number.NaN
  },
}

/**
 * Test whether a message says that a form was received or a visit booked: `{ type: 'embed-sent' }`, and those of
 * Calendly and Jotform. iframe-resizer has none.
 */
export function tellsReceipt(data: unknown): boolean {
  const { type, event, action } = fieldsOf(data)
  return type === 'embed-sent' || event === 'calendly.event_scheduled' || action === 'submission-completed'
}

/** Parse a message in a format; `undefined` if it is in another one. A message without a usable height still counts. */
export function readMessage(data: unknown, format: MessageFormat): FrameMessage | undefined {
  const height = readers[format](data)
  return height === undefined ? undefined : { height: clampHeight(height) }
}

/** Round a height up to whole pixels and clamp it to the bounds; `undefined` if it is not a height. */
export function clampHeight(height: unknown): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return
  return Math.min(Math.max(Math.ceil(height), bounds.least), bounds.most)
}
