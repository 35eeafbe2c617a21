/**
 * Names that the browser code (components/client), the export and the islands agree on. Hydration waits for the first
 * interaction: until then its scripts are listed but not loaded, and only the inline loader runs.
 */

/** The id of the `<script type="application/json">` that lists the page's scripts in execution order. */
export const scriptListId = 'page-scripts'

/**
 * The property of `document` that holds the data of the page from the first intent on, and 0 once hydration has begun
 * with it. The script list says under the same name where the data stands, in the file that a soft navigation asks for.
 */
export const pageDataKey = 'pageData'
/** The attribute behind `dataset[pageDataKey]`. */
export const pageDataAttribute = 'data-page-data'

/**
 * The data attribute of the script list with the hash of that file, as `fetch` takes it: data of another build does not
 * match.
 */
export const integrityKey = 'integrity'

/**
 * The data attribute of the script list with the build that the page belongs to. Pages of different builds do not mix.
 */
export const buildKey = 'build'

/**
 * The data attribute of the script list with the shape of the delivered body: name, number of elements and length of text of
 * each of its children. A page that somebody else has changed does not hydrate.
 */
export const shapeKey = 'shape'

/** The data attribute of the root element of a page that stays plain HTML (the variant `noscript` in app/globals.css). */
export const plainKey = 'plain'

/** The data attribute of controls whose taps before hydration must not be lost: the loader replays the last one. */
export const replayKey = 'replay'
export const replayAttribute = `data-${replayKey}` as const

/** Its value on a link to this page in the other language, which the loader puts in place itself. */
export const swapValue = 'swap'

/** `replayAttribute` for JSX: `<button {...replayProps}>`, `<a {...swapProps}>`. */
export const replayProps = { [replayAttribute]: '' }
export const swapProps = { [replayAttribute]: swapValue }

/**
 * The window event that signals that the page of the other language stands in this document before hydration, and the
 * property of the state of such a change's history entries that says which page they show: a missing one is not at its
 * own address.
 */
export const swappedEvent = 'swapped'

/**
 * The id of the root element once the fonts are there, or likely in the cache: after the first page of a visit
 * (after-first-paint.css).
 */
export const fontsReadyId = 'fonts-ready'

/** The window event that signals that the page is hydrated. */
export const hydratedEvent = 'hydrated'

/** The data attribute of a frame's URL until the page has loaded; the loader appends the parameters of the visit. */
export const frameSourceKey = 'src'
export const frameSourceAttribute = `data-${frameSourceKey}` as const

/**
 * The data attribute of a link to a provider's page with its address, to which the loader adds the parameters of the
 * visit.
 */
export const visitLinkKey = 'visit'
export const visitLinkAttribute = `data-${visitLinkKey}` as const

/** The data attribute of the root element that lists what providers learn beyond the campaign; without it, nothing. */
export const passOnKey = 'passOn'
export const passOnAttribute = 'data-pass-on'

/** The data attribute of a link that a former address of this page leads on to: the link has the id that its fragment names. */
export const leadsAttribute = 'data-leads'

/** The class of a frame that has loaded. Frames have no other: embed-frame.tsx gives those with a class a ground. */
export const frameLoadedClass = 'loaded'

/**
 * Reasons to reload a page: `new-build` when another one had been published, `plain` when it failed, and now runs no
 * scripts of its own. As a property of the state of the history entry it is for the loader, which takes it away; as a
 * property of `document` it is for the islands.
 */
export const reloadReasonKey = 'reloadReason'
export type ReloadReason = 'new-build' | 'plain'

/** The property of `document` that buffers messages of frames until hydration. */
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
  /** Set while the key `/` does not open the search. */
  searchKey: 'no-key',
} as const

/** Keys of `sessionStorage`. */
export const sessionKeys = {
  /** The URL requested when a host served its own 404 page; the loader navigates there. */
  redirect: 'redirect',
  /** The URL the loader redirected to last; prevents redirect loops. */
  tried: 'tried-address',
  /** Attribution of the visit, as a query string (lib/visit/attribution.ts). */
  attribution: 'attribution',
  /** The unsent values of the contact form, as JSON. */
  contactDraft: 'contact-draft',
  /** The answers about a part of the body, as JSON. */
  answers: 'answers',
  /** Set once the preview ribbon has been dismissed. */
  previewSeen: 'preview-seen',
  /** The target language of machine translation; empty when the visitor has gone back to an authored language. */
  translation: 'translation',
} as const

export type DeviceKey = (typeof deviceKeys)[keyof typeof deviceKeys]
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]
