import { defaultLocale, type Locale, locales, otherLocale } from '../../../../lib/i18n/locales'
import type { Answer, Question } from '../../preview/drafts'
import { ask } from '../../preview/ui/ask'
import { Panel } from '../../preview/ui/panel'
import { type Control, isControl } from '../../preview/ui/place'
import { markPlace, showAnswer } from '../../preview/ui/show'
import { showUnsavedPhoto } from '../../preview/ui/unsaved-photo'
import { valuesOf } from './forms'
import { chosenPhoto } from './photo'

/** Milliseconds of pause in typing before the page updates. */
const pause = 250

type Fields = Record<string, unknown>

/** Convert form field names, such as `seo.title`, to nested fields as in a file. */
function nested(values: [name: string, value: string][]): Fields {
  const fields: Fields = {}
  for (const [name, value] of values) {
    const [first = '', second] = name.split('.')
    if (second) fields[first] = { ...(fields[first] as Fields), [second]: value }
    else fields[first] = value
  }
  return fields
}

/** Return the form's draft in the editor's format. */
function draftOf(form: HTMLFormElement): Pick<Question, 'data' | 'i18n'> {
  const values = Object.entries(valuesOf(form))
  const wordsIn = (locale: Locale) =>
    nested(values.flatMap(([name, value]) => (name.startsWith(`${locale}.`) ? [[name.slice(3), value]] : [])))
  const of = (name: string) => values.find(([key]) => key === name)?.[1]
  const facts = { date: of('date'), author: of('author'), cta: of('cta'), related: [of('related.0'), of('related.1')] }
  const other = otherLocale(defaultLocale)
  return { data: { ...wordsIn(defaultLocale), ...facts }, i18n: { [other]: { data: wordsIn(other) } } }
}

class PostPage {
  private readonly form: HTMLFormElement
  private readonly panel: Panel
  private locale: Locale = defaultLocale
  private control?: Control
  private page?: string
  private shown?: string
  private timer?: ReturnType<typeof setTimeout>
  private isAsking = false

  constructor(form: HTMLFormElement) {
    this.form = form
    this.panel = new Panel({
      locale: (locale) => this.setLocale(locale),
      page: (page) => {
        this.page = page
        this.later(0)
      },
      shown: () => this.later(0),
    })
    this.panel.showLocale(this.locale)
    form.addEventListener('input', () => this.later(pause))
    form.addEventListener('focusin', ({ target }) => {
      if (!isControl(target)) return
      this.control = target
      const locale = locales.find((code) => target.name.startsWith(`${code}.`))
      if (locale && locale !== this.locale) this.setLocale(locale)
      else markPlace(this.panel, this.control, true)
    })
  }

  setVisible(isVisible: boolean): void {
    this.panel.setVisible(isVisible)
    if (isVisible) this.later(0)
  }

  private setLocale(locale: Locale): void {
    this.locale = locale
    this.panel.showLocale(locale)
    this.later(0)
  }

  private later(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.follow(), delay)
  }

  private async follow(): Promise<void> {
    if (this.isAsking) return this.later(pause)
    if (!this.panel.isShown) return
    this.isAsking = true
    try {
      const draft = draftOf(this.form)
      const chosen = chosenPhoto(this.form)
      const { url: _, ...photo } = chosen ?? {}
      const question = { ...draft, path: '', collection: 'post', locale: this.locale, page: this.page }
      const answer = await ask<Answer>('/preview/page', { ...question, ...(chosen && { photo }) })
      const isOther = showAnswer(this.panel, answer, this.shown, (page) => chosen && showUnsavedPhoto(page, chosen))
      this.shown = answer.address ?? this.shown
      markPlace(this.panel, this.control, isOther)
    } catch (error) {
      this.panel.say((error as Error).message)
    } finally {
      this.isAsking = false
    }
  }
}

let page: PostPage | undefined

/** Show or hide the page of the unfinished post beside its form. */
export function showPost(form: HTMLFormElement, isShown: boolean): void {
  if (isShown) page ??= new PostPage(form)
  page?.setVisible(isShown)
}
