import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { fileIn, itemsAt, listAt } from '../../lib/content/read-fields'

/** Check that the services that practitioners in clinic.yaml offer exist. */
export function checkPractitioners(entries: Entry[]): Problem[] {
  const facts = fileIn(entries, 'clinic')
  if (!facts) return []
  const extras = itemsAt(fileIn(entries, 'home')?.data, 'extraServices').map(({ item }) => String(item.id))
  const pages = entries.filter(({ collection }) => collection === 'service').map(({ name }) => name)
  const known = [...new Set([...pages, ...extras])]
  return itemsAt(facts.data, 'practitioners').flatMap(({ item, at }) => {
    const reasons = listAt(item, 'services').map((service, i) => {
      const reason = `unknown service "${service}"; known: ${known.join(', ')}`
      return [`${at}.services.${i}`, !known.some((name) => name === service) && reason] as const
    })
    return problemsOf(facts, Object.fromEntries(reasons))
  })
}
