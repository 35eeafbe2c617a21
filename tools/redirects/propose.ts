import { splitQuery, stem } from '../../lib/search/words'

/** A page of the site: its address with its language, and its title. */
export type Page = { path: string; title: string }

/** Words in addresses that say nothing about a page. */
const idle = new Set(['html', 'htm', 'php', 'asp', 'aspx', 'index', 'page', 'www', 'our'])

/** Usual words for our pages elsewhere, by the words of ours. */
const alike = {
  about: ['team', 'staff', 'doctor', 'meet'],
  book: ['appointment', 'schedule'],
}

/** Our stems by the stems of the usual words. */
const ours = new Map(
  Object.entries(alike).flatMap(([own, others]) => others.map((other) => [stem(other, 'en'), stem(own, 'en')])),
)

/** Return the stems of a text’s words as search does, for English: the language of a former address is unknown. */
const slugWords = (text: string): string[] =>
  splitQuery(text, 'en')
    .filter(({ word }) => !idle.has(word.toLowerCase()) && !/^\d+$/.test(word))
    .map(({ stem }) => ours.get(stem) ?? stem)

const decode = (address: string) => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Below this share of the words that an address has in common with a page, the page is none for it. */
const enough = 0.45

/**
 * Make a function that finds the page nearest to a former address by the words of both. Rare words count more; of equally
 * near pages the one with fewer other words wins.
 */
export function proposer(pages: Page[]): (address: string) => string | undefined {
  const described = pages.map(({ path, title }) => ({ path, words: new Set(slugWords(`${path} ${title}`)) }))
  const count = new Map<string, number>()
  for (const { words } of described) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
  // A word that no page has says little: the former site may have had a folder of that name.
  const weigh = (word: string) => {
    const known = count.get(word)
    return known ? Math.log(1 + pages.length / known) : Math.log(1 + pages.length) / 2
  }
  const total = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weigh(word), 0)

  return (address) => {
    const wanted = new Set(slugWords(decode(address)))
    if (wanted.size === 0) return undefined
    const rated = described.map(({ path, words }) => {
      const common = total([...wanted].filter((word) => words.has(word)))
      return { path, share: common / total(wanted), likeness: common / Math.sqrt(total(wanted) * total(words)) }
    })
    const [best] = rated.sort((a, b) => b.likeness - a.likeness)
    return best && best.share >= enough ? best.path : undefined
  }
}
