import { diffWordsWithSpace } from 'diff'
import type { Change, DeskReport } from '../analysis/report'
import { Mark, PageLink } from './parts'
import { count, words } from './words'

const kinds = Object.keys(words.changeKinds) as Change['kind'][]

/** What changed since an earlier build: what has to be mended first, then kind by kind. */
export function ChangesView({ report }: { report: DeskReport }) {
  const { changes } = report
  const heading = <h1 tabIndex={-1}>What changed</h1>
  if (!changes) {
    return (
      <>
        {heading}
        <p className="lead">
          This report was made without an earlier build to compare with. Keep a copy of the folder <code>out</code>{' '}
          before you build, then run <code>npm run desk -- --against FOLDER</code>.
        </p>
      </>
    )
  }
  const problems = changes.items.filter(({ level }) => level === 'problem')
  const rest = changes.items.filter(({ level }) => level !== 'problem')
  return (
    <>
      {heading}
      <p className="lead">
        Compared with <code>{changes.against}</code>: {count(changes.items.length, 'change')}
        {problems.length > 0 && `, of which ${problems.length} must be mended`}.
      </p>
      {changes.items.length === 0 && <p>Both builds show the same to search engines and in shared links.</p>}
      <Items name="To mend" items={problems} report={report} />
      {kinds.map((kind) => (
        <Items
          key={kind}
          name={words.changeKinds[kind]}
          items={rest.filter((change) => change.kind === kind)}
          report={report}
        />
      ))}
    </>
  )
}

function Items({ name, items, report }: { name: string; items: Change[]; report: DeskReport }) {
  if (items.length === 0) return null
  return (
    <section className="changes" aria-label={name}>
      <h2>
        {name} <small>({items.length})</small>
      </h2>
      <ul>
        {items.map((change) => (
          <li key={`${change.kind} ${change.path}`}>
            <p>
              {change.level !== 'good' && <Mark level={change.level} />} <b>{words.changeKinds[change.kind]}</b>{' '}
              {report.pages.some(({ path }) => path === change.path) ? (
                <PageLink path={change.path} />
              ) : (
                <code>{change.path}</code>
              )}
            </p>
            {change.reason && (
              <p>
                {change.path} {change.reason}.
              </p>
            )}
            <Difference change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Difference({ change: { kind, before = '', after = '' } }: { change: Change }) {
  switch (kind) {
    case 'title':
    case 'description':
    case 'canonical':
    case 'listing':
      return <WordDifference before={before} after={after} />
    case 'card':
      return (
        <div className="two pictures">
          <Picture name="Before" file={before} />
          <Picture name="After" file={after} />
        </div>
      )
    case 'graph':
      return <LineDifference before={before} after={after} />
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
  }
}

/** Two texts, one below the other: what was taken out of the first and put into the second is marked, and said. */
function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after).map((part, i) => ({ ...part, key: `${i} ${part.value}` }))
  return (
    <dl className="difference">
      <dt>Before</dt>
      <dd>
        {parts
          .filter(({ added }) => !added)
          .map(({ key, value, removed }) => (removed ? <Removed key={key}>{value}</Removed> : value))}
      </dd>
      <dt>After</dt>
      <dd>
        {parts
          .filter(({ removed }) => !removed)
          .map(({ key, value, added }) => (added ? <Added key={key}>{value}</Added> : value))}
      </dd>
    </dl>
  )
}

const Removed = ({ children }: { children: string }) => (
  <del>
    <span className="hidden">taken out: </span>
    {children}
  </del>
)

const Added = ({ children }: { children: string }) => (
  <ins>
    <span className="hidden">put in: </span>
    {children}
  </ins>
)

function Picture({ name, file }: { name: string; file: string }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {file ? (
        <img src={file} width={1200} height={630} loading="lazy" alt={`The card ${name.toLowerCase()}`} />
      ) : (
        <p className="quiet">{words.none}</p>
      )}
    </figure>
  )
}

const lines = (text: string) => text.split('\n').filter(Boolean)

/** Structured data line by line: what was taken out, what was put in. */
const LineDifference = ({ before, after }: { before: string; after: string }) => (
  <details>
    <summary>
      {count(lines(before).length, 'line')} taken out, {lines(after).length} put in
    </summary>
    <ul className="lines">
      {lines(before).map((text) => (
        <li key={`- ${text}`}>
          <Removed>{text}</Removed>
        </li>
      ))}
      {lines(after).map((text) => (
        <li key={`+ ${text}`}>
          <Added>{text}</Added>
        </li>
      ))}
    </ul>
  </details>
)
