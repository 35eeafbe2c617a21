/** Stands in for what Headless UI keeps track of to know whether React has taken over the page: see handoff.mjs. */
export const env = { isServer: typeof window === 'undefined' }
