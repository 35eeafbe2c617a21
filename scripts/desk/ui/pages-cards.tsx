import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { CutOff, DescriptionCounters, TitleCounters } from './counters'
import { type Pair, pagesOf, toMend, went } from './pairs'
import { Language, Mark, PageLink, Score, Sign, Thumbnail } from './parts'
import { count, kindName } from './words'

/** The pages one below the other, for narrow screens. */
export const PageCards = ({ rows, languages }: { rows: Pair[]; languages: Locale[] }) => (
  <ul className="cards">
    {rows.map((pair) => (
      <li key={pair.route}>
        <p className="kind">{kindName(pair.kind)}</p>
        {pagesOf(pair, languages).map((page) => (
          <PageCard key={page.path} page={page} />
        ))}
      </li>
    ))}
  </ul>
)

function PageCard({ page }: { page: DeskPage }) {
  const { path, locale, title, titlePixels, description, score, linksIn, linksOut, orphan, types, sources } = page
  const mend = toMend(page)
  return (
    <article>
      <h2>
        <Language locale={locale} /> <PageLink path={path} />
        <Score value={score.all} />
      </h2>
      <Thumbnail page={page} />
      <p lang={locale}>
        <b>
          <CutOff text={title} what="title" />
        </b>
      </p>
      <TitleCounters title={title} pixels={titlePixels} />
      <p lang={locale}>
        <CutOff text={description} what="description" />
      </p>
      <DescriptionCounters description={description} />
      <ul className="facts">
        <li>{mend > 0 ? <Mark level="problem">{mend} to mend</Mark> : <Mark level="good">Nothing to mend</Mark>}</li>
        <li>{count(page.words, 'word')}</li>
        <li>
          {linksIn.length} links in, {linksOut.length} out
        </li>
        {orphan && <li className="problem">Orphan</li>}
        {page.indexable ? (
          <li>
            Pair <Sign ok={went(page, 'hreflang')}>{went(page, 'hreflang') ? 'answered' : 'not answered'}</Sign>{' '}
            Canonical <Sign ok={went(page, 'canonical')}>{went(page, 'canonical') ? 'right' : 'wrong'}</Sign>
          </li>
        ) : (
          <li>Not in search</li>
        )}
        {types.length > 0 && <li>{types.join(', ')}</li>}
        {sources.length > 0 && <li>Sources: {sources.join(', ')}</li>}
      </ul>
    </article>
  )
}
