import { frames } from '@/lib/embeds/frames'
import { confirmable } from '@/lib/schemas/clinic'
import { buildStateOf, launchProblems } from '@/scripts/check/launch'
import { reportLaunch } from '@/scripts/check/report-launch'
import { additionalOffice } from '../../additional-office'
import { ContentFolder } from './content-folder'

const site = 'https://www.clinic-in-springdale.com'
const content = new ContentFolder()
const files = [
  'clinic.yaml',
  'counting.yaml',
  'editor.yaml',
  'embeds.yaml',
  'testimonials.en.yaml',
  'language-notices.yaml',
  'about.en.md',
  'about.es.md',
  'danger.yaml',
  'policies/hipaa-policy.en.md',
]
let ready: string[] = []
/** The file's text for a testimonial from a patient. */
const real = 'sample: false\n    source: { name: Google }\n    consent: true'

const policies = [
  'accessibility',
  'anti-discrimination',
  'good-faith-estimate',
  'healthcare-disclaimer',
  'hipaa-policy',
  'privacy-policy',
  'terms-of-service',
]
/** Return a history in which the Spanish texts of policies changed on a day. */
const changedOn = (day: string, ...names: string[]) => ({
  days: new Map(names.map((name) => [`content/policies/${name}.es.md`, day])),
})

describe('before the launch', () => {
  /** Make the folder pass the launch check; each test then breaks something. */
  beforeAll(() => {
    content.set('clinic.yaml', 'confirmed', [...confirmable])
    content.set('clinic.yaml', 'phone', '(479) 751-2300')
    content.set('clinic.yaml', 'email', 'hello@clinic-in-springdale.com')
    content.set('clinic.yaml', 'offices', [{ ...additionalOffice, phone: '(479) 751-2301' }])
    const line = { for: { en: 'Spanish line', es: 'Línea en español' }, phone: '(479) 751-2302' }
    content.set('clinic.yaml', 'phoneLines', [line])
    content.set('clinic.yaml', 'mapsListing', 'https://maps.app.goo.gl/clinic')
    for (const name of frames) {
      const url = `https://forms.clinic-in-springdale.com/${name}`
      content.set('embeds.yaml', [name], { provider: 'iframe', url, businessAssociate: 'yes' })
    }
    const testimonials = content.read('testimonials.en.yaml')
    content.write('testimonials.en.yaml', testimonials.replaceAll('sample: true', real))
    content.set('embeds.yaml', 'passOn', ['click-ids'])
    const needles = { name: 'Sam Doe', credentials: 'L.Ac.', license: 'AR 123', services: ['acupuncture'] }
    content.set('clinic.yaml', 'practitioners', [needles])
    content.write(
      'language-notices.yaml',
      content.read('language-notices.yaml').replaceAll('verified: false', 'verified: true'),
    )
    content.set('danger.yaml', 'reviewedBy', 'Jane Doe, DC')
    content.set('danger.yaml', 'reviewedOn', '2026-01-31')
    // No way that can be doubted.
    content.write('clinic.yaml', content.read('clinic.yaml').replaceAll(/(?:, | +)at: "?[-\d., ]+\d"?/g, ''))
    content.set('policies/hipaa-policy.en.md', 'updated', '2026-03-01')
    content.set('policies/hipaa-policy.en.md', 'effective', '2026-03-01')
    ready = files.map((file) => content.read(file))
  })
  afterEach(() => {
    for (const [i, file] of files.entries()) content.write(file, ready[i] ?? '')
  })

  const found = (siteUrl: string | undefined = site) =>
    launchProblems(content.path, siteUrl).map(({ file, field }) => `${file} ${field}`)

  test('every default of the site is reported with its file, its field and what to do', () => {
    content.set('clinic.yaml', 'confirmed', [])
    content.set('clinic.yaml', 'travel', [{ id: 'moon', from: { en: 'Moon', es: 'Luna' }, miles: 1, at: '37, -94' }])
    for (const name of frames) content.set('embeds.yaml', [name], { provider: 'demo' })
    const testimonials = content.read('testimonials.en.yaml')
    content.write('testimonials.en.yaml', testimonials.replaceAll(real, 'sample: true'))
    const notices = content.read('language-notices.yaml').replaceAll('verified: true', 'verified: false')
    content.write('language-notices.yaml', notices)
    content.set('danger.yaml', 'reviewedBy', undefined)
    content.set('clinic.yaml', 'practitioners', undefined)
    content.set('embeds.yaml', 'passOn', undefined)
    const problems = launchProblems(content.path, undefined, {
      history: changedOn('2099-01-01', ...policies),
      today: '2026-11-22',
    })
    // A preview has every page.
    expect(buildStateOf(problems)).toEqual({ preview: true, withheld: [] })
    const elsewhere = [
      'biography',
      'doctorPicture',
      'clinicPicture',
      'symptomReview',
      'textMessages',
      'superlatives',
      'trust',
      'sameDay',
      'careStatements',
      'paidLeads',
      'federalDiscounts',
      'nondiscrimination',
      // Only of a clinic with forms of providers, or one that passes more on.
      'providerConsent',
      'passedOn',
    ]
    const facts = confirmable.filter((name) => !elsewhere.includes(name))
    const unread = notices.match(/^ +verified: false/gm) ?? []
    expect(problems.map(({ file, field }) => `${file} ${field}`).sort()).toEqual(
      [
        ...facts.map((name) => `content/clinic.yaml ${name}`),
        'content/about.en.md body',
        'content/about.en.md portraitCaption',
        'content/about.en.md clinicCaption',
        'content/symptoms reviewed',
        'content/testimonials.en.yaml items',
        'content/text-consent.en.yaml who',
        'content/home.en.yaml hero.heading',
        'content/home.en.yaml why.heading',
        'content/home.en.yaml seo.description',
        'content/services body',
        'content/embeds.yaml survey',
        'content/pages/free-consultation.en.md body',
        'content/policies/anti-discrimination.en.md body',
        'content/home.en.yaml extraServices.1',
        ...frames.map((name) => `content/embeds.yaml ${name}`),
        ...unread.map((_, i) => `content/language-notices.yaml notices.${i}.verified`),
        'content/clinic.yaml travel.0',
        'content/danger.yaml reviewedBy',
        ...policies.map((name) => `content/policies/${name}.en.md updated`),
        'the build setting SITE_URL',
      ].sort(),
    )
    expect(problems.filter(({ reason }) => reason.length < 20)).toEqual([])
    expect(problems).toContainEqual(expect.objectContaining({ reason: expect.stringMatching(/^Marshallese lacks /) }))
  })

  test('a folder in which the clinic has filled in and confirmed everything passes', () => {
    expect(content.check()).toEqual([])
    expect(launchProblems(content.path, site)).toEqual([])
    expect(buildStateOf([])).toEqual({ preview: false, withheld: [] })
  })

  test('a clinic by appointment, without email, calendar and additional lines, passes, too', () => {
    for (const day of Object.keys(additionalOffice.hours)) content.set('clinic.yaml', ['hours', day], [])
    content.write('clinic.yaml', content.read('clinic.yaml').replace(/^email:.*\n/m, ''))
    content.set('clinic.yaml', 'phoneLines', undefined)
    content.set(
      'clinic.yaml',
      ['confirmed'],
      confirmable.filter((name) => !['email', 'phoneLines'].includes(name)),
    )
    content.set('embeds.yaml', 'booking', { provider: 'none' })
    expect(launchProblems(content.path, site)).toEqual([])
  })

  test.each([...confirmable])('%s stays open until it is confirmed', (name) => {
    content.set(
      'clinic.yaml',
      ['confirmed'],
      confirmable.filter((other) => other !== name),
    )
    expect(launchProblems(content.path, site)).toEqual([
      expect.objectContaining({ reason: expect.stringContaining(`then confirm "${name}"`) }),
    ])
  })

  test.each<[string, () => void, string]>([
    ['an example phone', () => content.set('clinic.yaml', 'phone', '479-555-0199'), 'content/clinic.yaml phone'],
    [
      'an example phone of a further office',
      () => content.set('clinic.yaml', 'offices.0.phone', '479-555-0199'),
      'content/clinic.yaml offices.0.phone',
    ],
    [
      'an example address',
      () => content.set('clinic.yaml', 'email', 'a@mail.example.org'),
      'content/clinic.yaml email',
    ],
    [
      'an example of a listing',
      () => content.set('clinic.yaml', 'mapsListing', 'https://maps.example.com/clinic'),
      'content/clinic.yaml mapsListing',
    ],
    ['one demo frame', () => content.set('embeds.yaml', 'map', { provider: 'demo' }), 'content/embeds.yaml map'],
    [
      'a demo frame in one language',
      () => {
        const url = 'https://forms.clinic-in-springdale.com/survey'
        const real = { provider: 'iframe', url, businessAssociate: 'yes' }
        content.set('embeds.yaml', 'survey', { en: real, es: { provider: 'demo' } })
      },
      'content/embeds.yaml survey.es',
    ],
    [
      'one sample testimonial',
      () => content.write('testimonials.en.yaml', content.read('testimonials.en.yaml').replace(real, 'sample: true')),
      'content/testimonials.en.yaml items',
    ],
    [
      'a notice of language help that nobody has read',
      () => content.set('language-notices.yaml', 'notices.3.verified', false),
      'content/language-notices.yaml notices.3.verified',
    ],
    [
      'Spanish behind its English',
      () => content.set('about.en.md', 'visitHeading', 'Come and see where we are'),
      'content/about.es.md visitHeading',
    ],
  ])('%s is found in a folder that is otherwise ready', (_, spoil, place) => {
    spoil()
    expect(content.check()).toEqual([])
    expect(found()).toEqual([place])
  })

  test('a policy that changed after its stated date is found, in either language', () => {
    expect(launchProblems(content.path, site, { history: changedOn('2026-03-01', 'hipaa-policy') })).toEqual([])
    expect(launchProblems(content.path, site, { history: changedOn('2026-03-02', 'hipaa-policy') })).toEqual([
      expect.objectContaining({
        file: 'content/policies/hipaa-policy.en.md',
        field: 'updated',
        reason: expect.stringMatching(/^is 2026-03-01, but the text last changed on 2026-03-02 .*"effective"/),
      }),
    ])
  })

  test.each(['content/counting.yaml', 'messages/es.json', 'content/text-consent.es.yaml'])(
    'a policy whose words the site writes from %s changes with it',
    (file) => {
      const day = (place: string) => (place.endsWith(file) ? '2099-01-01' : undefined)
      const history = { days: new Map(), dayOfLines: day }
      expect(launchProblems(content.path, site, { history })).toContainEqual(
        expect.objectContaining({
          file: 'content/policies/privacy-policy.en.md',
          field: 'updated',
          reason: expect.stringContaining(file),
        }),
      )
    },
  )

  test('the law of another state is named until it is confirmed', () => {
    const others = confirmable.filter((name) => name !== 'governingLaw')
    content.set('clinic.yaml', 'confirmed', others)
    const reasons = () => launchProblems(content.path, site).map(({ reason }) => reason)
    expect(reasons()).toEqual([expect.stringMatching(/^is Ohio, but the clinic is in Arkansas: ask your lawyer/)])
    content.set('clinic.yaml', 'governingLaw', 'Arkansas')
    expect(reasons()).toEqual([expect.stringMatching(/^ask your lawyer/)])
  })

  test.each([
    ['nothing said of it', undefined, 'say whether this provider has signed'],
    ['an agreement that was refused', 'no', 'has signed no business associate agreement'],
  ])('a provider that receives what patients write, with %s, is found', (_, businessAssociate, reason) => {
    const url = 'https://book.clinic-in-springdale.com/'
    const setting = { provider: 'link', url, ...(businessAssociate && { businessAssociate }) }
    content.set('embeds.yaml', 'booking', { en: setting, es: { ...setting, businessAssociate: 'not needed' } })
    // Nobody writes anything there.
    content.set('embeds.yaml', 'map', { provider: 'iframe', url })
    expect(content.check()).toEqual([])
    expect(launchProblems(content.path, site)).toEqual([
      expect.objectContaining({ field: 'booking.en.businessAssociate', reason: expect.stringContaining(reason) }),
    ])
  })

  test.each([
    ['nothing said of it', {}, 'say "yes" if it has signed one'],
    ['an agreement that was refused', { businessAssociate: 'no' }, 'have it sign'],
  ])('a service that counts, with %s, is found', (_, said, reason) => {
    const setting = { service: 'goatcounter', url: 'https://clinic.goatcounter.com', ...said }
    content.write('counting.yaml', JSON.stringify(setting))
    expect(content.check()).toEqual([])
    expect(launchProblems(content.path, site)).toEqual([
      expect.objectContaining({ field: 'businessAssociate', reason: expect.stringContaining(reason) }),
    ])
  })

  test('acupuncture is left out of the finished site until somebody with a license is named', () => {
    content.set('clinic.yaml', 'practitioners', undefined)
    const problems = launchProblems(content.path, site)
    expect(problems).toEqual([
      expect.objectContaining({ file: 'content/home.en.yaml', field: 'extraServices.1', line: expect.any(Number) }),
    ])
    expect(buildStateOf(problems)).toEqual({ preview: false, withheld: ['/services/acupuncture'] })
    content.set('clinic.yaml', 'notOffered', ['/services/acupuncture'])
    expect(launchProblems(content.path, site)).toEqual([])
  })

  test('the rules of "Where does it hurt?" stay open until a clinician has confirmed them, and again after a change', () => {
    const changed = { days: new Map([['content/danger.es.yaml', '2026-02-01']]) }
    expect(launchProblems(content.path, site, { history: changed })).toEqual([
      expect.objectContaining({
        file: 'content/danger.yaml',
        field: 'reviewedOn',
        reason: expect.stringMatching(/^is 2026-01-31, but signs or words last changed on 2026-02-01: /),
      }),
    ])
    for (const field of ['reviewedBy', 'reviewedOn']) content.set('danger.yaml', [field], undefined)
    expect(content.check()).toEqual([])
    expect(found()).toEqual(['content/danger.yaml reviewedBy'])
    // All else is ready: the site is published without that page.
    expect(buildStateOf(launchProblems(content.path, site))).toEqual({
      preview: false,
      withheld: ['/where-does-it-hurt'],
    })
  })

  test.each([
    ['not set', ''],
    ['an example', 'https://www.example.com'],
    ['not https', 'http://www.clinic-in-springdale.com'],
    ['a path', 'https://www.clinic-in-springdale.com/site'],
  ])('a site address that is %s is found', (_, siteUrl) => {
    expect(found(siteUrl)).toEqual(['the build setting SITE_URL'])
  })

  describe('npm run launch-check', () => {
    /** Print the report; return its text, and whether nothing is left to do. */
    async function report() {
      const lines: string[] = []
      const print = (line: string) => lines.push(line)
      const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')]
      for (const spy of spies) spy.mockImplementation(print)
      const ready = await reportLaunch(content.path, site)
      for (const spy of spies) spy.mockRestore()
      return { ready, text: lines.join('\n') }
    }

    test('lists what is left', async () => {
      content.set('embeds.yaml', 'booking', { provider: 'demo' })
      const { ready, text } = await report()
      expect(text).toMatch(
        /Forms, booking, reviews and map\n {2}content\/embeds\.yaml(:\d+)?: booking\n {4}Shows a demo/,
      )
      expect(text).toContain('Not ready: 1 left.')
      expect(ready).toBe(false)
    })

    test('says when nothing is left', async () => {
      expect(await report()).toEqual({ ready: true, text: expect.stringMatching(/^Ready to be published/) })
    })

    test('names what the editor of the published site edits', async () => {
      content.set('editor.yaml', 'repository', { host: 'gitea', name: 'springdale/site', branch: 'drafts' })
      expect((await report()).text).toContain(
        'at /admin, for branch drafts of springdale/site on gitea: each change is',
      )
      content.set('editor.yaml', 'repository', { host: 'github', name: 'our-clinic/website' })
      expect(await report()).toEqual({ ready: false, text: expect.stringContaining('name your own repository') })
    })

    test('does not run on invalid content', async () => {
      content.remove('about.es.md')
      expect(await report()).toEqual({ ready: false, text: expect.stringContaining('run npm run check') })
    })
  })
})
