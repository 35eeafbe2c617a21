import {
  allEnglishCities,
  allEnglishInsurers,
  allEnglishPolicies,
  allEnglishPosts,
  allEnglishServices,
  allEnglishSymptoms,
} from 'content-collections'
import { buildRoutes, type Kind, type Route } from './registry'

type Document = { _meta: { fileName: string } }

/** The slug of a content file: its name up to the language (`back-pain.en.md` → `back-pain`). */
export const slugOf = (document: Document) => document._meta.fileName.split('.')[0] ?? ''

const inOrder = (documents: (Document & { order: number })[]) =>
  [...documents].sort((a, b) => a.order - b.order).map(slugOf)

/** Newest first; posts of one day by address, so that the order never depends on the machine. */
const byDate = [...allEnglishPosts].sort((a, b) => b.date.localeCompare(a.date) || slugOf(a).localeCompare(slugOf(b)))

export const routes: Route[] = buildRoutes({
  symptoms: [...allEnglishSymptoms]
    .sort((a, b) => a.order - b.order)
    .map((symptom) => ({ slug: slugOf(symptom), aliases: symptom.aliases })),
  services: inOrder(allEnglishServices),
  posts: byDate.map(slugOf),
  cities: inOrder(allEnglishCities),
  policies: inOrder(allEnglishPolicies),
  insurers: inOrder(allEnglishInsurers),
})

/** The routes of one kind, in the order of the registry. */
export function routesOf(kind: Kind): Route[] {
  return routes.filter((route) => route.kind === kind)
}
