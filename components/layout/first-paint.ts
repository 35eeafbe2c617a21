import { fontsReadyId } from '@/lib/loader/contract'

const fontsFromTheStart = process.env.NODE_ENV === 'development' || process.env.SITE_PLAIN === '1'

/**
 * The id of `<html>`, with which a page has its fonts and drawings from the start (after-first-paint.css). In a published site the inline
 * script sets it once the page is painted; `npm run dev` and a plain build have it in the page.
 */
export const rootId = fontsFromTheStart ? fontsReadyId : undefined
