import { type Entry, isRecord, type Problem, problemsOf } from '../../lib/content/read'

/** Checks that the practitioners of clinic.yaml give services that there are. */
export function checkPractitioners(entries: Entry[]): Problem[] {
  const facts = entries.find(({ collection }) => collection === 'clinic')
  const all = facts && Array.isArray(facts.data.practitioners) ? facts.data.practitioners : []
  const known = [...new Set(entries.filter(({ collection }) => collection === 'service').map(({ name }) => name))]
  return all.flatMap((practitioner, i) => {
    const services = isRecord(practitioner) && Array.isArray(practitioner.services) ? practitioner.services : []
    return services.flatMap((service, j) => {
      const reason = !known.includes(service) && `unknown service "${service}"; known: ${known.join(', ')}`
      return facts ? problemsOf(facts, { [`practitioners.${i}.services.${j}`]: reason }) : []
    })
  })
}
