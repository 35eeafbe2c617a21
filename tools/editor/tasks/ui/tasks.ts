/** The front desk's tasks: the browser code of /tasks. */

import { byLocale, locales } from '../../../../lib/i18n/locales'
import { ask } from '../../preview/ui/ask'
import type { DeskState } from '../state'
import { countCharacters, fill, onSave, valuesOf } from './forms'
import { tooHeavyPhoto, uploadOf, watchPhoto } from './photo'
import { showPost } from './post-page'
import { lookBeforePublishing } from './publish'
import { offerSources } from './sources'

const form = (task: string) => document.querySelector(`form[data-task="${task}"]`) as HTMLFormElement
const [holiday, notice, price, post] = [form('holiday'), form('notice'), form('price'), form('post')]

const options = (values: [value: string, text: string][]) =>
  values.map(([value, text]) => Object.assign(document.createElement('option'), { value, textContent: text }))

/** An unsaved draft of a post is stored in the browser: closing the window by mistake loses nothing. */
const kept = 'post-draft'

/** Today's date, from the server. */
let day = ''

function showState({
  closed,
  holidays,
  names,
  notices,
  offices,
  prices,
  posts,
  photos,
  sources,
  today,
}: DeskState): void {
  day = today
  const items = (texts: string[]) =>
    texts.map((text) => Object.assign(document.createElement('li'), { textContent: text }))
  document.getElementById('holidays')?.replaceChildren(...items(holidays))
  document.getElementById('notices')?.replaceChildren(...items(notices))
  for (const locale of locales)
    document.getElementById(`holidays-${locale}`)?.replaceChildren(...options(names.map((name) => [name[locale], ''])))
  const office = holiday.elements.namedItem('office')
  if (office instanceof HTMLSelectElement && office.options.length === 0)
    office.append(
      ...options([['', 'all offices'], ...offices.map(({ id, name }): [string, string] => [id, `only ${name}`])]),
    )
  ;(document.getElementById('office') as HTMLElement).hidden = offices.length === 0
  fill(price, { ...prices, asOf: prices.asOf || today })
  for (const [i, select] of ['related.0', 'related.1'].map((name) => post.elements.namedItem(name)).entries())
    if (select instanceof HTMLSelectElement && select.options.length === 0) {
      select.append(...options(posts.map(({ slug, title }) => [slug, title])))
      // Keeps the selection when the form is reset.
      const [first] = [...select.options].slice(i)
      if (first) first.defaultSelected = true
    }
  const invitation = post.elements.namedItem('cta')
  if (invitation instanceof HTMLSelectElement)
    for (const option of [...invitation.options]) if (closed.includes(option.value)) option.remove()
  const known = post.elements.namedItem('photo.known')
  if (known instanceof HTMLSelectElement && known.options.length !== photos.length + 1)
    known.replaceChildren(...options([['', 'none'], ...photos.map(({ name, text }): [string, string] => [name, text])]))
  ;(document.getElementById('known-photos') as HTMLElement).hidden = photos.length === 0
  offerSources(post, sources)
  if (!valuesOf(post).date) fill(post, { date: today })
  if (!valuesOf(notice).fromDay) fill(notice, { fromDay: today })
}

const look = async () => showState(await ask<DeskState>('/tasks/state', {}))

/** Copy a name that is known in one language to the others. */
async function pairNames() {
  const { names } = await ask<DeskState>('/tasks/state', {})
  const inputs = byLocale((locale) => holiday.elements.namedItem(locale) as HTMLInputElement)
  for (const locale of locales)
    inputs[locale].addEventListener('change', () => {
      const known = names.find((name) => name[locale] === inputs[locale].value)
      for (const other of locales) inputs[other].value ||= known?.[other] ?? ''
    })
}

function showHours() {
  for (const part of holiday.querySelectorAll<HTMLElement>('[data-only]'))
    part.hidden = valuesOf(holiday).open !== part.dataset.only
}

/** Show the screen that the address names. */
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
  notice,
  (values) => ask('/tasks/notice', { values }),
  () => {
    notice.reset()
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
  async (values) => {
    const problems = tooHeavyPhoto(post)
    return problems.length > 0 ? { problems } : ask('/tasks/post', { values, photo: await uploadOf(post) })
  },
  () => {
    localStorage.removeItem(kept)
    post.reset()
    void look()
  },
)
// A changed price applies from today, unless another day is chosen after it.
price.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.inputMode === 'decimal') fill(price, { asOf: day })
})
holiday.addEventListener('change', showHours)
watchPhoto(post, () => post.dispatchEvent(new Event('input')))
post.addEventListener('input', () => localStorage.setItem(kept, JSON.stringify(valuesOf(post))))
showHours()
window.addEventListener('hashchange', showScreen)
await look()
fill(post, JSON.parse(localStorage.getItem(kept) ?? '{}'))
// Show what depends on a choice.
for (const group of post.querySelectorAll('.source')) group.dispatchEvent(new Event('change'))
countCharacters(notice)
countCharacters(post)
await pairNames()
showScreen()
