/**
 * Render nothing: each language has its own not-found page. Without this file Next adds its default 404 page to the
 * data of every page.
 */
export default function NotFound() {
  return null
}
