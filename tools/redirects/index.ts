/**
 * `npx tsx tools/redirects FILE_OR_FOLDER`: propose rows for content/redirects.yaml from the sitemap of a former
 * site, a CSV or a list of addresses. Nothing is written: a person decides which rows are right.
 */
import { settings } from '../../lib/compiled/data'
import { localePath, locales } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { pageNames } from '../../lib/routes/context'
import { keyOf, parseFormer } from '../../lib/util/former-address'
import { runCommand } from '../../scripts/shared/command'
import { proposer } from './propose'
import { readFormerSite } from './read'

const inAll = (path: string) => locales.map((locale) => localePath(path, locale))

/** Return the address that hosts redirect to anyway. */
const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?$/, '') || '/'

const usage = 'npx tsx tools/redirects FILE_OR_FOLDER: a sitemap, a CSV or a list of addresses'

void runCommand(() => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Error(usage)
  const { addresses, others } = readFormerSite(file)
  // Pages that no search engine lists, such as the demos, are no place to lead to.
  const found = routes.filter(({ indexable }) => indexable)
  const pages = found.flatMap((route) =>
    locales.map((locale) => ({ path: localePath(route.path, locale), title: pageNames(route, locale).title })),
  )
  const propose = proposer(pages)
  const answered = new Set(routes.flatMap(({ path, aliases }) => [path, ...aliases].flatMap(inAll)))
  const known = new Set(settings.redirects.moved.flatMap(({ from }) => parseFormer(from) ?? []).map(keyOf))

  const rows: string[] = []
  const unplaced: string[] = []
  for (const address of addresses) {
    const former = parseFormer(address)
    if (former && former.query.length === 0 && answered.has(plain(former.path))) continue
    if (former && known.has(keyOf(former))) continue
    if (former) known.add(keyOf(former))
    const to = former && propose(address)
    if (to) rows.push(`  - { from: ${JSON.stringify(address)}, to: ${to} }`)
    else unplaced.push(address)
  }
  if (rows.length > 0) console.log(`moved:\n${rows.join('\n')}`)
  if (unplaced.length > 0)
    console.log(`# No page is near these:\n${unplaced.map((address) => `#   ${address}`).join('\n')}`)
  const left = others > 0 ? `, ${others} of other sites left out` : ''
  console.log(
    `# ${addresses.length} addresses: ${rows.length} proposed, ${unplaced.length} not placed${left}; the rest is answered already.`,
  )
}, usage)
