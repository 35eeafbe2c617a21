import { cx } from 'tailwind-variants/lite'
import { languageName, locales } from '../../../lib/i18n/locales'
import type { DeskPage, DeskReport } from '../report'
import { DraftEditor } from './draft-editor'
import { useDrafts, withDraft } from './drafts'
import { Details, Lead, PageLink, Section } from './parts'
import { Previews } from './previews'
import { badge, list, two } from './styles'
import { count, pageTypeName } from './words'

/** Show one address: its previews in both languages, its findings, its links and its data. */
export function PageView({ page, report }: { page: DeskPage; report: DeskReport }) {
  const { clinic } = report
  const [drafts, setDrafts] = useDrafts()
  const pair = locales.flatMap(
    (locale) => report.pages.find((other) => other.route === page.route && other.locale === locale) ?? [],
  )
  const shown = pair.map((one) => withDraft(one, drafts[one.path], clinic))
  return (
    <>
      <p className="print:hidden">
        <a href="#pages">All pages</a>
      </p>
      <Head page={page} pair={pair} />
      <Section name="Try another title or description">
        <Lead>
          What you type shows at once in every preview below and in the table. Nothing is saved to the site: copy your
          words into the file named beside them.
        </Lead>
        <div className={two}>
          {pair.map((one) => (
            <DraftEditor
              key={one.path}
              page={one}
              clinic={clinic}
              draft={drafts[one.path]}
              setDraft={(draft) =>
                setDrafts(({ [one.path]: _, ...others }) => (draft ? { ...others, [one.path]: draft } : others))
              }
            />
          ))}
        </div>
      </Section>
      <Previews pages={shown} clinic={clinic} drafted={pair.some(({ path }) => drafts[path])} />
      {page.advice.length > 0 && (
        <Section name="What would help it to be found">
          <ul className={list}>
            {page.advice.map(({ reason, file, field }) => (
              <li key={reason}>
                {reason} To edit: <code>{[file, field].filter(Boolean).join(': ')}</code>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Links page={page} />
      <Data page={page} />
    </>
  )
}

function Head({ page, pair }: { page: DeskPage; pair: DeskPage[] }) {
  const { focus } = page
  return (
    <>
      <h1 tabIndex={-1} lang={page.locale}>
        {page.title}
      </h1>
      <p>
        <code>{page.url}</code> {pageTypeName(page.pageType)}
        {!page.indexable && <small className={badge()}>not in search</small>}
        {page.orphan && <small className={badge({ level: 'problem' })}>Orphan</small>}
      </p>
      <p>
        Focus phrase: {focus ? <b lang={page.locale}>{focus}</b> : 'none'}. To edit: <code>{page.file}</code>
      </p>
      <nav aria-label="Language of the page" className="mt-3 flex print:hidden">
        {pair.map(({ path, locale }) => (
          <a
            key={path}
            href={`#${path}`}
            aria-current={path === page.path ? 'page' : undefined}
            className={cx(
              '-ml-px border border-spruce-950 px-4 py-1.5 font-semibold no-underline first:ml-0',
              'aria-[current]:bg-spruce-950 aria-[current]:text-white',
            )}
          >
            {languageName(locale)}
          </a>
        ))}
      </nav>
    </>
  )
}

/** Show a list of page links or other items. */
const List = ({ name, items, none }: { name: string; items: string[]; none: string }) => (
  <div>
    <h3>
      {name} <small className="text-sm">({items.length})</small>
    </h3>
    {items.length === 0 && <p className="text-ink-2">{none}</p>}
    <ul className="wrap-anywhere mt-1.5 *:py-0.5">
      {items.map((item) => (
        <li key={item}>{item.startsWith('/') ? <PageLink path={item} /> : <code>{item}</code>}</li>
      ))}
    </ul>
  </div>
)

const Links = ({ page: { linksIn, linksOut, external, sources } }: { page: DeskPage }) => (
  <Section name="Links">
    <Lead>Links in the pages’ texts, in this language; menus and footer are not counted.</Lead>
    <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-4">
      <List name="Pages that link here" items={linksIn} none="No page’s text links here." />
      <List name="Pages it links to" items={linksOut} none="It links to no other page." />
      <List name="Other sites it links to" items={external} none="It links to no other site." />
      <List name="Sources in its links" items={sources} none="None of its links names a source." />
    </div>
  </Section>
)

const Data = ({ page: { words: length, types, canonical, alternates, shared, graph } }: { page: DeskPage }) => (
  <Section name="What machines read">
    <Lead>
      {count(length, 'word')} of text. Structured data: {types.join(', ') || 'none'}.
    </Lead>
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Addresses, and fields of shared links</caption>
      <tbody>
        {[
          ['canonical', canonical],
          ...Object.entries(alternates).map(([language, url]) => [`hreflang ${language}`, url]),
          ...Object.entries(shared),
        ].map(([field, value]) => (
          <tr key={field} className="wrap-anywhere break-inside-avoid border-line border-t align-top">
            <th scope="row" className="w-44 py-1.5 pr-3 font-normal text-ink-2">
              {field}
            </th>
            <td className="py-1.5">{value || <span className="text-ink-2">None</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <Details className="mt-4" summary="Structured data in full">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="wrap-anywhere mt-2 max-h-144 overflow-auto whitespace-pre-wrap bg-mist p-4 text-sm print:max-h-none"
      >
        {JSON.stringify(graph, null, 2)}
      </pre>
    </Details>
  </Section>
)
