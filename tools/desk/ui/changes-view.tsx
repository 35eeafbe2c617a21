import { diffWordsWithSpace } from 'diff'
import { Fragment } from 'react'
import type { DeskPage, DeskReport, PageChange } from '../report'
import { Details, Lead, PageLink, Section } from './parts'
import { badge, list, two } from './styles'
import { count } from './words'

/** What can change, in the order of the view. */
const kinds: Record<PageChange['kind'], string> = {
  removed: 'Address removed',
  redirected: 'Address redirected',
  added: 'Address added',
  title: 'Title',
  description: 'Description',
  card: 'Card',
  canonical: 'Canonical address',
  listing: 'In search results',
  graph: 'Structured data',
}

/** List the changes since an earlier build: problems first, then the others by kind. */
export const ChangesView = ({ report }: { report: DeskReport }) => (
  <>
    <h1 tabIndex={-1}>What changed</h1>
    {report.changes ? (
      <Changes {...report.changes} pages={report.pages} />
    ) : (
      <Lead>
        This report was made without an earlier build to compare with. Keep a copy of the folder <code>out</code> before
        you build, then run <code>npx tsx tools/desk --against FOLDER</code>.
      </Lead>
    )}
  </>
)

function Changes({ against, items, pages }: { against: string; items: PageChange[]; pages: DeskPage[] }) {
  const problems = items.filter(({ problem }) => problem)
  const groups = Object.entries(kinds).map(([kind, name]) => ({
    name,
    own: items.filter((change) => change.kind === kind && !change.problem),
  }))
  return (
    <>
      <Lead>
        Compared with <code>{against}</code>: {count(items.length, 'change')}
        {problems.length > 0 && `, of which ${problems.length} must be fixed`}.
      </Lead>
      {items.length === 0 && <p>Both builds show the same to search engines and in shared links.</p>}
      {[{ name: 'To fix', own: problems }, ...groups]
        .filter(({ own }) => own.length > 0)
        .map(({ name, own }) => (
          <Section key={name} name={name} beside={<small className="text-sm">({own.length})</small>}>
            <ul className={list}>
              {own.map((change) => (
                <Item
                  key={`${change.kind} ${change.path}`}
                  change={change}
                  exists={pages.some(({ path }) => path === change.path)}
                />
              ))}
            </ul>
          </Section>
        ))}
    </>
  )
}

const Item = ({ change, exists }: { change: PageChange; exists: boolean }) => (
  <li>
    <p>
      {change.problem && <span className={badge({ level: 'problem' })}>To fix</span>} <b>{kinds[change.kind]}</b>{' '}
      {exists ? <PageLink path={change.path} /> : <code>{change.path}</code>}
    </p>
    {change.problem && (
      <p>
        {change.path} {change.problem}.
      </p>
    )}
    <Difference {...change} />
  </li>
)

function Difference({ kind, before = '', after = '' }: PageChange) {
  switch (kind) {
    case 'card':
      return (
        <div className={two}>
          <Card name="Before" file={before} />
          <Card name="After" file={after} />
        </div>
      )
    case 'graph':
      return (
        <Details
          summary={`${count(`${before}\n${after}`.split('\n').filter(Boolean).length, 'line')} of structured data`}
        >
          <div className="wrap-anywhere whitespace-pre-line font-mono text-[0.8125rem]">
            <WordDifference before={before} after={after} />
          </div>
        </Details>
      )
    case 'redirected':
      return (
        <p>
          Leads to <code>{after}</code>
        </p>
      )
    case 'added':
      return <p>{after}</p>
    case 'removed':
      return null
    default:
      return <WordDifference before={before} after={after} />
  }
}

const sides = [
  { name: 'Before', own: 'removed', other: 'added', Mark: 'del', said: 'removed' },
  { name: 'After', own: 'added', other: 'removed', Mark: 'ins', said: 'added' },
] as const

/**
 * Show two texts, one below the other, with removals from the first and additions in the second marked and announced.
 */
function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after).map((part, i) => ({ ...part, key: `${i} ${part.value}` }))
  return (
    <dl className="my-1.5 grid max-w-[80ch] grid-cols-[4rem_1fr] items-baseline gap-x-2 gap-y-0.5">
      {sides.map(({ name, own, other, Mark, said }) => (
        <Fragment key={name}>
          <dt className="text-ink-2 text-sm">{name}</dt>
          <dd>
            {parts.map(({ key, value, ...part }) =>
              part[own] ? (
                <Mark key={key}>
                  <span className="sr-only">{said}: </span>
                  {value}
                </Mark>
              ) : (
                !part[other] && value
              ),
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const Card = ({ name, file }: { name: string; file: string }) => (
  <figure>
    <figcaption>{name}</figcaption>
    {file ? (
      <img
        className="aspect-[1200/630] w-full border border-line"
        src={file}
        loading="lazy"
        alt={`The card ${name.toLowerCase()}`}
      />
    ) : (
      <p className="text-ink-2">None</p>
    )}
  </figure>
)
