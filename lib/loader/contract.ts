/**
 * Names that the browser code (components/client), the export and the islands share. Hydration waits for intent: until
 * then the page's scripts are listed but not loaded, and only the inline loader runs.
 */

/** The id of the `<script type="application/json">` that lists the page's scripts in execution order. */
export const scriptListId = 'page-scripts'

/**
 * The property of `document` that holds the page data from the first intent on, and 0 once hydration has begun with it.
 * The script list has, under the same name, the address of that data: the file that a soft navigation requests.
 */
export const pageDataKey = 'pageData'
/** The attribute behind `dataset[pageDataKey]`. */
export const pageDataAttribute = 'data-page-data'

/**
 * The data attribute of the script list with the hash of that file, in the format of `fetch`: data of another build
 * does not match.
 */
export const integrityKey = 'integrity'

/**
 * The attribute of the script list with a hash of each child of the delivered body. A page that something else has
 * modified does not hydrate.
 */
export const bodyHashAttribute = 'data-body-hash'

/**
 * The data attribute of the root element of a page that stays plain HTML (the variant `noscript` in app/globals.css).
 */
export const plainKey = 'plain'

/** The data attribute of controls whose taps before hydration must not be lost: the loader replays the last one. */
export const replayAttribute = 'data-replay'

/** The data attribute of the link to this page in the other language, which keeps the place. */
export const toggleAttribute = 'data-toggle'

/** Both for JSX: `<button {...replayProps}>`, `<a {...toggleProps}>`. */
export const replayProps = { [replayAttribute]: '' }
export const toggleProps = { [toggleAttribute]: '' }

/**
 * The id of the root element once the fonts are loaded, or likely cached: after the first page of a visit
 * (after-first-paint.css).
 */
export const fontsReadyId = 'fonts-ready'

/** The window event that signals that the page is hydrated. */
export const hydratedEvent = 'hydrated'

/**
 * The data attribute that holds a frame's URL until the page has loaded; the loader appends the parameters of the
 * visit.
 */
export const frameSourceKey = 'src'
export const frameSourceAttribute = `data-${frameSourceKey}` as const

/**
 * The data attribute of a link to a provider's page with its address, to which the loader adds the parameters of the
 * visit.
 */
export const visitLinkKey = 'visit'
export const visitLinkAttribute = `data-${visitLinkKey}` as const

/** The data attribute of the root element that lists what providers learn beyond the campaign; absent for nothing. */
export const passOnKey = 'passOn'
export const passOnAttribute = 'data-pass-on'

/** The data attribute of a link that an old fragment of this page redirects to; the fragment is the id of the link. */
export const leadsAttribute = 'data-leads'

/** The name of the `<meta>` with the page's type, for what is counted. */
export const pageTypeMeta = 'page-type'

/** The window event that signals that a form was received: our own, or one in a frame. */
export const formReceivedEvent = 'form-received'

/** The class of a loaded frame. Frames have no other class: embed-frame.tsx gives frames with a class a background. */
export const frameLoadedClass = 'loaded'

/**
 * Reasons to reload a page: `new-build` if a newer build has been published, `plain` if the page failed and now runs
 * none of its scripts. The loader moves it from the state of the history entry to `document`, where the islands read
 * it.
 */
export const reloadReasonKey = 'reloadReason'
export type ReloadReason = 'new-build' | 'plain'

/** The property of `document` that buffers frame messages until hydration. */
export const earlyMessages = 'earlyMessages'

declare global {
  interface Document {
    [earlyMessages]?: MessageEvent[]
    [pageDataKey]?: Promise<string> | 0
    [reloadReasonKey]?: ReloadReason | ''
  }
}

/** Keys of `localStorage`. */
export const deviceKeys = {
  /** The language the visitor chose; pages in the default language then redirect to it. */
  language: 'lang',
} as const

/** Keys of `sessionStorage`. */
export const sessionKeys = {
  /** The URL that was requested when a host served its 404 page; the loader navigates there. */
  redirect: 'redirect',
  /** The URL the loader redirected to last; prevents redirect loops. */
  tried: 'tried-address',
  /** Attribution of the visit, as a query string (lib/visit/attribution.ts). */
  attribution: 'attribution',
  /** Where the visitor was when the toggle led to the page in the other language: its path and the place. */
  place: 'place',
  /** The unsent values of the contact form, as JSON. */
  contactDraft: 'contact-draft',
  /** The target language of machine translation; empty when the visitor has gone back to an authored language. */
  translation: 'translation',
} as const

export type DeviceKey = (typeof deviceKeys)[keyof typeof deviceKeys]
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]
