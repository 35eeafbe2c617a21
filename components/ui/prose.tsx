import { toHtml } from '@/lib/content/markdown'
import type { Locale } from '@/lib/i18n/locales'

type Props = { markdown: string; locale: Locale; className?: string }

/** Markdown of content/ rendered to HTML; the content check rejects raw HTML in it. */
export function Prose({ markdown, locale, className = 'prose' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time from validated Markdown
  return <div className={className} dangerouslySetInnerHTML={{ __html: toHtml(markdown, locale) }} />
}
