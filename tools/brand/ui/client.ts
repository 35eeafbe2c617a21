/** Browser code of `npm run brand`. */
import { type BrandColors, type ColorName, colorNames } from '../../../lib/brand/colors'
import { adviceOn, type Contrast, contrastsOf, ratioText, weakColors } from '../../../lib/brand/contrast'
import { recolorDrawing, recolorText } from '../../../lib/brand/recolor'
import { originOf } from '../../../lib/brand/tokens'
import { memoize } from '../../../lib/util/memoize'

/** State from the server: the colors of the last build, those of content/brand.yaml, and whether there is a build. */
type State = { built: BrandColors; saved: BrandColors; radius: number; token: string; hasSite: boolean }

const find = <E extends Element>(selector: string, within: ParentNode = document): E => {
  const element = within.querySelector<E>(selector)
  if (!element) throw new Error(`no ${selector} on the page`)
  return element
}

const state: State = JSON.parse(find('#state').textContent ?? '')
const colors = { ...state.saved }
const design = find<HTMLStyleElement>('#design')
const designed = design.textContent ?? ''
const radius = find<HTMLInputElement>('#radius')
const status = find('#status')
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Return the text of a file from the server, memoized. */
const fetchText = memoize(async (path: string) => (await fetch(path)).text())
const drawing = async (path: string) => dataUrl(recolorDrawing(await fetchText(path), colors))

/** Elements of the framed page that have colors, with their original values. */
type Framed = { styles: [HTMLStyleElement, string][]; drawings: [HTMLImageElement | SVGImageElement, string][] }
let framed: Framed | undefined

function readFrame(frame: HTMLIFrameElement) {
  const page = frame.contentDocument
  if (!page) return
  for (const image of page.querySelectorAll('img')) image.loading = 'eager'
  framed = {
    styles: [...page.querySelectorAll('style')].map((style) => [style, style.textContent ?? '']),
    drawings: [...page.querySelectorAll<HTMLImageElement | SVGImageElement>('img, image')].map((image) => [
      image,
      image.getAttribute('src') ?? image.getAttribute('href') ?? '',
    ]),
  }
  // The flags keep their colors.
  const mark = page.querySelector('#icon-mark')
  mark?.setAttribute('data-first', mark.innerHTML)
  void show()
}

/** Return a style sheet in the chosen colors, with its drawings inlined. */
async function sheetOf(css: string): Promise<string> {
  let sheet = recolorText(css, state.built, colors)
  for (const path of new Set(css.match(/\/drawings\/[\w-]+\.svg/g)))
    sheet = sheet.replaceAll(new RegExp(`(["']?)${path}\\1`, 'g'), `"${await drawing(path)}"`)
  return sheet
}

async function showFrame({ styles, drawings }: Framed) {
  for (const [style, first] of styles) style.textContent = await sheetOf(first)
  for (const [image, first] of drawings) {
    const name = image.hasAttribute('src') ? 'src' : 'href'
    if (first.startsWith('/drawings/')) image.setAttribute(name, await drawing(first))
    // A first-screen picture is inline, in the colors of its build.
    else if (first.startsWith('data:image/svg+xml,'))
      image.setAttribute(name, dataUrl(recolorText(decodeURIComponent(first.slice(19)), state.built, colors)))
  }
  for (const symbol of styles[0]?.[0].ownerDocument.querySelectorAll('symbol[data-first]') ?? [])
    symbol.innerHTML = recolorText(symbol.getAttribute('data-first') ?? '', state.built, colors)
}

/** Show the chosen colors wherever they are used. */
async function show() {
  design.textContent = `${await sheetOf(designed)}:root{--radius:${radius.value}px}`
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-drawing]'))
    image.src = await drawing(`/drawings/${image.dataset.drawing}.svg`)
  find<HTMLImageElement>('[data-card]').src = dataUrl(
    recolorText(await fetchText('/brand/card.svg'), state.built, colors),
  )
  if (framed) await showFrame(framed)
}

const fieldOf = (name: ColorName) => find<HTMLFieldSetElement>(`[data-color="${name}"]`)

/** Describe the lowest contrast of a valid color. */
const leastText = ({ what, ratio, least }: Contrast) =>
  ratio >= least
    ? `Passes: ${ratioText(ratio)} where it is least, for ${what}; ${least}:1 is needed.`
    : `Passes, but for a color that fails beside it: ${ratioText(ratio)} for ${what}.`

/** Show beside each color what is legible on it, and offer the nearest one that passes. */
function judge() {
  const weak = weakColors(colors)
  const all = contrastsOf(colors)
  for (const name of colorNames) {
    const field = fieldOf(name)
    const own = all.filter(({ front, ground }) => originOf(front) === name || originOf(ground) === name)
    const [least] = [...own].sort((a, b) => a.ratio / a.least - b.ratio / b.least)
    const problem = weak.find((color) => color.name === name)
    field.classList.toggle('fails', problem !== undefined)
    find('.state', field).textContent = problem ? `Fails: ${adviceOn(problem)}.` : least ? leastText(least) : ''
    const nearest = find<HTMLButtonElement>('.nearest', field)
    nearest.hidden = !problem?.nearest
    if (problem?.nearest) {
      nearest.dataset.color = problem.nearest
      const swatch = document.createElement('i')
      swatch.style.background = problem.nearest
      nearest.replaceChildren(swatch, `Take ${problem.nearest}`)
    }
    find('.ratios', field).replaceChildren(
      ...own.map(({ what, front, ground, ratio, least }) => {
        const item = document.createElement('li')
        const verdict = ratio >= least ? 'passes' : 'fails'
        item.textContent = `${what} (${front} on ${ground}): ${ratioText(ratio)}, ${least}:1 is needed: ${verdict}`
        return item
      }),
    )
  }
}

let waiting: number | undefined
/** Show the change immediately, and check it after a pause. */
function change(name: ColorName, color: string) {
  colors[name] = color.toLowerCase()
  const [pick, hex] = [find<HTMLInputElement>(`#pick-${name}`), find<HTMLInputElement>(`#hex-${name}`)]
  pick.value = colors[name]
  if (document.activeElement !== hex) hex.value = colors[name]
  status.textContent = ''
  window.clearTimeout(waiting)
  waiting = window.setTimeout(judge, 120)
  void show()
}

function fill() {
  for (const name of colorNames) {
    colors[name] = state.saved[name].toLowerCase()
    find<HTMLInputElement>(`#pick-${name}`).value = colors[name]
    find<HTMLInputElement>(`#hex-${name}`).value = colors[name]
  }
  radius.value = String(state.radius)
  find('#radius-shown').textContent = `${radius.value} px`
  judge()
  void show()
}

async function save() {
  status.textContent = 'Saving …'
  const response = await fetch('/brand/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Brand-Token': state.token },
    body: JSON.stringify({ colors, radius: Number(radius.value) }),
  }).catch(() => undefined)
  const answer: { problems: string[] } | undefined = await response?.json().catch(() => undefined)
  if (!answer) status.textContent = 'Not saved: the tool does not answer. Is “npm run brand” still running?'
  else if (answer.problems.length > 0) status.textContent = `Not saved. ${answer.problems.join(' ')}`
  else {
    Object.assign(state, { saved: { ...colors }, radius: Number(radius.value) })
    status.textContent = 'Saved. The next “npm run build” makes the site with it.'
  }
}

for (const name of colorNames) {
  find(`#pick-${name}`).addEventListener('input', (event) => change(name, (event.target as HTMLInputElement).value))
  find(`#hex-${name}`).addEventListener('input', (event) => {
    const { value } = event.target as HTMLInputElement
    if (isColor(value)) change(name, value)
  })
  find('.nearest', fieldOf(name)).addEventListener('click', (event) => {
    change(name, (event.currentTarget as HTMLElement).dataset.color ?? colors[name])
    judge()
    // The button is gone: focus the color.
    find<HTMLInputElement>(`#hex-${name}`).focus()
    find<HTMLInputElement>(`#hex-${name}`).value = colors[name]
  })
}
radius.addEventListener('input', () => {
  find('#radius-shown').textContent = `${radius.value} px`
  status.textContent = ''
  void show()
})
find('#panel').addEventListener('submit', (event) => {
  event.preventDefault()
  void save()
})
find('#undo').addEventListener('click', () => {
  fill()
  status.textContent = 'These are the colors of content/brand.yaml.'
})
const frame = find<HTMLIFrameElement>('[data-site]')
frame.hidden = !state.hasSite
find<HTMLElement>('[data-without-site]').hidden = state.hasSite
if (state.hasSite) {
  frame.addEventListener('load', () => readFrame(frame))
  frame.src = '/'
}
fill()
