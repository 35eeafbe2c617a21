import { escapeHtml } from '@/lib/content/markdown'
import { keepUnbroken } from '@/lib/content/no-break'

/** A text whose phone numbers, prices and numbers with units stay on one line each. */
export function Unbroken({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here
  return <span dangerouslySetInnerHTML={{ __html: keepUnbroken(escapeHtml(text)) }} />
}
