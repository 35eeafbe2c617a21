import { diffWordsWithSpace } from 'diff'
import type { Change, DeskPage, DeskReport } from '../analysis/report'
import { Lead, Mark, PageLink, Section } from './parts'
import { list, two } from './styles'
import { count, words } from './words'

/** What changed since an earlier build: what has to be mended first, then kind by kind. */
export const ChangesView = ({ report }: { report: DeskReport }) => (
  <>
    <h1 tabIndex={-1}>What changed</h1>
    {report.changes ? (
      <Changes {...report.changes} pages={report.pages} />
    ) : (
      <Lead>
        This report was made without an earlier build to compare with. Keep a copy of the folder <code>out</code> before
        you build, then run <code>npm run desk -- --against FOLDER</code>.
      </Lead>
    )}
  </>
)

function Changes({ against, items, pages }: { against: string; items: Change[]; pages: DeskPage[] }) {
  const problems = items.filter(({ level }) => level === 'problem')
  const groups = Object.entries(words.changeKinds).map(([kind, name]) => ({
    name,
    own: items.filter((change) => change.kind === kind && change.level !== 'problem'),
  }))
  return (
    <>
      <Lead>
        Compared with <code>{against}</code>: {count(items.length, 'change')}
        {problems.length > 0 && `, of which ${problems.length} must be mended`}.
      </Lead>
      {items.length === 0 && <p>Both builds show the same to search engines and in shared links.</p>}
      {[{ name: words.levels.problem, own: problems }, ...groups]
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

const Item = ({ change, exists }: { change: Change; exists: boolean }) => (
  <li>
    <p>
      {change.level !== 'good' && <Mark level={change.level} />} <b>{words.changeKinds[change.kind]}</b>{' '}
      {exists ? <PageLink path={change.path} /> : <code>{change.path}</code>}
    </p>
    {change.reason && (
      <p>
        {change.path} {change.reason}.
      </p>
    )}
    <Difference {...change} />
  </li>
)

function Difference({ kind, before = '', after = '' }: Change) {
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
      <dt className="text-sm text-ink-2">Before</dt>
      <dd>{text('removed', 'added')}</dd>
      <dt className="text-sm text-ink-2">After</dt>
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
      <ul className="font-mono text-[0.8125rem] wrap-anywhere">
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
