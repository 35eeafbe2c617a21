import { type Locale, localePath } from '../i18n/locales'

/** The media type of Markdown (RFC 7763). */
export const markdownType = 'text/markdown'

/**
 * Return the path of a page's Markdown version (llmstxt.org): the page's path with `.md` appended, `index.md` for the
 * home page.
 * @param path the path of the page in the default language.
 */
export function markdownPath(path: string, locale: Locale): string {
  return `${localePath(path, locale).replace(/\/$/, '')}${path === '/' ? '/index' : ''}.md`
}
