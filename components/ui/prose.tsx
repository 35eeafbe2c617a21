import { toHtml } from '@/lib/content/markdown'
import type { Locale } from '@/lib/i18n/locales'

type Props = { markdown: string; locale: Locale; className?: string }

/** A piece of Markdown from content/ as HTML. The content check has refused any HTML in it. */
export function Prose({ markdown, locale, className = 'prose' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time from our own checked Markdown
  return <div className={className} dangerouslySetInnerHTML={{ __html: toHtml(markdown, locale) }} />
}
