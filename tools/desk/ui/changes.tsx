import { diffWordsWithSpace } from 'diff'
import type { PageChange } from '../compare'
import type { DeskReport } from '../run'
import { count, PageLink } from './parts'

const kinds: Record<PageChange['kind'], string> = {
  removed: 'Address removed',
  redirected: 'Address redirected',
  added: 'Address added',
  title: 'Title',
  description: 'Description',
  card: 'Card',
  canonical: 'Canonical address',
  listing: 'In search results',
  types: 'Structured data',
}

/** List the changes since an earlier build: problems first. */
export function Changes({ changes, pages }: DeskReport) {
  const { against, items = [] } = changes ?? {}
  const paths = new Set(pages.map(({ path }) => path))
  return (
    <>
      <h1 tabIndex={-1}>What changed</h1>
      {against === undefined ? (
        <p>
          This report was made without an earlier build to compare with. Keep a copy of the folder <code>out</code>{' '}
          before you build, then run <code>npx tsx tools/desk --against FOLDER</code>.
        </p>
      ) : (
        <p>
          Compared with <code>{against}</code>: {count(items.length, 'change')} in what search engines and shared links
          show.
        </p>
      )}
      {items.length > 0 && (
        <table>
          <thead>
            <tr>
              {['Page', 'Change', 'Before', 'After'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...items.filter(({ problem }) => problem), ...items.filter(({ problem }) => !problem)].map((change) => (
              <tr key={`${change.kind} ${change.path}`}>
                <th scope="row">{paths.has(change.path) ? <PageLink path={change.path} /> : change.path}</th>
                <td>
                  {kinds[change.kind]}
                  {change.problem && <p className="problem">To fix: it {change.problem}.</p>}
                </td>
                <td>
                  <Side kind={change.kind} own={change.before} other={change.after} mark="del" />
                </td>
                <td>
                  <Side kind={change.kind} own={change.after} other={change.before} mark="ins" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

type SideProps = { kind: PageChange['kind']; own?: string; other?: string; mark: 'del' | 'ins' }

/** Show one side of a change: its card, or its text with the words marked that the other side has not. */
const Side = ({ kind, own = '', other = '', mark: Mark }: SideProps) =>
  kind === 'card'
    ? own && <img src={own} width={480} height={252} alt={Mark === 'del' ? 'The card before' : 'The card after'} />
    : diffWordsWithSpace(other, own)
        .filter(({ removed }) => !removed)
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
        .map(({ value, added }, i) => (added ? <Mark key={i}>{value}</Mark> : value))
