import { settings } from '../../lib/compiled/data'
import { localePath, locales } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { pageNames } from '../../lib/routes/context'
import { keyOf, parseFormer } from '../../lib/util/former-address'
import { proposer } from './propose'
import { readFormerSite } from './read'

const inAll = (path: string) => locales.map((locale) => localePath(path, locale))

/** Return the address that hosts redirect to anyway. */
const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?$/, '') || '/'

/** Print rows for content/redirects.yaml from a file of a former site, and the addresses that no page is near to. */
export function printRows(file: string): void {
  const { found, others } = readFormerSite(file)
  // Pages that no search engine lists, such as the demos, are no place to lead to.
  const pages = routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) =>
      locales.map((locale) => ({ path: localePath(route.path, locale), title: pageNames(route, locale).title })),
    )
  const propose = proposer(pages)
  const paths = new Set(pages.map(({ path }) => path))
  const answered = new Set(routes.flatMap(({ path, aliases }) => [path, ...aliases].flatMap(inAll)))
  const known = new Set(settings.redirects.moved.flatMap(({ from }) => parseFormer(from) ?? []).map(keyOf))
  /** Return the page that somebody once chose as a target, if it is one here. */
  const chosen = (target: string | undefined) => {
    const path = target && URL.canParse(target, 'https://none') && new URL(target, 'https://none').pathname
    return path && paths.has(path.replace(/(.)\/$/, '$1')) ? path.replace(/(.)\/$/, '$1') : undefined
  }

  const rows: string[] = []
  const unplaced: string[] = []
  for (const { address, target } of found) {
    const former = parseFormer(address)
    if (former && former.query.length === 0 && answered.has(plain(former.path))) continue
    if (former && known.has(keyOf(former))) continue
    if (former) known.add(keyOf(former))
    const to = former && !address.includes('*') ? (chosen(target) ?? propose(address)) : undefined
    if (to) rows.push(`  - { from: ${JSON.stringify(address)}, to: ${to} }`)
    else unplaced.push(address)
  }
  if (rows.length > 0) console.log(`moved:\n${rows.join('\n')}`)
  if (unplaced.length > 0)
    console.log(`# No page is close to these:\n${unplaced.map((address) => `#   ${address}`).join('\n')}`)
  const left = others > 0 ? `, ${others} of other sites left out` : ''
  console.log(
    `# ${found.length} addresses: ${rows.length} proposed, ${unplaced.length} not placed${left}; the rest is answered already.`,
  )
}
