/** @jest-environment jsdom */
import '../../node-bytes'
import type { LoaderCounting } from '@/lib/counting/settings'
import { bundleLoader } from '@/scripts/export/bundle-client'

const starts: LoaderCounting['starts'] = [
  ['call', 'tel:+14795550142'],
  ['directions', 'https://maps.apple.com/'],
  ['book', '/book-now'],
]
const sent = jest.fn(async (..._: [address: string, options: RequestInit]) => ({}))
let listeners: [string, EventListener, AddEventListenerOptions | boolean | undefined][] = []

/** Run the loader that a site with this setting has. */
function start(counting: Partial<LoaderCounting> = {}, signals = {}) {
  const listen = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
    listeners.push([type, listener, options])
    window.addEventListener(type, listener, options)
  }
  const surroundings = {
    performance: { navigation: { type: 0 } },
    navigator: signals,
    addEventListener: listen,
    fetch: sent,
  }
  const loader = bundleLoader({ service: 'own', url: '', site: '', starts, ...counting })
  new Function('surroundings', `with (surroundings) { ${loader} }`)(surroundings)
}

/** Tap a link, which leads nowhere. */
function tap(href: string) {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = href
  link.innerHTML = '<b>Tap</b>'
  link.addEventListener('click', (event) => event.preventDefault())
  link.querySelector('b')?.click()
}

const addresses = () => sent.mock.calls.map(([address]) => address)

beforeEach(() => {
  document.documentElement.lang = 'es'
  document.head.innerHTML = '<meta name="page-type" content="symptom">'
  sessionStorage.clear()
})

afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options)
  listeners = []
  sent.mockClear()
})

test('a tap asks for the file of its kind once, with the type of page, and names nobody', () => {
  start()
  tap('tel:+14795550142')
  expect(addresses()).toEqual(['/count/call.txt?page=symptom&lang=es&from=direct'])
  expect(sent.mock.calls[0]?.[1]).toEqual({
    keepalive: true,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  })
})

test.each(['tel:911', 'tel:988', 'tel:+18002221222', 'sms:', '/about', 'https://example.org/book-now'])(
  'a tap on %s does not count',
  (href) => {
    start()
    tap(href)
    expect(addresses()).toEqual([])
  },
)

test('booking counts where it opens, not for links within its own page', () => {
  start()
  tap('/book-now?source=back-pain')
  expect(addresses()).toEqual([expect.stringContaining('/count/book.txt')])
  document.head.innerHTML = '<meta name="page-type" content="book-now">'
  tap('/book-now#form')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a form that was received counts', () => {
  start()
  window.dispatchEvent(new Event('form-received'))
  expect(addresses()).toEqual(['/count/form.txt?page=symptom&lang=es&from=direct'])
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('with %j nothing counts', (signals) => {
  start({}, signals)
  tap('tel:+14795550142')
  expect(addresses()).toEqual([])
})

test('without a service the loader has no code for it', () => {
  expect(bundleLoader({ service: 'none', url: '', site: '', starts: [] })).not.toContain('keepalive')
})

test.each([
  ['goatcounter', 'https://count.example/count?p=call/symptom/es&e=true&r=direct', undefined],
  [
    'plausible',
    'https://count.example/api/event',
    {
      name: 'call',
      url: 'http://localhost/symptom',
      domain: 'clinic.example',
      props: { page: 'symptom', lang: 'es', from: 'direct' },
    },
  ],
  [
    'umami',
    'https://count.example/api/send',
    {
      type: 'event',
      payload: {
        website: 'clinic.example',
        hostname: 'localhost',
        url: '/symptom',
        name: 'call',
        data: { page: 'symptom', lang: 'es', from: 'direct' },
      },
    },
  ],
] as const)('%s gets a count at the address that it documents', (service, address, content) => {
  start({ service, url: 'https://count.example', site: 'clinic.example' })
  tap('tel:+14795550142')
  const [to, { body }] = sent.mock.calls[0] ?? ['', {}]
  expect(to).toBe(address)
  expect(body && JSON.parse(String(body))).toEqual(content)
})
