import type { Locale } from '@/lib/locales'
import type { Route } from '@/lib/routes/registry'
import { graphFor } from '@/lib/structured-data'
import { printGraph } from '@/lib/structured-data/print'

/** What the page says to search engines and answer engines. It changes with the page, as the page itself does. */
export function StructuredData({ route, locale }: { route: Route; locale: Locale }) {
  const graph = graphFor(route, locale)
  if (!graph) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can end
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printGraph(graph) }} />
}
