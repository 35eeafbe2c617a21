import { fontsReadyId } from '@/lib/loader/contract'

const fontsFromTheStart = process.env.NODE_ENV === 'development' || process.env.SITE_PLAIN === '1'

/**
 * The id of `<html>` that shows fonts and drawings from the start (after-first-paint.css). On a published site the
 * inline script sets it after the first paint; `npm run dev` and a plain build render it.
 */
export const rootId = fontsFromTheStart ? fontsReadyId : undefined
