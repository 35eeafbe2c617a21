import { diffWordsWithSpace } from 'diff'
import type { Change, DeskReport } from '../analysis/report'
import { Lead, Mark, PageLink, Section } from './parts'
import { list, two } from './styles'
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
        <Lead>
          This report was made without an earlier build to compare with. Keep a copy of the folder <code>out</code>{' '}
          before you build, then run <code>npm run desk -- --against FOLDER</code>.
        </Lead>
      </>
    )
  }
  const problems = changes.items.filter(({ level }) => level === 'problem')
  const rest = changes.items.filter(({ level }) => level !== 'problem')
  return (
    <>
      {heading}
      <Lead>
        Compared with <code>{changes.against}</code>: {count(changes.items.length, 'change')}
        {problems.length > 0 && `, of which ${problems.length} must be mended`}.
      </Lead>
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
    <Section name={name} beside={<small className="text-sm">({items.length})</small>}>
      <ul className={list}>
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
    </Section>
  )
}

function Difference({ change: { kind, before = '', after = '' } }: { change: Change }) {
  switch (kind) {
    case 'card':
      return (
        <div className={two}>
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
    default:
      return <WordDifference before={before} after={after} />
  }
}

/** Two texts, one below the other: what was taken out of the first and put into the second is marked, and said. */
function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after).map((part, i) => ({ ...part, key: `${i} ${part.value}` }))
  const text = (own: 'added' | 'removed', other: 'added' | 'removed') =>
    parts
      .filter((part) => !part[other])
      .map(({ key, value, ...part }) => (part[own] ? <Marked key={key} what={own} text={value} /> : value))
  return (
    <dl className="my-1.5 grid max-w-[80ch] grid-cols-[4rem_1fr] items-baseline gap-x-2 gap-y-0.5">
      <dt className="text-ink-2 text-sm">Before</dt>
      <dd>{text('removed', 'added')}</dd>
      <dt className="text-ink-2 text-sm">After</dt>
      <dd>{text('added', 'removed')}</dd>
    </dl>
  )
}

const marks = {
  removed: { As: 'del', sign: '−', said: 'taken out' },
  added: { As: 'ins', sign: '+', said: 'put in' },
} as const

/** Words that were taken out or put in: said, too. A whole line has a sign instead of a line through or below it. */
function Marked({ what, text, line }: { what: keyof typeof marks; text: string; line?: boolean }) {
  const { As, sign, said } = marks[what]
  return (
    <As className={line ? 'no-underline' : undefined}>
      {line && <span aria-hidden="true">{sign} </span>}
      <span className="sr-only">{said}: </span>
      {text}
    </As>
  )
}

function Picture({ name, file }: { name: string; file: string }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {file ? (
        <img
          className="border border-line"
          src={file}
          width={1200}
          height={630}
          loading="lazy"
          alt={`The card ${name.toLowerCase()}`}
        />
      ) : (
        <p className="text-ink-2">{words.none}</p>
      )}
    </figure>
  )
}

/** Structured data line by line: what was taken out, what was put in. */
function LineDifference({ before, after }: { before: string; after: string }) {
  const lines = { removed: before.split('\n').filter(Boolean), added: after.split('\n').filter(Boolean) }
  return (
    <details>
      <summary>
        {count(lines.removed.length, 'line')} taken out, {lines.added.length} put in
      </summary>
      <ul className="wrap-anywhere font-mono text-[0.8125rem]">
        {(['removed', 'added'] as const).flatMap((what) =>
          lines[what].map((text) => (
            <li key={`${what} ${text}`}>
              <Marked what={what} text={text} line />
            </li>
          )),
        )}
      </ul>
    </details>
  )
}
