import { type Entry, lineWith, type Problem, problem, textsOf, valueAt } from '../../../lib/content/read'
import { fileIn, listAt } from '../../../lib/content/read-fields'
import states from '../../../lib/geography/states.json'
import { implausible } from '../plausible'
import facts from './facts.json'
import { takesFormsOfProviders } from './providers'
import { type Find, reserved, type Site } from './site'

/**
 * What to ask about a fact before it may be added to `confirmed`; its location, unless it is under its name in
 * clinic.yaml; and the words that claim it, if it is only asked about where a page uses them.
 */
type Fact = { ask: string; file?: string; field?: string; words?: string }

/** The facts, by the headings of the report. */
export const factGroups: Record<string, Record<string, Fact>> = facts

/** Facts that only some clinics are asked about. */
const askedOnlyIf: Record<string, (site: Site) => boolean> = {
  phoneLines: ({ entries }) => listAt(fileIn(entries, 'clinic')?.data, 'phoneLines').length > 0,
  email: ({ entries }) => fileIn(entries, 'clinic')?.data.email !== undefined,
  offices: ({ entries }) => listAt(fileIn(entries, 'clinic')?.data, 'offices').length > 0,
  providerConsent: takesFormsOfProviders,
  passedOn: ({ entries }) => listAt(fileIn(entries, 'embeds')?.data, 'passOn').length > 0,
}

/** What is odd about facts that only their confirmation can settle; empty if nothing is. */
const oddities: Record<string, (clinic: Entry) => string> = {
  governingLaw: ({ data }) => {
    const state = states[valueAt(data, 'address.state') as keyof typeof states]?.en
    return data.governingLaw === state ? '' : `is ${data.governingLaw}, but the clinic is in ${state}: `
  },
}

/** Return the first place where a text contains the words, preferring a given file. */
function placeOf(entries: Entry[], words: string, file: string) {
  const pattern = new RegExp(words)
  const own = entries.filter((entry) => entry.file === file)
  for (const entry of [...own, ...entries])
    for (const found of textsOf(entry)) {
      const said = pattern.exec(found.text)?.[0]
      if (said) return { entry, field: found.field, line: lineWith(entry, found, said) }
    }
}

/** Find facts that are not confirmed, and confirmed ones that are evidently samples. */
export function unconfirmed(site: Site, group: Record<string, Fact>): Problem[] {
  const { entries } = site
  const clinic = fileIn(entries, 'clinic')
  if (!clinic) return []
  const listed = listAt(clinic.data, 'confirmed')
  const photos = fileIn(entries, 'photos')?.data ?? {}
  // A photo settles the questions about its drawing.
  const shown = new Set([...(photos.doctor ? ['doctorPicture'] : []), ...(photos.clinic ? ['clinicPicture'] : [])])
  return Object.entries(group).flatMap(([name, { ask, file = clinic.file, field = name, words }]) => {
    if (askedOnlyIf[name]?.(site) === false) return []
    const said = words === undefined ? undefined : placeOf(entries, words, file)
    if (words !== undefined && !said) return []
    const found = (reason: string, at = field): Problem[] => {
      if (said) return [problem(said.entry, said.field, reason, said.line)]
      const entry = entries.find((candidate) => candidate.file === file)
      return [entry ? problem(entry, at, reason) : { file, field: at, reason }]
    }
    if (!listed.includes(name) && !shown.has(name))
      return found(`${oddities[name]?.(clinic) ?? ''}${ask}, then confirm "${name}"`)
    return textsOf(clinic).flatMap(({ field: at, text }) => {
      const invented = (at === name || at.startsWith(`${name}.`)) && reserved.exec(text)
      return invented ? found(`is confirmed, but ${invented[0]} is a fictional example: ${ask}`, at) : []
    })
  })
}

/** Find implausible facts. */
export const doubtful: Find = ({ entries, today }) => {
  const clinic = fileIn(entries, 'clinic')
  return clinic ? implausible(clinic, today) : []
}
