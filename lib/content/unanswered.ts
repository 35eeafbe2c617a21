import type { Page } from '../page-types'
import type { Settings } from '../schemas'

type Groups = Pick<Page<'faq'>, 'groups'>

/** Questions that only a fact answers: whether the clinic has set it. */
const answered: Record<string, (clinic: Settings['clinic']) => unknown> = {
  parking: ({ arrival, offices = [] }) => [arrival, ...offices].some((place) => place?.parking),
  steps: ({ arrival }) => arrival?.entrance ?? arrival?.wheelchair,
  note: ({ rules }) => rules?.notes,
  identification: ({ rules }) => rules?.identification,
}

/** Remove questions from the FAQ that only a fact answers which the clinic has not set, such as where to park. */
export function withoutUnanswered<Faq extends Groups>(faq: Faq, clinic: Settings['clinic']): Faq {
  const groups = faq.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ id }) => answered[id]?.(clinic) ?? !(id in answered)),
  }))
  return { ...faq, groups }
}
