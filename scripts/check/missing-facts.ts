import { insurersIn } from '../../lib/content/insurers'
import { type Entry, lineWith, type Problem, problem, textsOf } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { type PlaceholderName, placeholdersOf } from '../../lib/i18n/placeholders'

/** Facts that a clinic may not have, by their placeholders. */
const optional: Partial<Record<PlaceholderName, { what: string; isSaid: (entries: Entry[]) => boolean }>> = {
  email: {
    what: 'email address ("email")',
    isSaid: (entries) => fileIn(entries, 'clinic')?.data.email !== undefined,
  },
  insurers: { what: 'insurer ("insurers")', isSaid: (entries) => insurersIn(entries).length > 0 },
}

/** Find placeholders of facts that the clinic does not have: a gap would stand in the sentence. */
export function checkMissingFacts(entries: Entry[]): Problem[] {
  if (!fileIn(entries, 'clinic')) return []
  const unsaid = Object.entries(optional).filter(([, { isSaid }]) => !isSaid(entries))
  if (unsaid.length === 0) return []
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ field, text }) =>
      unsaid.flatMap(([name, { what }]) => {
        if (!placeholdersOf(text).includes(name)) return []
        const reason = `says {${name}}, but content/clinic.yaml has no ${what}: remove the words, or add it there`
        return problem(entry, field, reason, lineWith(entry, { field, text }, `{${name}}`))
      }),
    ),
  )
}
