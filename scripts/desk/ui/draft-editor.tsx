import { useId } from 'react'
import type { DeskPage } from '../analysis/report'
import { CutOff, DescriptionCounters, TitleCounters } from './counters'
import { type Draft, draftText, placeOf, topicOf, useDrafts, withDraft } from './drafts'
import { CopyButton } from './parts'
import { words } from './words'

/** Fields to try out a title and a description in, with counters; where to paste them. */
export function DraftEditor({ page }: { page: DeskPage }) {
  const { drafts, set, clinic } = useDrafts()
  const id = useId()
  const draft = drafts[page.path]
  const now = withDraft(page, draft, clinic)
  const own = { title: topicOf(page, clinic), description: page.description }
  const change = (what: keyof Draft, value: string) => {
    const next = { ...draft, [what]: value }
    // Words that are back to what they were are no draft.
    if (value === own[what]) delete next[what]
    set(page.path, Object.keys(next).length > 0 ? next : undefined)
  }
  const place = (what: 'title' | 'description') => {
    const { file, field } = placeOf(page, what)
    return `${file}: ${field}`
  }
  const language = words.languages[page.locale]
  return (
    <section className="draft" aria-label={`${language} words`}>
      <h3>
        {language} {draft && <small className="tag">draft</small>}
      </h3>
      <label htmlFor={`${id}title`}>Title ({language})</label>
      <input
        id={`${id}title`}
        lang={page.locale}
        autoComplete="off"
        spellCheck
        value={draft?.title ?? own.title}
        aria-describedby={`${id}titleMore`}
        onChange={({ target }) => change('title', target.value)}
      />
      <div id={`${id}titleMore`}>
        <TitleCounters title={now.title} pixels={now.titlePixels} />
        <p className="as-shown">
          In search results: <b lang={page.locale}>{<CutOff text={now.title} what="title" />}</b>
        </p>
      </div>
      <label htmlFor={`${id}description`}>Description ({language})</label>
      <textarea
        id={`${id}description`}
        lang={page.locale}
        rows={4}
        autoComplete="off"
        spellCheck
        value={draft?.description ?? own.description}
        aria-describedby={`${id}descriptionMore`}
        onChange={({ target }) => change('description', target.value.replaceAll('\n', ' '))}
      />
      <div id={`${id}descriptionMore`}>
        <DescriptionCounters description={now.description} />
      </div>
      <p className="place">
        Paste the title into <code>{place('title')}</code>, the description into <code>{place('description')}</code>
      </p>
      {draft && (
        <p className="buttons">
          <CopyButton text={draftText(page, draft)}>Copy with file and field</CopyButton>
          <button type="button" onClick={() => set(page.path, undefined)}>
            Reset
          </button>
        </p>
      )}
    </section>
  )
}
