import type { Locale } from '@/lib/i18n/locales'
import type { Route } from '@/lib/page-types/definition'
import { graphFor } from '@/lib/seo/structured-data'
import { printJson } from '@/lib/seo/structured-data/print'

/** Render the JSON-LD of a page. */
export function StructuredData({ route, locale }: { route: Route; locale: Locale }) {
  const graph = graphFor(route, locale)
  if (!graph) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: generated JSON, escaped by printJson
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printJson(graph) }} />
}
