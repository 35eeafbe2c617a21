import { toHtml } from '@/lib/content/markdown'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { wrapUnbreakable } from '@/lib/util/no-break'

type Props = { markdown: string; locale: Locale; className?: string }

/** Render Markdown from content/ as HTML; the content check rejects raw HTML. */
export function Prose({ markdown, locale, className = 'prose' }: Props) {
  const t = translator(locale)
  const html = toHtml(markdown, locale, undefined, (number) => t('symptom.source', { number }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time from validated Markdown
  return <div className={className} dangerouslySetInnerHTML={{ __html: wrapUnbreakable(html) }} />
}
