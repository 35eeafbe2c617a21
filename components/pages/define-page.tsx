import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { routesOf } from '@/lib/routes'
import { metadataFor } from '@/lib/seo/metadata'
import { graphFor } from '@/lib/seo/structured-data'
import { printJson } from '@/lib/seo/structured-data/print'

/** Render the JSON-LD of a page. */
function StructuredData({ route, locale }: { route: Route; locale: Locale }) {
  const graph = graphFor(route, locale)
  if (!graph) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: generated JSON, escaped by printJson
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printJson(graph) }} />
}

/** The props of every page template. */
export type PageProps = { locale: Locale; route: Route }

type NextProps = { params: Promise<{ slug?: string }> }

/**
 * Return the exports of a `page.tsx` in app/.
 * @param templates the templates of the page types at this URL pattern. With a dynamic segment, the static params are
 * their routes in the registry; without one, there must be exactly one route.
 */
export function definePage<K extends PageType>(
  locale: Locale,
  templates: Record<K, ComponentType<PageProps>>,
  path?: string,
) {
  const routes = (Object.keys(templates) as K[]).flatMap(routesOf).filter((route) => !path || route.path === path)

  async function find({ params }: NextProps): Promise<Route> {
    const { slug } = await params
    const route = slug === undefined ? routes[0] : routes.find((item) => item.slug === slug)
    if (!route) throw new Error(`app: no route for "${slug}"`)
    return route
  }

  return {
    generateStaticParams: () => routes.map(({ slug }) => ({ slug })),
    generateMetadata: async (props: NextProps): Promise<Metadata> => metadataFor(await find(props), locale),
    async Page(props: NextProps) {
      const route = await find(props)
      const Template: ComponentType<PageProps> = templates[route.pageType as K]
      return (
        <>
          <Template locale={locale} route={route} />
          <StructuredData locale={locale} route={route} />
        </>
      )
    },
  }
}
