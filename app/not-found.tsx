/**
 * Render nothing: each language has a page of its own. Without this file Next puts its own 404 into the data of every
 * page.
 */
export default function NotFound() {
  return null
}
