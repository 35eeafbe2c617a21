import type { ReactNode } from 'react'
import { locales } from '../../../lib/i18n/locales'
import type { DeskPage, DeskReport } from '../analysis/report'
import { passes } from '../analysis/score'
import { DraftEditor } from './draft-editor'
import { useDrafts, withDraft } from './drafts'
import { FindingGroups } from './findings'
import { Language, Mark, PageLink, Score } from './parts'
import { Previews } from './previews'
import { count, kindName, words } from './words'

/** One address: its previews in both languages, what the checks say of it, its links and its data. */
export function PageView({ page, report }: { page: DeskPage; report: DeskReport }) {
  const { drafts, clinic } = useDrafts()
  const pair = locales.flatMap(
    (locale) => report.pages.find((other) => other.route === page.route && other.locale === locale) ?? [],
  )
  const shown = pair.map((one) => withDraft(one, drafts[one.path], clinic))
  return (
    <>
      <p className="back">
        <a href="#pages">All pages</a>
      </p>
      <Head page={page} pair={pair} />
      <section aria-labelledby="write">
        <h2 id="write">Try another title or description</h2>
        <p className="lead">
          What you type shows at once in every preview below and in the table. Nothing is saved to the site: copy your
          words into the file named beside them.
        </p>
        <div className="two">
          {pair.map((one) => (
            <DraftEditor key={one.path} page={one} />
          ))}
        </div>
      </section>
      <Previews pages={shown} />
      <section aria-labelledby="findings">
        <h2 id="findings">
          What the checks say <Language locale={page.locale} />
        </h2>
        <FindingGroups findings={page.findings} />
      </section>
      <Links page={page} />
      <Data page={page} />
    </>
  )
}

function Head({ page, pair }: { page: DeskPage; pair: DeskPage[] }) {
  const { score, focus } = page
  return (
    <div className="page-head">
      <div>
        <h1 tabIndex={-1} lang={page.locale}>
          {page.title}
        </h1>
        <p>
          <code>{page.url}</code> {kindName(page.kind)}
          {!page.indexable && <small className="tag">not in search</small>}
          {page.orphan && <small className="tag problem">Orphan</small>}
        </p>
        <p>
          Focus phrase: {focus ? <b lang={page.locale}>{focus}</b> : words.none}. To edit: <code>{page.file}</code>
        </p>
        <nav aria-label="Language of the page" className="switch">
          {pair.map(({ path, locale }) => (
            <a key={path} href={`#${path}`} aria-current={path === page.path ? 'page' : undefined}>
              {words.languages[locale]}
            </a>
          ))}
        </nav>
      </div>
      <dl className="scores">
        {(['all', 'search', 'reading'] as const).map((name) => (
          <div key={name}>
            <dt>{{ all: 'All', search: words.groups.search, reading: words.groups.reading }[name]}</dt>
            <dd>
              <Score value={score[name]} />
              <small> of 100</small>
            </dd>
          </div>
        ))}
        <div>
          <dt className="hidden">Verdict</dt>
          <dd>
            <Mark level={passes(page) ? 'good' : 'problem'}>{passes(page) ? 'Passes' : 'Does not pass'}</Mark>
          </dd>
        </div>
      </dl>
    </div>
  )
}

function List({ name, items, none }: { name: string; items: ReactNode[]; none: string }) {
  return (
    <div>
      <h3>
        {name} <small>({items.length})</small>
      </h3>
      {items.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a report never change
            <li key={i}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const toPage = (path: string) => <PageLink path={path} />

const Links = ({ page }: { page: DeskPage }) => (
  <section aria-labelledby="links">
    <h2 id="links">Links</h2>
    <p className="lead">Links in the pages’ texts, in this language; menus and footer are not counted.</p>
    <div className="lists">
      <List name="Pages that link here" items={page.linksIn.map(toPage)} none="No page’s text links here." />
      <List name="Pages it links to" items={page.linksOut.map(toPage)} none="It links to no other page." />
      <List
        name="Other sites it links to"
        items={page.external.map((url) => <code key={url}>{url}</code>)}
        none="It links to no other site."
      />
      <List
        name="Sources in its links"
        items={page.sources.map((source) => <code key={source}>{source}</code>)}
        none="None of its links names a source."
      />
    </div>
  </section>
)

/** Name and value pairs as a table. */
const Fields = ({ name, fields }: { name: string; fields: [string, string][] }) => (
  <table className="fields">
    <caption>{name}</caption>
    <tbody>
      {fields.map(([field, value]) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          <td>{value || <span className="quiet">{words.none}</span>}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Data = ({ page }: { page: DeskPage }) => (
  <section aria-labelledby="data">
    <h2 id="data">What machines read</h2>
    <p className="lead">
      {count(page.words, 'word')} of text. Structured data: {page.types.join(', ') || words.none.toLowerCase()}.
    </p>
    <div className="two">
      <Fields
        name="Addresses"
        fields={[
          ['canonical', page.canonical],
          ...Object.entries(page.alternates).map(([language, url]): [string, string] => [`hreflang ${language}`, url]),
        ]}
      />
      <Fields name="Shared links" fields={Object.entries(page.shared)} />
    </div>
    <details>
      <summary>Structured data in full</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>{JSON.stringify(page.graph, null, 2)}</pre>
    </details>
  </section>
)
