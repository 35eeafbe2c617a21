import type { Page } from '../page-types'
import type { Settings } from '../schemas'

type Groups = Pick<Page<'faq'>, 'groups'>

/** Remove questions from the FAQ that only a fact answers which the clinic has not set: where to park. */
export function withoutUnanswered<Faq extends Groups>(faq: Faq, { arrival, offices = [] }: Settings['clinic']): Faq {
  if ([arrival, ...offices].some((place) => place?.parking)) return faq
  const groups = faq.groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => id !== 'parking') }))
  return { ...faq, groups }
}
