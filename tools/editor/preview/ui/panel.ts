import { type Locale, languageName, locales } from '../../../../lib/i18n/locales'
import { fontsReadyId } from '../../../../lib/loader/contract'
import { element } from './element'

/** Widths of the page in the panel, in px. */
const widths = { Phone: 390, Desktop: 1280 } as const
type Width = keyof typeof widths

/** The panel's settings are stored under this key. */
const storage = 'page-preview'
type Choice = { width: Width; isOpen: boolean }

function storedChoice(): Choice {
  const isOpen = window.innerWidth >= 1200
  try {
    return { width: 'Phone', isOpen, ...JSON.parse(localStorage.getItem(storage) ?? '{}') }
  } catch {
    return { width: 'Phone', isOpen }
  }
}

/** The frame's empty page. It inherits the editor's policy, and its sandbox blocks scripts. */
const emptyPage = `<!doctype html><html id="${fontsReadyId}"><head><base target="_self"><link rel="stylesheet" href="/preview/site.css">
<style>
[data-edited] { outline: 3px solid Highlight; outline-offset: 4px; border-radius: 2px }
iframe { background: Canvas }
*, ::before, ::after { transition: none !important }
</style></head><body></body></html>`

/** Return a row of buttons, one of which is selected. */
function choice<Value extends string>(label: string, values: readonly Value[], nameOf: (value: Value) => string) {
  const buttons = values.map((value) => element('button', { type: 'button' }, nameOf(value)))
  const group = element('div', { role: 'group', 'aria-label': label, class: 'page-choice' }, ...buttons)
  return {
    group,
    show(value: Value) {
      for (const [i, button] of buttons.entries()) button.setAttribute('aria-pressed', String(values[i] === value))
    },
    onChoose(choose: (value: Value) => void) {
      for (const [i, button] of buttons.entries()) button.addEventListener('click', () => choose(values[i] as Value))
    },
  }
}

type Choices = { locale(value: Locale): void; page(address: string): void; shown(): void }

/** The panel beside the form: the page in a frame, its language and width, and a choice of pages. */
export class Panel {
  private readonly language = choice('Language of the page', locales, languageName)
  private readonly size = choice('Width of the page', Object.keys(widths) as Width[], String)
  private readonly pages = element('select', { 'aria-label': 'Page' })
  private readonly status = element('p', { role: 'status', class: 'page-status' })
  private readonly frame = element('iframe', {
    title: 'The page as it would be published',
    sandbox: 'allow-same-origin',
    srcdoc: emptyPage,
  })
  private readonly room = element('div', { class: 'page-room' }, this.frame)
  private readonly close = element('button', { type: 'button', class: 'page-close' }, 'Hide')
  private readonly open = element('button', { type: 'button', class: 'page-open' }, 'Show the page')
  private readonly root: HTMLElement
  private readonly choices: Choices
  private state = storedChoice()

  constructor(choices: Choices) {
    this.choices = choices
    this.root = element(
      'aside',
      { id: 'page-preview', 'aria-label': 'The page' },
      element('div', { class: 'page-bar' }, this.language.group, this.size.group, this.close),
      this.pages,
      this.status,
      this.room,
    )
    document.body.append(this.root, this.open)
    this.language.onChoose((locale) => choices.locale(locale))
    this.size.onChoose((width) => this.set({ width }))
    this.close.addEventListener('click', () => this.set({ isOpen: false }))
    this.open.addEventListener('click', () => this.set({ isOpen: true }))
    this.pages.addEventListener('change', () => choices.page(this.pages.value))
    this.frame.addEventListener('load', () => {
      // Links do nothing: this is a single page, to be looked at.
      this.document?.addEventListener('click', (event) => {
        if ((event.target as Element).closest?.('a, button:not([popovertarget])')) event.preventDefault()
      })
      this.document?.addEventListener('submit', (event) => event.preventDefault())
      choices.shown()
    })
    new ResizeObserver(() => this.fit()).observe(this.room)
    this.setVisible(false)
    this.draw()
  }

  /** The page in the frame, once the frame is ready. */
  get document(): Document | null {
    return this.frame.contentDocument?.getElementById(fontsReadyId) ? this.frame.contentDocument : null
  }

  get isShown(): boolean {
    return this.state.isOpen && !this.root.hidden
  }

  /** Whether there is a form to show it beside. */
  setVisible(isVisible: boolean): void {
    this.root.hidden = !isVisible || !this.state.isOpen
    this.open.hidden = !isVisible || this.state.isOpen
    document.documentElement.dataset.preview = this.root.hidden ? 'none' : this.state.width
    this.fit()
  }

  showLocale(locale: Locale): void {
    this.language.show(locale)
  }

  /** Show which page is displayed, and the other choices. */
  showAddress(address: string, all: string[]): void {
    if (all.join() !== [...this.pages.options].map(({ value }) => value).join())
      this.pages.replaceChildren(
        ...all.map((path) => element('option', { value: path }, path === '/' ? '/ (home)' : path)),
      )
    this.pages.value = address
  }

  say(text: string): void {
    if (this.status.textContent !== text) this.status.textContent = text
  }

  /** Milliseconds from the last change of the draft until the page was shown, for the test that measures it. */
  took(duration: number): void {
    this.root.dataset.took = String(Math.round(duration))
    this.root.dataset.count = String(Number(this.root.dataset.count ?? 0) + 1)
  }

  private set(change: Partial<Choice>): void {
    this.state = { ...this.state, ...change }
    localStorage.setItem(storage, JSON.stringify(this.state))
    this.setVisible(true)
    this.draw()
    this.choices.shown()
  }

  private draw(): void {
    this.size.show(this.state.width)
  }

  /** Scale the page down to the width of the panel. */
  private fit(): void {
    const { clientWidth, clientHeight } = this.room
    if (clientWidth === 0) return
    const width = widths[this.state.width]
    const scale = Math.min(1, clientWidth / width)
    Object.assign(this.frame.style, {
      width: `${width}px`,
      height: `${clientHeight / scale}px`,
      transform: `scale(${scale})`,
    })
  }
}
