import { settings } from '../compiled/data'
import { pageOf } from '../content'
import { defaultLocale, type Locale } from '../i18n/locales'
import { routes, routesOf } from '../routes'
import { pageNames } from '../routes/context'
import type { TriageRules } from '../schemas/triage'
import { type Listed, listed, type RegionRules, type Urgency } from './advise'
import { offeredRules, rulesFor, signsOf } from './rules'

const rules: TriageRules = offeredRules(settings.triage, settings.clinic.notOffered)

type Rules = TriageRules['regions'][number]

/** A body part as the overview shows it. */
export type BodyPart = { id: string; path: string; name: string; who: Rules['who']; areas: Rules['areas'] }

/** Test whether this build has the pages: until a clinician has approved the rules, only a preview does. */
const hasGuide = () => routesOf('where-does-it-hurt').length > 0

/** Return the body parts in a language, in the order of the rules. */
export const bodyParts = (locale: Locale): BodyPart[] =>
  rules.regions.map(({ id, who, areas }) => ({
    id,
    path: `/where-does-it-hurt/${id}`,
    name: pageOf('body-part', locale, id).title,
    who,
    areas,
  }))

/** The text of a sign or an answer, and what to do immediately about it. */
type Worded = { text: string; do?: string }

/** The content of a body part's page about its signs. */
export type PartGuide = {
  rules: RegionRules
  /** Its signs by urgency, as text: a heading, and the signs. */
  lists: { urgency: Listed; heading: string; signs: (Worded & { id: string })[] }[]
  /** The texts of its signs and of all answers, by id. */
  texts: Record<string, Worded>
  /** The pages that it links to: titles by path in the default language. */
  titles: Record<string, string>
  /** The sources of its signs, in the order of the signs. */
  sources: { title: string; publisher: string; url: string; lang: Locale }[]
}

/** Return the rules of a body part. @throws if there are none. */
function regionOf(id: string): Rules {
  const region = rules.regions.find((item) => item.id === id)
  if (!region) throw new Error(`content/triage.yaml: no part "${id}"`)
  return region
}

function titleOf(path: string, locale: Locale): string {
  const route = routes.find((item) => item.path === path)
  if (!route) throw new Error(`content/triage.yaml: ${path} is not a page of this site`)
  return pageNames(route, locale).title
}

function sourcesOf(region: Rules, locale: Locale): PartGuide['sources'] {
  const keys = signsOf(rules, region).flatMap((id) => rules.signs.find((sign) => sign.id === id)?.sources ?? [])
  return [...new Set(keys)].flatMap((key) => {
    const source = rules.sources.find((item) => item.key === key)
    if (!source) return []
    const localized = source[locale]
    return [localized ? { ...localized, lang: locale } : { ...source[defaultLocale], lang: defaultLocale }]
  })
}

/** Return the content of a body part's page. @throws if a rule has no text or names a missing page. */
export function partGuide(id: string, locale: Locale): PartGuide {
  const region = regionOf(id)
  const { signs, questions, answers } = pageOf('where-does-it-hurt', locale)
  const partRules = rulesFor(rules, region)
  const { about, began, course } = questions
  const usedIds = new Set(
    [partRules.signs, partRules.about, partRules.began, partRules.course].flatMap((list) =>
      list.map((item) => item.id),
    ),
  )
  const words = [...signs, ...about.options, ...began.options, ...course.options]
  const texts: PartGuide['texts'] = Object.fromEntries(
    words.filter((item) => usedIds.has(item.id)).map(({ id, ...worded }) => [id, worded]),
  )
  const headings: Partial<Record<Urgency, { heading: string }>> = { ...answers[region.who], ...answers }
  return {
    rules: partRules,
    texts,
    lists: listed.flatMap((urgency) => {
      const signs = partRules.signs.filter((sign) => sign.urgency === urgency)
      const texted = signs.map(({ id }) => ({ text: '', ...texts[id], id }))
      return texted.length > 0 ? [{ urgency, heading: headings[urgency]?.heading ?? '', signs: texted }] : []
    }),
    titles: Object.fromEntries(region.pages.map(({ path }) => [path, titleOf(path, locale)])),
    sources: sourcesOf(region, locale),
  }
}

/** Return the clinician who has approved the rules, and the date. */
export const reviewed = () => {
  const { reviewedBy: by, reviewedOn: on } = rules
  return by && on ? { by, on } : undefined
}

/**
 * Return the page to check danger signs, and the name of its body part.
 * @param part the body part that a text is about; the drawing of the body if absent
 * @returns undefined if this build has no such pages
 */
export function signsPage(part: string | undefined, locale: Locale): { path: string; name: string } | undefined {
  if (!hasGuide()) return undefined
  const { title } = pageOf('where-does-it-hurt', locale)
  return bodyParts(locale).find(({ id }) => id === part) ?? { path: '/where-does-it-hurt', name: title }
}
