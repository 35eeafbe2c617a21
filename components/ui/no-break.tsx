import { escapeHtml } from '@/lib/content/markdown'
import { wrapUnbreakable } from '@/lib/content/no-break'

/** Render a text whose phone numbers, prices and numbers with units stay on one line each. */
export function NoBreak({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here
  return <span dangerouslySetInnerHTML={{ __html: wrapUnbreakable(escapeHtml(text)) }} />
}
