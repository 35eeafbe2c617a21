/** The tasks of the front desk: what runs in the browser at /tasks. */

import { ask } from '../../preview/ui/ask'
import type { DeskState } from '../state'
import { countCharacters, fill, onSave, valuesOf } from './forms'
import { showPost } from './post-page'
import { lookBeforePublishing } from './publish'

const form = (task: string) => document.querySelector(`form[data-task="${task}"]`) as HTMLFormElement
const [holiday, price, post] = [form('holiday'), form('price'), form('post')]

const options = (values: [value: string, text: string][]) =>
  values.map(([value, text]) => Object.assign(document.createElement('option'), { value, textContent: text }))

/** A draft of a post that was not saved is kept in the browser: closing the window by mistake loses nothing. */
const kept = 'post-draft'

function showState({ holidays, names, prices, posts, today }: DeskState): void {
  const list = document.getElementById('holidays')
  list?.replaceChildren(...holidays.map((text) => Object.assign(document.createElement('li'), { textContent: text })))
  document.getElementById('holidays-en')?.replaceChildren(...options(names.map(({ en }) => [en, ''])))
  document.getElementById('holidays-es')?.replaceChildren(...options(names.map(({ es }) => [es, ''])))
  fill(price, { ...prices, asOf: prices.asOf || today })
  for (const [i, select] of ['related.0', 'related.1'].map((name) => post.elements.namedItem(name)).entries())
    if (select instanceof HTMLSelectElement && select.options.length === 0) {
      select.append(...options(posts.map(({ slug, title }) => [slug, title])))
      select.selectedIndex = i
    }
  if (!valuesOf(post).date) fill(post, { date: today })
}

const look = async () => showState(await ask<DeskState>('/tasks/state', {}))

/** A name that is known in one language is written in the other, too. */
async function pairNames() {
  const { names } = await ask<DeskState>('/tasks/state', {})
  const [en, es] = ['en', 'es'].map((name) => holiday.elements.namedItem(name) as HTMLInputElement)
  en?.addEventListener('change', () => {
    if (es && !es.value) es.value = names.find((pair) => pair.en === en.value)?.es ?? ''
  })
  es?.addEventListener('change', () => {
    if (en && !en.value) en.value = names.find((pair) => pair.es === es.value)?.en ?? ''
  })
}

function showHours() {
  for (const part of holiday.querySelectorAll<HTMLElement>('[data-only]'))
    part.hidden = valuesOf(holiday).open !== part.dataset.only
}

/** The key of a source, from its address: `https://www.medlineplus.gov/…` → `medlineplus`. */
function keyFrom(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return (
    host
      .split('.')
      .at(-2)
      ?.replace(/[^a-z0-9]/g, '') ?? ''
  )
}

function suggestKeys({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !target.name.endsWith('.url')) return
  const key = post.elements.namedItem(target.name.replace(/url$/, 'key'))
  if (key instanceof HTMLInputElement && !key.value) key.value = keyFrom(target.value)
}

/** Shows the screen that the address names. */
function showScreen() {
  const name = location.hash.slice(1) || 'start'
  const screens = [...document.querySelectorAll<HTMLElement>('main > section')]
  const shown = screens.find(({ id }) => id === name) ?? screens[0]
  for (const screen of screens) screen.hidden = screen !== shown
  for (const link of document.querySelectorAll('nav a'))
    link.toggleAttribute('aria-current', link.getAttribute('href') === `#${shown?.id}`)
  document.title = `${shown?.querySelector('h1')?.textContent ?? 'Tasks'}`
  showPost(post, shown?.id === 'post')
  if (shown?.id === 'publish') void lookBeforePublishing()
  window.scrollTo(0, 0)
}

onSave(
  holiday,
  (values) => ask('/tasks/holiday', { values }),
  () => {
    holiday.reset()
    showHours()
    void look()
  },
)
onSave(
  price,
  (values) => ask('/tasks/price', { values }),
  () => void look(),
)
onSave(
  post,
  (values) => ask('/tasks/post', { values }),
  () => {
    localStorage.removeItem(kept)
    post.reset()
    void look()
  },
)
holiday.addEventListener('change', showHours)
post.addEventListener('change', suggestKeys)
post.addEventListener('input', () => localStorage.setItem(kept, JSON.stringify(valuesOf(post))))
showHours()
window.addEventListener('hashchange', showScreen)
await look()
fill(post, JSON.parse(localStorage.getItem(kept) ?? '{}'))
countCharacters(post)
await pairNames()
showScreen()
