/**
 * The names that the inline loader (scripts/export/loader.ts), the export and the islands agree on. A page sleeps until
 * the visitor does something: its scripts are listed, not loaded, and the loader alone runs.
 */

/** The id of the `<script type="application/json">` that lists the page's scripts, in the order in which they run. */
export const scriptListId = 'deferred'

/**
 * Where that element says the page's data stands, the file that a soft navigation to the page asks for; and the property
 * of the document that holds the answer from the first intent on. @public
 */
export const pageDataKey = 'flight'
export const pageDataAttribute = `data-${pageDataKey}` as const

/** Marks what a tap before hydration must not be lost on: the loader keeps the last such tap and repeats it. */
export const replayAttribute = 'data-replay'

/** `replayAttribute` for JSX: `<button {...replayed}>`. */
export const replayed = { [replayAttribute]: '' }

/** The event of the window by which the page says that it is hydrated. */
export const awakeEvent = 'awake'

/** A frame's address, open at its end for the parameters of the visit, until the page has loaded: `dataset.src`. @public */
export const frameSourceKey = 'src'
export const frameSourceAttribute = `data-${frameSourceKey}` as const

/** The class of a frame in which something has loaded; app/styles/embeds.css shows such a frame. */
export const frameLoadedClass = 'on'

/** The property of the document that holds what frames said before anyone listened. */
export const earlyMessages = 'box'

declare global {
  interface Document {
    [earlyMessages]?: MessageEvent[]
    [pageDataKey]?: Promise<Response>
  }
}

/** What `localStorage` keeps on the device. */
export const deviceKeys = {
  /** The language the visitor chose; English pages then lead to their Spanish counterpart. */
  language: 'lang',
} as const

/** What `sessionStorage` keeps for this tab. */
export const sessionKeys = {
  /** The address that a host's own not-found page was asked for; the loader goes there. */
  redirect: 'redirect',
  /** The address the loader led to last: it is tried once. */
  tried: 'to',
  /** Where the visit comes from, as a query (lib/visit/attribution.ts). */
  attribution: 'from',
  /** The answers of the contact form that are not sent yet, as JSON. */
  contactDraft: 'contact-draft',
  /** There once the note on a preview build has been closed. */
  previewSeen: 'preview-seen',
  /** The further language a machine translates into; empty when the visitor went back to ours. */
  translation: 'translation',
} as const

export type DeviceKey = (typeof deviceKeys)[keyof typeof deviceKeys]
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]
