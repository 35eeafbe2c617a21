import { settings } from '../compiled/data'
import { listOf, pageOf } from '../content'
import { defaultLocale, type Locale } from '../i18n/locales'
import { routes, routesOf } from '../routes'
import { pageNames } from '../routes/context'
import { type DangerSigns, type Level, levels, type Patient } from '../schemas/danger'

const { signs, parts, sources, reviewedBy, reviewedOn } = settings.danger
const { notOffered } = settings.clinic

/** All danger signs, in the order in which they are shown. */
export const dangerSigns = signs

/** A danger sign in a language. */
export type Sign = Pick<DangerSigns['signs'][number], 'id' | 'level' | 'after' | 'line'> & {
  name: string
  /** A clause that follows the name. */
  detail?: string
  /** What to do immediately, besides calling. */
  do?: string
}

/** Signs of one level: its heading, the signs, those after an injury, and whom to call or how to get there. */
export type SignList = { level: Level; heading: string; signs: Sign[]; injuries: Sign[]; end: string }

/** A part of the body with its leaflet. */
export type BodyPart = Pick<DangerSigns['parts'][number], 'id' | 'who' | 'areas'> & { path: string; name: string }

/** Return a sign with its words. @throws if there is none */
function signOf({ id, level, after, line }: DangerSigns['signs'][number], locale: Locale): Sign {
  const words = listOf('danger-words', locale).signs[id]
  if (!words) throw new Error(`content/danger.${locale}.yaml: no words of "${id}"`)
  const { said: _, ...shown } = words
  return { id, level, ...(after && { after }), ...(line && { line }), ...shown }
}

/** Return the signs that a page names, in its order. @throws for an unknown one */
function signsNamed(ids: readonly string[], locale: Locale): Sign[] {
  return ids.map((id) => {
    const sign = signs.find((item) => item.id === id)
    if (!sign) throw new Error(`content/danger.yaml: no sign "${id}"`)
    return signOf(sign, locale)
  })
}

/** Return the body part by its id. @throws if there is none */
function partOf(id: string) {
  const part = parts.find((item) => item.id === id)
  if (!part) throw new Error(`content/danger.yaml: no part "${id}"`)
  return part
}

/** Return the signs by level, most urgent first, each list with the words for whom it concerns. */
function listsOf(named: Sign[], who: Patient, locale: Locale): SignList[] {
  const words = listOf('danger-words', locale).levels
  return levels.flatMap((level) => {
    const own = named.filter((sign) => sign.level === level)
    if (own.length === 0) return []
    const { heading, end } = words[level]
    return [
      {
        level,
        heading,
        signs: own.filter(({ after }) => !after),
        injuries: own.filter(({ after }) => after),
        end: typeof end === 'string' ? end : end[who],
      },
    ]
  })
}

/** Return whom a page concerns. @param part the body part that it is about, if any */
const whomOf = (part: string | undefined): Patient => (part ? partOf(part).who : 'adult')

/** Return the danger signs that a page names, by level. @param part the body part that the page is about, if any */
export const pageSigns = (ids: readonly string[], part: string | undefined, locale: Locale): SignList[] =>
  listsOf(signsNamed(ids, locale), whomOf(part), locale)

/** Return who should be seen one step sooner, as a page says it. @param part the body part that it is about, if any */
export const soonerText = (part: string | undefined, locale: Locale): string =>
  listOf('danger-words', locale).sooner[whomOf(part)]

/** Return the signs shown on every leaflet, above those of the part. */
export const universalSigns = (locale: Locale): Sign[] =>
  signs.filter(({ everywhere }) => everywhere).map((sign) => signOf(sign, locale))

/** The most pages to read that a leaflet names. */
const mostPages = 2

/** The most signs of the line above a page's first button. */
const mostInLine = 3

/** Return the gravest signs of those that a page names, all of which call for 911. */
export const gravestSigns = (ids: readonly string[], locale: Locale): Sign[] =>
  signsNamed(ids, locale)
    .filter(({ level }) => level === 'emergency')
    .slice(0, mostInLine)

/** Return the body parts in a language, in the order of content/danger.yaml. */
export const bodyParts = (locale: Locale): BodyPart[] =>
  parts.map(({ id, who, areas }) => ({
    id,
    path: `/where-does-it-hurt/${id}`,
    name: pageOf('body-part', locale, id).title,
    who,
    areas,
  }))

function titleOf(path: string, locale: Locale): string {
  const route = routes.find((item) => item.path === path)
  if (!route) throw new Error(`content/danger.yaml: ${path} is not a page of this site`)
  return pageNames(route, locale).title
}

/** The content of a leaflet besides its text: signs by level, pages to read, and the sources of the signs. */
export type Leaflet = {
  lists: SignList[]
  pages: { path: string; title: string }[]
  sources: { title: string; publisher: string; url: string; lang: Locale }[]
}

/** Return the content of a body part's leaflet. @throws if it names a missing page. */
export function leafletOf(id: string, locale: Locale): Leaflet {
  const { who, pages } = partOf(id)
  const own = signs.filter((sign) => sign.parts?.includes(id))
  const keys = new Set([...signs.filter(({ everywhere }) => everywhere), ...own].flatMap((sign) => sign.sources))
  return {
    lists: listsOf(
      own.map((sign) => signOf(sign, locale)),
      who,
      locale,
    ),
    pages: pages
      .filter((path) => !notOffered.includes(path))
      .slice(0, mostPages)
      .map((path) => ({ path, title: titleOf(path, locale) })),
    sources: sources
      .filter(({ key }) => keys.has(key))
      .map(({ [defaultLocale]: original, [locale]: own }) =>
        own ? { ...own, lang: locale } : { ...original, lang: defaultLocale },
      ),
  }
}

/** Return the clinician who has approved the signs, and the date. */
export const reviewed = () => (reviewedBy && reviewedOn ? { by: reviewedBy, on: reviewedOn } : undefined)

/**
 * Return the leaflet of a body part, with its name.
 * @param part the body part that a text is about; the drawing of the body if absent
 * @returns undefined if this build has no leaflets: until a clinician has approved the signs, only a preview does
 */
export function leafletFor(part: string | undefined, locale: Locale): { path: string; name: string } | undefined {
  if (routesOf('where-does-it-hurt').length === 0) return undefined
  const { title } = pageOf('where-does-it-hurt', locale)
  return bodyParts(locale).find(({ id }) => id === part) ?? { path: '/where-does-it-hurt', name: title }
}
