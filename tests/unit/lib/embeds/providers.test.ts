import type { Frame } from '@/lib/embeds/frames'
import {
  addressOf,
  contactEndpoint,
  demoOrigin,
  embedOf,
  frameAttributes,
  placedSettings,
} from '@/lib/embeds/providers'
import { embedSources } from '@/lib/embeds/sources'
import { locales } from '@/lib/i18n/locales'

// Every frame as its demo, whatever content/embeds.yaml says.
jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const demo = { en: { provider: 'demo' }, es: { provider: 'demo' } }
  const embeds = Object.fromEntries(
    ['survey', 'contact', 'new-patient', 'booking', 'reviews', 'map'].map((name) => [name, demo]),
  )
  return { ...data, settings: { ...data.settings, embeds } }
})

const names: Frame[] = ['survey', 'contact', 'new-patient', 'booking', 'reviews', 'map']
const demo = { provider: 'demo' as const }
const both = <T>(setting: T) => ({ en: setting, es: setting })
const demos = {
  survey: both(demo),
  contact: both(demo),
  'new-patient': both(demo),
  booking: both(demo),
  reviews: both(demo),
  map: both(demo),
}
const before = process.env.DEMO_ORIGIN

afterEach(() => {
  if (before === undefined) delete process.env.DEMO_ORIGIN
  else process.env.DEMO_ORIGIN = before
})

test('a demo of our own contact form sends nothing', () => {
  expect(locales.map(contactEndpoint)).toEqual([undefined, undefined])
})

test.each(locales)('a demo frame shows a page of this site in %s, ready for parameters', (locale) => {
  delete process.env.DEMO_ORIGIN
  for (const name of names) {
    const page = locale === 'en' ? `/demo/${name}` : `/es/demo/${name}`
    expect(embedOf(name, locale)).toMatchObject({
      page,
      src: `${page}?lang=${locale}&`,
      origins: [],
      messages: 'embed-height',
    })
  }
})

test('a frame carries what a provider’s script looks for: the usual names, or those of its snippet', () => {
  const url = 'https://forms.example/w/FORM_ID'
  const script = 'https://forms.example/embed.js'
  const setting = { provider: 'script' as const, url, form: 'aB3x', script }
  expect(embedOf('map', 'en').marks).toEqual({ id: 'frame-map', name: 'frame-map' })
  expect(frameAttributes('survey', setting)).toEqual({ id: 'aB3x', name: 'aB3x', 'data-form-id': 'aB3x' })
  const attributes = { id: 'inline-FORM_ID', 'data-layout': "{'id':'INLINE'}" }
  expect(frameAttributes('survey', { ...setting, attributes })).toEqual({
    id: 'inline-aB3x',
    name: 'aB3x',
    'data-form-id': 'aB3x',
    'data-layout': "{'id':'INLINE'}",
  })
})

test('the form’s id stands wherever its address names it', () => {
  const setting = { provider: 'iframe' as const, url: 'https://forms.example/FORM_ID?back=FORM_ID', form: 'aB3x' }
  expect(addressOf({ name: 'survey', locale: 'en', setting })).toBe('https://forms.example/aB3x?back=aB3x')
})

test('with DEMO_ORIGIN the demo pages are there, and only the site may frame them', () => {
  process.env.DEMO_ORIGIN = 'http://127.0.0.1:4174'
  expect(embedOf('map', 'es')).toMatchObject({
    page: 'http://127.0.0.1:4174/es/demo/map',
    origins: ['http://127.0.0.1:4174'],
  })
  expect(embedSources(placedSettings([demos]))).toEqual({
    frame: ['http://127.0.0.1:4174'],
    script: [],
    connect: [],
    form: [],
    ancestors: ["'self'", 'https://www.example.com', 'http://127.0.0.1:*'],
  })
  process.env.DEMO_ORIGIN = 'https://demo.example.com'
  expect(embedSources(placedSettings([demos])).ancestors).toEqual(["'self'", 'https://www.example.com'])
})

test.each([
  'http://demo.example.com',
  'https://demo.example.com/',
  'demo.example.com',
  'javascript:alert(1)',
  'http://127.0.0.1.evil.example',
])('DEMO_ORIGIN "%s" is refused by name', (setting) =>
  expect(() => demoOrigin(setting)).toThrow(`DEMO_ORIGIN is "${setting}"`),
)

test('no frame may navigate the page around it, and only forms may send', () => {
  for (const name of names) {
    const { sandbox } = embedOf(name, 'en')
    expect(sandbox).not.toContain('top-navigation')
    expect(sandbox.split(' ').includes('allow-forms')).toBe(!['reviews', 'map'].includes(name))
  }
})

test('the policy gets exactly the origins in the settings, each where it is needed', () => {
  delete process.env.DEMO_ORIGIN
  const placed = placedSettings([
    {
      ...demos,
      survey: both({
        provider: 'script',
        url: 'https://forms.example/embed/FORM_ID',
        form: 'abc',
        script: 'https://js.example/embed.js',
        messages: 'iframe-resizer',
      }),
      contact: both({ provider: 'form', endpoint: 'https://post.example/f/1' }),
      map: { en: { provider: 'iframe', url: 'https://maps.example/embed?pb=1' }, es: demo },
    },
  ])
  expect(embedSources(placed)).toEqual({
    frame: ['https://forms.example', "'self'", 'https://maps.example'],
    script: ['https://js.example'],
    connect: ['https://js.example', 'https://post.example'],
    form: ['https://post.example'],
    ancestors: ["'self'"],
  })
})

test('where the tests ask for it, every frame is its demo, whatever provider it has', () => {
  jest.isolateModules(() => {
    process.env.DEMO_FRAMES = 'all'
    const { settings } = require('@/lib/compiled/data')
    settings.embeds = { ...settings.embeds, map: both({ provider: 'iframe', url: 'https://maps.example.com/' }) }
    expect(require('@/lib/embeds/providers').embedOf('map', 'en').page).toMatch(/\/demo\/map$/)
  })
  delete process.env.DEMO_FRAMES
})
