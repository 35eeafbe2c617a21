import type { Tokens } from 'marked'
import { collections, isSettings } from '../../lib/content/collections'
import { findTokens, parseMarkdown } from '../../lib/content/markdown'
import { type Entry, lineWith, type Problem, problem, textsOf } from '../../lib/content/read'
import { parseUrl } from '../../lib/util/parse-url'

/** What of a text was pasted, and how to mend it. */
type Find = (text: string) => { part: string; reason: string }[]

/** Signs at the start of a line that only look like Markdown. */
const starts: [RegExp, string][] = [
  [/^#{2,6}[^#\s].*/gm, 'has no space after its #, so it is no heading: type one'],
  [/^[ \t]*[•‣▪●○◦∙·▸►].*/gmu, 'begins with a bullet of a word processor: begin the line with "- "'],
  [/^[ \t]*-[\u00a0\u202f].*/gm, 'has a hard space after its "-": type a plain one'],
  [
    /^[ \t]*(?:19|20)\d\d\. .*/gm,
    'begins with a year and a full stop, which makes it an item of a list: write it as in "2019\\."',
  ],
  [/\][ \u00a0]+\(https?:[^)\s]*\)/g, 'is no link: remove the space between ] and ('],
]

const looks: Find = (text) =>
  starts.flatMap(([pattern, reason]) => [...text.matchAll(pattern)].map(([part]) => ({ part, reason })))

/** Notice pages through which programs lead to an address, and the parameter that names it. */
const wrappers: [host: RegExp, parameters: string[]][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, ['q', 'url']],
  [/^lm?\.(?:facebook|instagram)\.com$/, ['u']],
  [/\.safelinks\.protection\.outlook\.com$/, ['url']],
]

const detours: Find = (text) =>
  (text.match(/https:\/\/[^\s)"'<>]+/g) ?? []).flatMap((part) => {
    const url = parseUrl(part)
    const [, parameters = []] = wrappers.find(([host]) => url && host.test(url.hostname)) ?? []
    const target = parameters.map((name) => url?.searchParams.get(name)).find((value) => value?.startsWith('http'))
    return target ? [{ part, reason: `leads through a notice page of another site: write ${target}` }] : []
  })

/** Find stars that show, as of `**bold **text`. Markdown wants them right at the first and the last letter. */
const stars: Find = (text) =>
  /\*\*|__/.test(text)
    ? findTokens<Tokens.Text>(parseMarkdown(text), 'text').flatMap((token) => {
        const [part] = ('tokens' in token && token.tokens ? undefined : /\S*(?:\*\*|__).{0,30}/.exec(token.raw)) ?? []
        const reason = `"${part}" shows its signs: put them right before the first and right behind the last letter, without a space`
        return part ? [{ part, reason }] : []
      })
    : []

const howToShow = 'save it in content/photos, describe it in content/photos.yaml, and name it as the photo of this page'

/** Find pictures that a page cannot show: those of other sites, and names outside the place that a section has for one. */
const picturesIn = ({ collection }: Entry): Find => {
  const named = !isSettings(collection) && collections[collection].pictures
  return (text) =>
    findTokens<Tokens.Image>(text.includes('](') ? parseMarkdown(text) : [], 'image').flatMap(({ href }) => {
      const isElsewhere = /^(?:[a-z][\w+.-]*:|\/\/)/i.test(href)
      if (!isElsewhere && (named || href.startsWith('/'))) return []
      const what = isElsewhere ? 'is a picture of another site' : 'is a picture that this page has no place for'
      return [{ part: href, reason: `${href.slice(0, 60)} ${what}: ${howToShow}` }]
    })
}

/**
 * Find what word processors, mail programs and other sites leave in a text that is pasted: signs that show, links that
 * lead through a notice page, pictures that stay elsewhere.
 */
export const checkPastedText = (entry: Entry): Problem[] =>
  textsOf(entry).flatMap(({ field, text }) =>
    // Values for a provider's script are kept as in its snippet.
    entry.collection === 'embeds' || entry.collection === 'redirects'
      ? []
      : [looks, detours, stars, picturesIn(entry)].flatMap((find) =>
          find(text).map(({ part, reason }) => problem(entry, field, reason, lineWith(entry, { field, text }, part))),
        ),
  )
