import { type Locale, localePath } from '../i18n/locales'

/** The media type of Markdown (RFC 7763). */
export const twinType = 'text/markdown'

/**
 * The address of a page's Markdown twin, by the convention of llmstxt.org: the page's own with `.md`; the home page's,
 * which ends in no name, is `index.md`. `path` is the English path.
 */
export function twinOf(path: string, locale: Locale): string {
  return `${localePath(path, locale).replace(/\/$/, '')}${path === '/' ? '/index' : ''}.md`
}
