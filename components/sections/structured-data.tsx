import type { Locale } from '@/lib/i18n/locales'
import type { Route } from '@/lib/kinds/kind'
import { graphFor } from '@/lib/seo/structured-data'
import { printGraph } from '@/lib/seo/structured-data/print'

/** What the page says to search engines and answer engines. It changes with the page, as the page itself does. */
export function StructuredData({ route, locale }: { route: Route; locale: Locale }) {
  const graph = graphFor(route, locale)
  if (!graph) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can end
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printGraph(graph) }} />
}
