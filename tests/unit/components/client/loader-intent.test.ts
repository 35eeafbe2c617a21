/** @jest-environment jsdom */
import '../../node-bytes'
import { hashBody } from '@/lib/loader/body-hash'
import { fontsReadyId, frameLoadedClass } from '@/lib/loader/contract'
import { bundleLoader } from '@/scripts/export/bundle-client'

const loader = bundleLoader()
const address = {
  protocol: 'https:',
  pathname: '/',
  search: '',
  hash: '',
  origin: 'https://clinic.example',
  href: 'https://clinic.example/',
}
const follow = jest.fn()
const fetchData = jest.fn()
const reload = jest.fn()
let listeners: [string, EventListener, AddEventListenerOptions | boolean | undefined][] = []

/** Run the loader on the present document; its listeners are removed after the test. */
function start(place = address) {
  const listen = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
    listeners.push([type, listener, options])
    window.addEventListener(type, listener, options)
  }
  const surroundings = {
    location: { ...place, replace: jest.fn(), assign: follow, reload },
    performance: { navigation: { type: 0 } },
  }
  new Function('surroundings', 'addEventListener', 'fetch', `with (surroundings) { ${loader} }`)(
    surroundings,
    listen,
    fetchData,
  )
}

const scripts = () => [...document.head.querySelectorAll('script')]
const element = (selector: string) => document.querySelector(selector) as HTMLElement
const finishHydration = () => window.dispatchEvent(new Event('hydrated'))

/** Click, and test whether the browser would still act on it; jsdom cannot open pages. */
function click(selector: string, init: MouseEventInit = {}) {
  let isOpen = false
  const stay = (event: Event) => {
    isOpen = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, true)
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  window.removeEventListener('click', stay, true)
  return isOpen
}

// jsdom knows none of them.
Object.assign(window, { CSSPropertyRule: class {}, CSS: { supports: () => true }, scrollTo: () => {} })

beforeEach(() => {
  jest.useFakeTimers()
  fetchData.mockImplementation(() => new Promise(() => {}))
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <script type="application/json" id="page-scripts" data-body-hash="" data-page-data="/index.txt" data-integrity="sha256-x">["/flight.js","/a.js","/b.js"]</script>
    <a id="toggle" href="https://clinic.example/es" hreflang="es" data-toggle><span id="inside">Español</span></a>
    <a id="frame" href="https://clinic.example/frame" data-replay><span id="text">Open</span></a>
    <button id="menu" data-replay>Menu</button> <a id="plain" href="#x">Plain</a> <input id="field">`
})

afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options)
  listeners = []
  follow.mockReset()
  fetchData.mockReset()
  reload.mockReset()
  history.replaceState(null, '')
  delete document.pageData
  delete document.earlyMessages
  delete document.documentElement.dataset.plain
  jest.useRealTimers()
})

test.each(['pointerover', 'keydown', 'focusin', 'scroll'])('%s wakes the page', (type) => {
  start()
  expect(scripts()).toHaveLength(0)
  element('#field').dispatchEvent(new Event(type))
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/flight.js', '/a.js', '/b.js'])
  element('#field').dispatchEvent(new Event(type))
  element('#field').dispatchEvent(new Event('keydown'))
  expect(scripts()).toHaveLength(3)
  expect(fetchData.mock.calls).toEqual([['/index.txt', { integrity: 'sha256-x', cache: 'default' }]])
})

test('a tap inside a frame, which only moves the focus, hydrates the page', () => {
  start()
  element('#field').dispatchEvent(new Event('blur'))
  expect(scripts()).toHaveLength(0)
  window.dispatchEvent(new Event('blur'))
  expect(scripts()).toHaveLength(3)
})

test('the full style sheets are requested with the scripts', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css" disabled><link rel="stylesheet" href="/b.css" disabled>'
  const disabledSheets = () => document.querySelectorAll('link[disabled]').length
  // jsdom has no such property.
  for (const link of document.querySelectorAll('link'))
    Object.defineProperty(link, 'disabled', { set: (value) => link.toggleAttribute('disabled', Boolean(value)) })
  start()
  expect(disabledSheets()).toBe(2)
  element('#field').dispatchEvent(new Event('keydown'))
  expect(disabledSheets()).toBe(0)
})

test('the scripts keep their order, and React finds them by their attribute', () => {
  const asked: boolean[] = []
  const append = jest.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).hasAttribute('async'))
  })
  const setAsync = jest.fn()
  // jsdom has no such property.
  Object.defineProperty(HTMLScriptElement.prototype, 'async', { configurable: true, set: setAsync })
  start()
  element('#field').dispatchEvent(new Event('keydown'))
  expect(setAsync.mock.calls).toEqual([[false], [false], [false]])
  expect(asked).toEqual([false, false, false])
  for (const [script] of append.mock.calls) expect((script as HTMLScriptElement).hasAttribute('async')).toBe(true)
  append.mockRestore()
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'async')
})

test('while the page is still being parsed, it waits for the end', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  start()
  element('#field').dispatchEvent(new Event('keydown'))
  expect(scripts()).toHaveLength(0)
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(scripts()).toHaveLength(3)
  state.mockRestore()
})

test('a click before the app is hydrated is kept, hidden from everyone, and replayed once', () => {
  const clicked = jest.fn()
  start()
  document.body.addEventListener('click', clicked)
  expect(click('#text')).toBe(false)
  expect(clicked).not.toHaveBeenCalled()
  expect(scripts()).toHaveLength(3)
  element('#frame').addEventListener('click', (event) => event.preventDefault())
  finishHydration()
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(clicked.mock.calls[0][0].target).toBe(element('#frame'))
  finishHydration()
  jest.advanceTimersByTime(10_000)
  expect(follow).not.toHaveBeenCalled()
  document.body.removeEventListener('click', clicked)
})

test('only the last click is kept', () => {
  const menu = jest.fn()
  start()
  element('#menu').addEventListener('click', menu)
  click('#menu')
  click('#frame')
  click('#menu')
  jest.advanceTimersByTime(4_000)
  finishHydration()
  expect(menu).toHaveBeenCalledTimes(1)
})

test('a tap on a link that is not kept replaces a kept one', () => {
  start()
  click('#frame')
  click('#toggle')
  jest.advanceTimersByTime(10_000)
  expect(follow).not.toHaveBeenCalled()
})

test('after hydration, clicks pass through', () => {
  start()
  finishHydration()
  expect(click('#menu')).toBe(true)
})

test.each([
  ['a modifier', '#menu', { ctrlKey: true }],
  ['the meta key', '#menu', { metaKey: true }],
  ['the shift key', '#menu', { shiftKey: true }],
  ['the alt key', '#menu', { altKey: true }],
  ['another element', '#plain', {}],
])('a click with %s is not touched', (_, selector, init) => {
  start()
  expect(click(selector, init)).toBe(true)
})

test('a link is followed by a page load if the app has not hydrated within five seconds', () => {
  start()
  click('#frame')
  jest.advanceTimersByTime(4_999)
  expect(follow).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(follow).toHaveBeenCalledWith('https://clinic.example/frame')
})

test('a later click starts its own five seconds', () => {
  start()
  click('#menu')
  jest.advanceTimersByTime(4_000)
  click('#frame')
  jest.advanceTimersByTime(4_999)
  expect(follow).not.toHaveBeenCalled()
})

test('when a script fails, a kept link is followed at once and later clicks pass through', () => {
  start()
  click('#frame')
  scripts()[1]?.dispatchEvent(new Event('error'))
  expect(follow).toHaveBeenCalledWith('https://clinic.example/frame')
  expect(click('#menu')).toBe(true)
})

describe('data that does not match this page', () => {
  const settle = () => jest.advanceTimersByTimeAsync(0)
  const list = (hash: string) =>
    `<script type="application/json" id="page-scripts" data-body-hash="" data-page-data="/index.txt" data-integrity="sha256-${hash}">["/flight.js","/a.js","/b.js"]</script>`

  /** Answer for the page itself; its data never has the right hash. */
  function publish(html: string) {
    fetchData.mockImplementation(async (url: string) => {
      if (url === '/index.txt') throw new TypeError('Failed to fetch')
      return { text: async () => html }
    })
  }

  test('is requested again without the cache; then the page stays as it is, with plain links', async () => {
    publish(list('x'))
    start()
    click('#menu')
    await settle()
    expect(fetchData.mock.calls.map(([url, options]) => [url, options?.cache])).toEqual([
      ['/index.txt', 'default'],
      ['/index.txt', 'reload'],
      [address.href, 'no-cache'],
    ])
    expect(reload).not.toHaveBeenCalled()
    expect(click('#frame')).toBe(true)
    expect(click('#toggle')).toBe(true)
  })

  test('loads the page of the new build, once', async () => {
    publish(list('y'))
    start()
    click('#menu')
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(history.state).toEqual({ reloadReason: 'new-build' })
  })

  test('does not reload the page twice for that', async () => {
    history.replaceState({ reloadReason: 'new-build', own: 1 }, '')
    publish(list('y'))
    start()
    expect(history.state).toEqual({ own: 1 })
    click('#menu')
    await settle()
    expect(reload).not.toHaveBeenCalled()
  })

  test('follows a tapped link', async () => {
    publish(list('y'))
    start()
    click('#frame')
    await settle()
    expect(follow).toHaveBeenCalledWith('https://clinic.example/frame')
    expect(reload).not.toHaveBeenCalled()
  })
})

test('a page reloaded as plain HTML keeps no tap', () => {
  history.replaceState({ reloadReason: 'plain' }, '')
  start()
  expect(click('#frame')).toBe(true)
  expect(scripts()).toHaveLength(0)
  expect(history.state).toBeNull()
})

describe('a page that others have changed', () => {
  const settle = () => jest.advanceTimersByTimeAsync(0)
  const isPlain = () => document.documentElement.dataset.plain === ''
  /** State the shape of the present document; later additions to the body do no harm. */
  const deliver = () => {
    element('#page-scripts').dataset.bodyHash = hashBody(document.body)
  }

  test.each([
    ['translated', () => element('#plain').append(document.createElement('font'))],
    ['with another text', () => element('#plain').append('!')],
    ['with less in it', () => element('#plain').remove()],
    ['with something before it', () => document.body.prepend(document.createElement('div'))],
  ])('%s is plain, and hydrates once that is taken back', (_, change) => {
    deliver()
    start()
    const body = document.body.innerHTML
    change()
    element('#field').dispatchEvent(new Event('keydown'))
    element('#inside').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(click('#toggle')).toBe(true)
    expect(fetchData).not.toHaveBeenCalled()
    expect(scripts()).toHaveLength(0)
    expect(isPlain()).toBe(true)
    document.body.innerHTML = body
    element('#field').dispatchEvent(new Event('keydown'))
    expect(scripts()).toHaveLength(3)
    expect(isPlain()).toBe(false)
  })

  test('while its scripts load stays plain, and follows a tapped link', async () => {
    fetchData.mockImplementation(async () => ({ text: async () => 'data' }))
    deliver()
    start()
    click('#frame')
    await settle()
    element('#plain').append('!')
    for (const one of scripts()) one.dispatchEvent(new Event('load'))
    await settle()
    expect(follow).toHaveBeenCalledWith('https://clinic.example/frame')
    expect(fetchData).toHaveBeenCalledTimes(1)
    expect(isPlain()).toBe(true)
  })
})

test.each([
  ['a copy of the page on a disk', () => start({ ...address, protocol: 'file:' })],
  [
    'a browser older than the oldest that is supported',
    () => {
      const supports = jest.spyOn(CSS, 'supports').mockReturnValue(false)
      start()
      supports.mockRestore()
    },
  ],
])('in %s taps are plain', (_, startThere) => {
  startThere()
  element('#field').dispatchEvent(new Event('keydown'))
  expect(click('#toggle')).toBe(true)
  expect(scripts()).toHaveLength(0)
  expect(document.documentElement.dataset.plain).toBe('')
})

test('a page that loads its own scripts keeps no tap and requests nothing, but remembers the language', () => {
  element('#page-scripts').textContent = '[]'
  start()
  element('#inside').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(click('#toggle')).toBe(true)
  expect(fetchData).not.toHaveBeenCalled()
  expect(localStorage.getItem('lang')).toBe('es')
})

test.each([
  [
    'a broken script',
    { filename: 'https://clinic.example/_next/static/chunks/a.js', message: 'x is not defined' },
    true,
  ],
  ['a script of an extension', { filename: 'chrome-extension://x/a.js', message: 'SyntaxError' }, false],
])('%s and a link that was tapped', (_, fault, isFollowed) => {
  start()
  click('#frame')
  window.dispatchEvent(new ErrorEvent('error', fault))
  expect(follow).toHaveBeenCalledTimes(isFollowed ? 1 : 0)
})

test.each([
  ['an error in a page that hydrates is not the end', 'Minified React error #418', 0],
  ['a syntax error is', 'Uncaught SyntaxError: Unexpected end of input', 1],
])('once Next has started: %s', (_, message, times) => {
  start()
  click('#frame')
  document.pageData = 0
  const filename = 'https://clinic.example/_next/static/chunks/a.js'
  window.dispatchEvent(new ErrorEvent('error', { filename, message }))
  expect(follow).toHaveBeenCalledTimes(times)
})

test.each([
  ['are there', Promise.resolve([])],
  ['do not come', Promise.reject(new Error('offline'))],
])('the page turns to its fonts once painted, when they %s', async (_, answer) => {
  const load = jest.fn(() => answer)
  Object.assign(document, { fonts: { load } })
  document.documentElement.id = ''
  sessionStorage.clear()
  start()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('animationend'))
  expect(load.mock.calls).toEqual([['1em Headings,Body']])
  expect(document.documentElement.id).toBe('')
  await jest.advanceTimersByTimeAsync(0)
  expect(document.documentElement.id).toBe(fontsReadyId)
  // As React does when it shows the page in the other language.
  document.documentElement.removeAttribute('id')
  await jest.advanceTimersByTimeAsync(0)
  expect(document.documentElement.id).toBe(fontsReadyId)
})

test.each([
  ['pointerover', '#plain'],
  ['focusin', '#plain'],
  ['pointerover', '#inside'],
  ['focusin', '#inside'],
])('%s on the link %s asks for nothing: the link leads away', (type, selector) => {
  start()
  element(selector).dispatchEvent(new Event(type, { bubbles: true }))
  expect(scripts()).toHaveLength(0)
  expect(fetchData).not.toHaveBeenCalled()
})

describe('the language toggle', () => {
  const place = () => sessionStorage.getItem('place')

  beforeEach(() => sessionStorage.clear())

  test('is a link that says where it comes from, hidden from React, until the page is hydrated', () => {
    const clicked = jest.fn()
    start({ ...address, search: '?a=1', hash: '#b' })
    element('#toggle').addEventListener('click', clicked)
    click('#inside')
    expect(clicked).not.toHaveBeenCalled()
    expect((element('#toggle') as HTMLAnchorElement).href).toBe('https://clinic.example/es?a=1#b')
    expect(place()).toBe('/es -1 0')
    expect(scripts()).toHaveLength(0)
    sessionStorage.clear()
    finishHydration()
    click('#inside')
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(place()).toBeNull()
  })

  test('in a new tab takes no place with it', () => {
    start()
    click('#toggle', { ctrlKey: true })
    expect(place()).toBeNull()
    expect(localStorage.getItem('lang')).toBe('es')
  })

  test.each([
    ['the page it leads to', '/ 2 40', true],
    ['another page', '/about 2 40', false],
  ])('gives the focus back on %s, once', (_, stored, isFocused) => {
    sessionStorage.setItem('place', stored)
    start()
    expect(document.activeElement === element('#toggle')).toBe(isFocused)
    expect(document.documentElement.hidden).toBe(false)
    expect(place()).toBeNull()
  })

  test('paints nothing before the place is found', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    sessionStorage.setItem('place', '/ 2 40')
    start()
    expect(document.documentElement.hidden).toBe(true)
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.documentElement.hidden).toBe(false)
    state.mockRestore()
  })
})

test.each(['click', 'auxclick'])('the language chosen is remembered on %s, however the link opens', (type) => {
  start()
  element('#inside').dispatchEvent(new MouseEvent(type, { bubbles: true, button: 1 }))
  expect(localStorage.getItem('lang')).toBe('es')
})

describe('frames', () => {
  const frames = () => [...document.querySelectorAll('iframe')]
  const load = () => window.dispatchEvent(new Event('load'))

  beforeEach(() => {
    document.body.innerHTML = `
      <iframe data-src="https://forms.example/a?lang=en&"></iframe>
      <iframe data-src="https://forms.example/b?lang=en&"></iframe> <iframe id="other"></iframe>`
    sessionStorage.clear()
  })

  test('load when the page has finished, with the source of the visit', () => {
    sessionStorage.setItem('attribution', 'source=a')
    start()
    expect(frames().map(({ src }) => src)).toEqual(['', '', ''])
    load()
    expect(frames().map(({ src }) => src)).toEqual([
      'https://forms.example/a?lang=en&source=a',
      'https://forms.example/b?lang=en&source=a',
      '',
    ])
  })

  test('get a class once they have loaded', () => {
    start()
    load()
    frames()[1]?.dispatchEvent(new Event('load'))
    expect(frames().map(({ className }) => className)).toEqual(['', frameLoadedClass, ''])
  })

  test('of a talkative frame the latest messages are kept, of one that is gone none', () => {
    start()
    const [quiet, talkative] = ['a', 'b'].map(() => document.body.appendChild(document.createElement('iframe')))
    const say = (frame: HTMLIFrameElement | undefined, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { data, source: frame?.contentWindow }))
    say(quiet, 'ready')
    for (let i = 1; i <= 1000; i++) say(talkative, i)
    const said = () => document.earlyMessages?.map(({ data }) => data) ?? []
    expect(said()).toContain('ready')
    expect(said()).toContain(1000)
    expect(said()).not.toContain(900)
    // As browsers do with the window of a frame that is removed.
    Object.defineProperty(talkative?.contentWindow, 'closed', { value: true })
    say(quiet, 'done')
    expect(said()).toEqual(['ready', 'done'])
  })
})

describe('a link to a provider’s page', () => {
  const href = 'https://book.example/clinic?lang=en#/doctor'
  const follow = (type: string) => {
    const link = element('#book') as HTMLAnchorElement
    link.addEventListener(type, (event) => event.preventDefault(), { once: true })
    link.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    return link.href
  }

  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', `<a id="book" href="${href}" data-visit="${href}"><b>Book</b></a>`)
  })

  test.each(['click', 'auxclick', 'contextmenu'])('carries where the visit comes from at a %s, once', (type) => {
    sessionStorage.setItem('attribution', 'utm_source=news&source=back-pain')
    start()
    expect(element('#book').getAttribute('href')).toBe(href)
    const expected = 'https://book.example/clinic?lang=en&utm_source=news&source=back-pain#/doctor'
    expect([follow(type), follow(type)]).toEqual([expected, expected])
  })

  test('carries a click identifier only if the root element allows it', () => {
    sessionStorage.clear()
    Object.assign(address, { search: '?gclid=a' })
    start()
    expect(follow('click')).toBe(href)
    sessionStorage.clear()
    document.documentElement.dataset.passOn = 'click-ids'
    expect(follow('click')).toContain('?lang=en&gclid=a#')
    delete document.documentElement.dataset.passOn
    Object.assign(address, { search: '' })
  })
})
