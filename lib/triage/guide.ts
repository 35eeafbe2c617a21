import { settings } from '../compiled/data'
import { pageOf } from '../content'
import { defaultLocale, type Locale } from '../i18n/locales'
import { routes } from '../routes'
import { pageNames } from '../routes/context'
import type { TriageRules } from '../schemas/triage'
import { type Listed, listed, type RegionRules } from './advise'
import { offeredRules, rulesFor, signsOf } from './rules'

const rules: TriageRules = offeredRules(settings.triage, settings.clinic.notOffered)

/** A part of the body: its rules, and its words in one language. */
export type Region = {
  id: string
  name: string
  often: string
  help: string
  areas: TriageRules['regions'][number]['areas']
  rules: RegionRules
  /** Its signs by urgency, in words: what it is called, and the signs. */
  lists: { urgency: Listed; heading: string; signs: { id: string; text: string; do?: string }[] }[]
}

type Guide = {
  regions: Region[]
  /** The pages that the parts lead to: titles by path in the default language. */
  titles: Record<string, string>
  /** The sources of all signs, numbered in the order in which the page needs them. */
  sources: { title: string; publisher: string; url: string; lang: Locale }[]
  /** The clinician who has confirmed the rules, and the day. */
  reviewed?: { by: string; on: string }
}

/** The guide "Where does it hurt?" in a language. @throws when a rule has no words or names a page that is not there. */
export function guideOf(locale: Locale): Guide {
  const words = pageOf('where-does-it-hurt', locale)
  const wordsOf = new Map(words.signs.map((sign) => [sign.id, sign]))
  const keys = [
    ...new Set(
      rules.regions.flatMap((region) =>
        signsOf(rules, region).flatMap((id) => rules.signs.find((sign) => sign.id === id)?.sources ?? []),
      ),
    ),
  ]
  const titleOf = (path: string) => {
    const route = routes.find((item) => item.path === path)
    if (!route) throw new Error(`content/triage.yaml: ${path} leads to no page of this site`)
    return pageNames(route, locale).title
  }

  const regions = rules.regions.map((region): Region => {
    const own = words.regions.find(({ id }) => id === region.id)
    if (!own) throw new Error(`content/where-does-it-hurt: no words for "${region.id}" in ${locale}`)
    const regionRules = rulesFor(rules, region)
    const { answers } = words
    const headings = { ...answers[region.who], emergency: answers.emergency, er: answers.er }
    return {
      ...own,
      areas: region.areas,
      rules: regionRules,
      lists: listed.flatMap((urgency) => {
        const own = regionRules.signs.filter((sign) => sign.urgency === urgency)
        const signs = own.map(({ id }) => ({ text: '', ...wordsOf.get(id), id }))
        return signs.length > 0 ? [{ urgency, heading: headings[urgency].heading, signs }] : []
      }),
    }
  })
  const paths = new Set(regions.flatMap((region) => region.rules.pages.map(({ path }) => path)))
  const { reviewedBy: by, reviewedOn: on } = rules
  return {
    regions,
    titles: Object.fromEntries([...paths].map((path) => [path, titleOf(path)])),
    sources: keys.flatMap((key) => {
      const source = rules.sources.find((item) => item.key === key)
      if (!source) return []
      const own = source[locale]
      return [own ? { ...own, lang: locale } : { ...source[defaultLocale], lang: defaultLocale }]
    }),
    ...(by && on && { reviewed: { by, on } }),
  }
}
