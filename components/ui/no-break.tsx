import { escapeHtml } from '@/lib/content/markdown'
import { wrapUnbreakable } from '@/lib/content/no-break'

/** Render a text without line breaks inside phone numbers, prices and numbers with units. */
export function NoBreak({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here
  return <span dangerouslySetInnerHTML={{ __html: wrapUnbreakable(escapeHtml(text)) }} />
}
