import { diffWordsWithSpace } from 'diff'
import type { Change, DeskReport } from '../../../lib/desk/report'
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

/** Two texts as one, with the words taken out and put in; said in words for screen readers. */
const WordDifference = ({ before, after }: { before: string; after: string }) => (
  <p className="difference">
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, i) => {
      const key = `${i} ${value}`
      if (added)
        return (
          <ins key={key}>
            <span className="hidden">put in: </span>
            {value}
          </ins>
        )
      if (removed)
        return (
          <del key={key}>
            <span className="hidden">taken out: </span>
            {value}
          </del>
        )
      return <span key={key}>{value}</span>
    })}
  </p>
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
          <del>
            <span aria-hidden="true">− </span>
            <span className="hidden">taken out: </span>
            {text}
          </del>
        </li>
      ))}
      {lines(after).map((text) => (
        <li key={`+ ${text}`}>
          <ins>
            <span aria-hidden="true">+ </span>
            <span className="hidden">put in: </span>
            {text}
          </ins>
        </li>
      ))}
    </ul>
  </details>
)
