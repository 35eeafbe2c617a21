import { defaultLocale, type Locale, locales } from '../../../../lib/i18n/locales'
import { faultsInChosen } from '../../uploads'
import type { Answer, Question } from '../drafts'
import { ask } from './ask'
import { type Seen, watcher } from './draft-field'
import { Panel } from './panel'
import { type Control, isControl } from './place'
import { listProblems, paneOf, showAtFields } from './problems'
import { markPlace, showAnswer } from './show'

/** Milliseconds of pause in typing before the page updates. */
const pause = 200

const localeOf = (element: Element | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === element?.closest<HTMLElement>('[data-locale]')?.dataset.locale)

/** Return a draft in a language pane as the pane of the default language sees it. */
function asOriginal({ data, i18n, path, ...rest }: Seen, locale: Locale | undefined): Seen {
  const original = i18n[defaultLocale]
  if (!locale || locale === defaultLocale || !original) return { ...rest, data, i18n, path }
  const others = Object.fromEntries(Object.entries(i18n).filter(([name]) => name !== defaultLocale))
  return {
    ...rest,
    path: path.replace(`.${locale}.`, `.${defaultLocale}.`),
    data: original.data,
    i18n: { ...others, [locale]: { data } },
  }
}

/** Test whether a field names a chosen, unsaved file: the editor gives it a browser-internal address. */
const hasNewFile = ({ data }: Seen) => JSON.stringify(data).includes('"blob:')
const newFile = 'The new photo shows on pages once it is saved and chosen there.'

/** Show the preview of the draft beside the form, and the check's problems in the form. */
class Preview {
  private readonly lists = new Set<HTMLElement>()
  private seen?: Seen
  private locale: Locale = defaultLocale
  private page?: string
  private control?: Control
  private answer?: Answer
  private changedAt = 0
  private timer?: ReturnType<typeof setTimeout>
  private isAsking = false
  private isStale = false
  private readonly panel = new Panel({
    locale: (locale) => this.setLocale(locale),
    page: (page) => {
      this.page = page
      this.later(0)
    },
    shown: () => this.later(0),
  })

  opened(list: HTMLElement): void {
    this.lists.add(list)
    this.panel.setVisible(true)
    this.panel.showLocale(this.locale)
  }

  closed(list: HTMLElement): void {
    this.lists.delete(list)
    // The panes of a form are recreated when another form opens.
    setTimeout(() => {
      if (this.lists.size === 0) this.panel.setVisible(false)
    }, 300)
  }

  changed(seen: Seen, pane: HTMLElement): void {
    const draft = asOriginal(seen, localeOf(pane))
    const isOther = draft.path !== this.seen?.path || draft.collection !== this.seen?.collection
    // Fields also render when nothing has been typed.
    if (!isOther && JSON.stringify(draft) === JSON.stringify(this.seen)) return
    this.seen = draft
    if (isOther) this.forget()
    this.changedAt = performance.now()
    this.later(isOther ? 0 : pause)
  }

  /** The edited field, whose language and position are shown. */
  focused(control: Control): void {
    const isOther = control !== this.control
    this.control = control
    const locale = localeOf(control)
    if (locale && locale !== this.locale) this.setLocale(locale)
    else if (isOther && this.seen?.collection === '_singletons') this.later(0)
    else this.showPlace(isOther)
  }

  private setLocale(locale: Locale): void {
    this.locale = locale
    this.panel.showLocale(locale)
    this.later(0)
  }

  /** Another page is edited now. */
  private forget(): void {
    this.page = undefined
    this.control = undefined
    this.answer = undefined
  }

  private later(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.follow(), delay)
  }

  private async follow(): Promise<void> {
    if (this.isAsking) {
      this.isStale = true
      return
    }
    if (!this.seen) return
    this.isAsking = true
    const { seen, changedAt: since } = this
    try {
      const field = this.control?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath
      const question: Question = { ...seen, locale: this.locale, field, page: this.page }
      const [answer, faults] = await Promise.all([ask<Answer>('/preview/page', question), faultsInChosen(seen.data)])
      // Another form may have opened in the meantime.
      if (this.seen?.path !== seen.path || this.seen.collection !== seen.collection) return
      const inPhotos = faults.map(({ field, reason }) => ({ field, reason, isMissing: false }))
      this.show({ ...answer, problems: [...answer.problems, ...inPhotos] })
      this.panel.took(performance.now() - since)
    } catch (error) {
      this.panel.say((error as Error).message)
    } finally {
      this.isAsking = false
      if (this.isStale) {
        this.isStale = false
        this.later(0)
      }
    }
  }

  private show(answer: Answer): void {
    const before = this.answer?.address
    this.answer = answer
    const note = answer.note ?? (this.seen && hasNewFile(this.seen) ? newFile : undefined)
    const isOther = showAnswer(this.panel, { ...answer, note }, before)
    this.showProblems()
    this.showPlace(isOther)
  }

  /** Show the problems in the form, whose fields come and go as it is scrolled and expanded. */
  showProblems(): void {
    const { problems } = this.answer ?? { problems: [] }
    const isNew = Boolean(this.seen && !this.seen.path)
    showAtFields(isNew ? problems.filter(({ isMissing }) => !isMissing) : problems)
    for (const list of this.lists) {
      const locale = localeOf(list)
      const own = problems.filter((problem) => !problem.locale || problem.locale === locale)
      if (list.dataset.shown === JSON.stringify(own)) continue
      list.dataset.shown = JSON.stringify(own)
      listProblems(list, own, isNew)
    }
  }

  /** The edited field, in the displayed language. */
  private shownControl(): Control | undefined {
    const field = this.control?.isConnected ? this.control.closest<HTMLElement>('[data-key-path]') : undefined
    const locale = localeOf(field)
    if (!field || !locale || locale === this.locale) return field ? this.control : undefined
    const path = CSS.escape(field.dataset.keyPath ?? '')
    const other = paneOf(this.locale)?.querySelector(`[data-key-path="${path}"] :is(input, textarea)`)
    return isControl(other) ? other : undefined
  }

  private showPlace(isMoved: boolean): void {
    markPlace(this.panel, this.shownControl(), isMoved)
  }
}

/** Start to show a preview of every draft beside its form. */
export function startPreview(): void {
  const preview = new Preview()
  watcher.current = preview
  for (const name of ['focusin', 'click', 'keyup'] as const)
    document.addEventListener(name, (event) => {
      const { target } = event
      // Typing triggers its own event; other keys move the caret.
      const isTyping = event instanceof KeyboardEvent && event.key.length === 1
      if (!isTyping && isControl(target) && target.closest('.pane')) preview.focused(target)
    })
  // Fields are added to the form as it is scrolled.
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      preview.showProblems()
    }, 150)
  }).observe(document.getElementById('nc-root') ?? document.body, { childList: true, subtree: true })
}
