import { stringify } from 'yaml'
import { clinic } from '../../lib/clinic/facts'
import { hasOffices, offices } from '../../lib/clinic/offices'
import { isPreview } from '../../lib/content'
import { type Locale, localePath, locales, otherLocale } from '../../lib/i18n/locales'
import { translator } from '../../lib/i18n/translator'
import type { Route } from '../../lib/page-types/definition'
import { markdownPath } from '../../lib/seo/markdown-versions'
import { absoluteUrl, siteOrigin } from '../../lib/util/site'
import { sourceParameter } from '../../lib/visit/attribution'
import { metaOf, type ParsedPage, type Site, titleOf } from '../shared/parsed-page'
import { stopAt } from '../shared/problems'
import { plain } from './plain-html'
import { simplifyHtml } from './simplify-html'
import { writeMarkdown } from './write-markdown'

/** A page's words as Markdown: its path in the export, its text, and the page's own address. */
export type MarkdownVersion = { file: string; text: string }

/** Describe the other ways to reach the clinic, for pages with a form. */
function reach(locale: Locale) {
  const t = translator(locale)
  const links = [
    ...offices.flatMap(({ name, phone }) => {
      const at = hasOffices ? `${name}: ` : ''
      return [
        [phone.tel, at + phone.display],
        [phone.sms, at + t('cta.text')],
      ]
    }),
    ...(clinic.email ? [[`mailto:${clinic.email}`, t('cta.email')]] : []),
  ]
  return plain(
    'ul',
    links.map(([href = '', words = '']) => plain('li', [plain('a', [words], { href })])),
  )
}

/** Make addresses absolute and remove the visit source, which only links for people carry. */
const absoluteFrom = (path: string) => (url: string) => {
  const target = new URL(url, siteOrigin() + path)
  if (target.origin === siteOrigin()) target.searchParams.delete(sourceParameter)
  return target.href
}

/** Convert a page's `<main>` to Markdown. */
export function markdownOf({ elements, path, locale }: ParsedPage): string {
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (!main) return ''
  return writeMarkdown(simplifyHtml(main, { locale, absolute: absoluteFrom(path), reach: reach(locale) }))
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
}

/** Write the lines before the text of a page; in a preview, the first one says so. */
function head(page: ParsedPage, { path }: Route): string {
  return stringify(
    {
      ...(isPreview() && { preview: translator(page.locale)('preview.text') }),
      title: titleOf(page),
      description: metaOf(page, 'description') ?? '',
      url: absoluteUrl(localePath(path, page.locale)),
      language: page.locale,
      translation: absoluteUrl(markdownPath(path, otherLocale(page.locale))),
    },
    { lineWidth: 0 },
  )
}

/**
 * Convert every indexable page to its Markdown version (llmstxt.org).
 * @throws if a page has no text of its own
 */
export function markdownVersions({ pages }: Pick<Site, 'pages'>, routes: Route[]): MarkdownVersion[] {
  const empty: string[] = []
  const at = new Map(pages.map((page) => [page.path, page]))
  const versions = routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) =>
      locales
        .flatMap((locale) => at.get(localePath(route.path, locale)) ?? [])
        .map((page) => {
          const text = markdownOf(page)
          if (!/^# \S/m.test(text)) empty.push(`${page.file}: <main> has no heading and text: the page needs both`)
          return {
            file: markdownPath(route.path, page.locale).slice(1),
            text: `---\n${head(page, route)}---\n\n${text}\n`,
          }
        }),
    )
  stopAt('markdown', empty)
  return versions
}
