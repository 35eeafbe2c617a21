import { languageName } from '../../../lib/i18n/locales'
import type { DeskPage } from '../advise'
import type { DeskReport } from '../run'
import { type Draft, type Drafts, draftText, fieldOf, topicOf, withDraft } from './drafts'
import { CopyButton, count, PageLink, pageTypeName, Section } from './parts'
import { Counted, Previews } from './previews'

type PageViewProps = {
  page: DeskPage
  report: DeskReport
  drafts: Drafts
  setDrafts: (drafts: Drafts) => void
  platform: string
  setPlatform: (platform: string) => void
}

/** Show one address: its previews in both languages, what would help it to be found, and its links. */
export function PageView({ page, report, drafts, setDrafts, platform, setPlatform }: PageViewProps) {
  const { clinic } = report
  const pair = report.pages.filter(({ route }) => route === page.route)
  const setDraft = (path: string, draft?: Draft) => {
    const { [path]: _, ...others } = drafts
    setDrafts(draft ? { ...others, [path]: draft } : others)
  }
  return (
    <>
      <p>
        <a href="#pages">All pages</a>
      </p>
      <Head page={page} pair={pair} />
      <Section name="Try another title or description">
        <p>
          What you type shows at once in the previews below and in the table. Nothing is saved to the site: copy your
          words into the file named beside them. The words on the card itself are drawn anew at the next build.
        </p>
        <div className="two">
          {pair.map((one) => (
            <DraftEditor
              key={one.path}
              page={one}
              clinic={clinic}
              draft={drafts[one.path]}
              setDraft={(draft) => setDraft(one.path, draft)}
            />
          ))}
        </div>
      </Section>
      <Previews
        pages={pair.map((one) => withDraft(one, drafts[one.path], clinic))}
        platform={platform}
        setPlatform={setPlatform}
      />
      {page.advice.length > 0 && (
        <Section name="What would help it to be found">
          <ul>
            {page.advice.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </Section>
      )}
      <Links page={page} />
    </>
  )
}

const Head = ({ page, pair }: { page: DeskPage; pair: DeskPage[] }) => (
  <>
    <h1 tabIndex={-1} lang={page.locale}>
      {page.title}
    </h1>
    <p>
      <code>{page.url}</code> {pageTypeName(page.pageType)}
      {!page.indexable && ', not in search'}
    </p>
    <p>
      Focus phrase: {page.focus ? <b lang={page.locale}>{page.focus}</b> : 'none'}. To edit: <code>{page.file}</code>
    </p>
    <p>
      {count(page.words, 'word')} of text. Structured data: {page.types.join(', ') || 'none'}.
      {page.card && ` Card: ${page.card.width} × ${page.card.height} pixels, ${Math.ceil(page.card.bytes / 1000)} KB.`}
    </p>
    <nav aria-label="Language of the page">
      {pair.map(({ path, locale }) => (
        <a key={path} href={`#${path}`} aria-current={path === page.path ? 'page' : undefined}>
          {languageName(locale)}
        </a>
      ))}
    </nav>
  </>
)

const names = { title: 'Title', description: 'Description' }

type DraftEditorProps = { page: DeskPage; clinic: string; draft?: Draft; setDraft: (draft?: Draft) => void }

/** Show fields to try out a title and a description, with counters, and where to paste them. */
function DraftEditor({ page, clinic, draft, setDraft }: DraftEditorProps) {
  const now = withDraft(page, draft, clinic)
  const own = { title: topicOf(page, clinic), description: page.description }
  const change = (what: keyof Draft, value: string) => {
    const next = { ...draft, [what]: value }
    // A text changed back to its saved version is not a draft.
    if (value === own[what]) delete next[what]
    setDraft(Object.keys(next).length > 0 ? next : undefined)
  }
  const language = languageName(page.locale)
  return (
    <div>
      {(['title', 'description'] as const).map((what) => (
        <div key={what}>
          <label>
            {names[what]} ({language})
            <textarea
              lang={page.locale}
              rows={what === 'title' ? 2 : 4}
              autoComplete="off"
              spellCheck
              value={draft?.[what] ?? own[what]}
              onChange={({ target }) => change(what, target.value.replaceAll('\n', ' '))}
            />
          </label>
          <p>
            In search results: <Counted page={now} what={what} /> To edit: <code>{fieldOf(page, what).join(': ')}</code>
          </p>
        </div>
      ))}
      {draft && (
        <p className="row">
          <CopyButton text={draftText(page, draft)}>Copy with file and field</CopyButton>
          <button type="button" onClick={() => setDraft(undefined)}>
            Reset
          </button>
        </p>
      )}
    </div>
  )
}

/** Show a list of page links or other items. */
const List = ({ name, items }: { name: string; items: string[] }) => (
  <div>
    <h3>
      {name} ({items.length})
    </h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item.startsWith('/') ? <PageLink path={item} /> : item}</li>
      ))}
    </ul>
  </div>
)

const Links = ({ page: { linksIn, linksOut, sources } }: { page: DeskPage }) => (
  <Section name="Links">
    <p>Links in the pages’ texts, in this language; menus and footer are not counted.</p>
    <div className="two">
      <List name="Pages that link here" items={linksIn} />
      <List name="Pages it links to" items={linksOut} />
      <List name="Sources in its links" items={sources} />
    </div>
  </Section>
)
