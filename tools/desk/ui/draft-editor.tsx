import { Description, Field, Label, Textarea } from '@headlessui/react'
import { languageName } from '../../../lib/i18n/locales'
import type { DeskPage } from '../report'
import { Counted } from './counters'
import { type Draft, draftText, fieldOf, topicOf, withDraft } from './drafts'
import { CopyButton } from './parts'
import { badge, button, input } from './styles'

const names = { title: 'Title', description: 'Description' }

type DraftEditorProps = { page: DeskPage; clinic: string; draft?: Draft; setDraft: (draft?: Draft) => void }

/** Show fields to try out a title and a description, with counters, and where to paste them. */
export function DraftEditor({ page, clinic, draft, setDraft }: DraftEditorProps) {
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
    <section aria-label={`${language} words`}>
      <h3>
        {language} {draft && <small className={badge()}>draft</small>}
      </h3>
      {(['title', 'description'] as const).map((what) => (
        <Field key={what} className="mt-3">
          <Label>
            {names[what]} ({language})
          </Label>
          <Textarea
            className={input}
            lang={page.locale}
            rows={what === 'title' ? 1 : 4}
            autoComplete="off"
            spellCheck
            value={draft?.[what] ?? own[what]}
            onChange={({ target }) => change(what, target.value.replaceAll('\n', ' '))}
          />
          <Description as="div" className="text-sm">
            In search results: <Counted page={now} what={what} />
          </Description>
        </Field>
      ))}
      <p className="text-ink-2 text-sm">
        To edit: <code>{fieldOf(page, 'title').join(': ')}</code>,{' '}
        <code>{fieldOf(page, 'description').join(': ')}</code>
      </p>
      {draft && (
        <p className="flex flex-wrap gap-2.5">
          <CopyButton size="normal" text={draftText(page, draft)}>
            Copy with file and field
          </CopyButton>
          <button type="button" className={button()} onClick={() => setDraft(undefined)}>
            Reset
          </button>
        </p>
      )}
    </section>
  )
}
