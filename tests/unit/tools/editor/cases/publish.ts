import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { routes } from '@/lib/routes'
import { copyContent } from '@/tests/known-facts'
import { bundlePages } from '@/tools/editor/preview/bundle'
import { siteOf } from '@/tools/editor/preview/render'
import { confirmTranslation, outlook, pagesAffected, publish } from '@/tools/editor/publish/publish'
import { temporaryFolder } from '../../../temporary-folder'

describe('publish', () => {
  const root = temporaryFolder()
  const first = join(root, 'first.git')
  /** The remote and the checkouts of a test, which has its own. */
  let [server, other, desk] = ['', '', '']

  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()

  /** Change a file of a checkout. */
  function edit(path: string, change: (text: string) => string, folder = desk) {
    const file = join(folder, 'content', path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  const say = (path: string, from: string, to: string, folder = desk) =>
    edit(path, (text) => text.replace(from, to), folder)

  const look = () => outlook(desk, routes)
  const send = async () => publish(desk, routes, (await look()).state)
  const words = async () => (await look()).changes.map(({ text }) => text)

  beforeAll(() => {
    const site = join(root, 'site')
    git(root, 'init', '--quiet', '--template=', '--initial-branch=main', site)
    copyContent(join(site, 'content'))
    git(site, 'add', '.')
    git(site, 'commit', '--quiet', '-m', 'First')
    git(site, 'repack', '-a', '-d', '--quiet')
    git(root, 'clone', '--quiet', '--template=', '--bare', site, first)
  })

  beforeEach(() => {
    const own = mkdtempSync(join(root, 'test-'))
    ;[server, other, desk] = [join(own, 'server.git'), join(own, 'other'), join(own, 'desk')]
    cpSync(first, server, { recursive: true })
    git(own, 'clone', '--quiet', '--template=', server, desk)
  })

  /** Change a file from another checkout, and push it. */
  function sendElsewhere(path: string, from: string, to: string) {
    git(root, 'clone', '--quiet', '--template=', server, other)
    say(path, from, to, other)
    git(other, 'commit', '--quiet', '-am', 'Other')
    git(other, 'push', '--quiet')
  }

  const titleBefore = '“Chronic stress: small habits for a body that never clocks out”'

  test('what will change is described in words before anything is sent', async () => {
    expect((await look()).changes).toEqual([])
    say(
      'clinic.yaml',
      '  - { date: "2026-12-25"',
      '  - { date: "2026-12-24", name: { en: Party, es: Fiesta } }\n  - { date: "2026-12-25"',
    )
    edit('clinic.yaml', (text) =>
      text.replace(/.*Christmas Eve.*\n/, '').replace('friday: ["09:00-13:00"]', 'friday: []'),
    )
    say('clinic.yaml', '# newPatientPrice: 49', 'prices: { asOf: 2026-11-01, from: false, firstVisit: 90 } #')
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    say(
      'clinic.yaml',
      'notOffered: []',
      'notices: [{ level: info, from: "2026-12-24", until: "2026-12-24 13:00", text: { en: New door., es: Otra puerta. } }]\nnotOffered: []',
    )
    expect(await look()).toEqual({
      changes: [
        { text: 'Phone: “(479) 555-0142” → “(479) 555-0143”.', pages: ['/contact', '/es/contact'] },
        { text: 'Opening hours on Friday: 9AM-1PM → closed.', pages: ['/contact', '/es/contact'] },
        {
          text: 'On Thursday, December 24, 2026 the clinic is closed: Party (Fiesta).',
          pages: ['/contact', '/es/contact'],
        },
        {
          text: expect.stringMatching(
            /^On every page\. From Thursday, December 24.*1.PM: “New door\.” \(“Otra puerta\.”\)\.$/,
          ),
          pages: ['/', '/es'],
        },
        {
          text: 'The price of a first visit: not shown → $90.',
          pages: ['/financial-information/what-it-costs', '/es/financial-information/what-it-costs'],
        },
      ],
      problems: [],
      behind: [],
      where: expect.stringContaining('“main” at origin'),
      state: expect.any(String),
    })
    expect(git(server, 'rev-list', '--count', 'main')).toBe('1')
  })

  test('a fact with parts names the part, a list its additions and removals', async () => {
    say('clinic.yaml', 'rating: { stars: 5', 'rating: { stars: 4')
    say('clinic.yaml', 'facebook: https://', 'facebook: https://new.')
    edit('clinic.yaml', (text) => text.replace(/(insurers:\n(?: *#.*\n)*)(.*\n)/, '$1  - { name: Guardian }\n'))
    expect(await words()).toEqual([
      expect.stringMatching(/^Facebook: “https:\/\/.*” → “https:\/\/new\..*”\.$/),
      expect.stringMatching(/^Rating \(Stars: “5” → “4”\)\.$/),
      expect.stringMatching(/^Insurers: “Guardian” added, “.+” taken out\.$/),
    ])
  })

  test('a new photo is described by what it shows', async () => {
    const door = '{ file: door.jpg, name: door, alt: { en: The door., es: La puerta. }, people: nobody }'
    say('photos.yaml', 'photos: []', `photos: [${door}]`)
    expect(await words()).toEqual(['New photo: “The door.”.'])
  })

  test('pages are named by their titles, each language separately', async () => {
    say('posts/chronic-stress.en.md', 'Chronic stress: small habits for a body that never clocks out', 'Stress')
    edit('posts/chronic-stress.es.md', (text) => `${text}\nUna frase. Y otra.\n`)
    edit('posts/chronic-stress.en.md', (text) => `${text}\nA line. And another.\n`)
    for (const locale of ['en', 'es']) {
      const page = readFileSync(join(desk, `content/posts/arthritis-joint-pain.${locale}.md`), 'utf8')
      const fresh = page.replace(/^title: .*/m, `title: "Knees ${locale}"`)
      writeFileSync(join(desk, `content/posts/knees.${locale}.md`), fresh)
    }
    expect(await words()).toEqual([
      `Post “Stress”, English: Title: ${titleBefore} → “Stress”; 2 sentences of the text.`,
      expect.stringMatching(/^Post “Estrés crónico.*”, Spanish: 2 sentences of the text\.$/),
      'New: Post “Knees en”.',
    ])
  })

  test('a new Spanish page, and one whose English has changed, are compared first', async () => {
    say('posts/chronic-stress.en.md', 'Chronic stress: small habits for a body that never clocks out', 'Stress')
    edit('posts/arthritis-joint-pain.es.md', (text) => text.replace(/^translatedFrom: .*\n( .*\n)+/m, ''))
    const [fresh, stale] = ['content/posts/arthritis-joint-pain.es.md', 'content/posts/chronic-stress.es.md']
    const { behind, problems, state } = await look()
    expect(problems).toEqual([])
    expect(behind).toEqual([
      { file: fresh, text: 'is new' },
      { file: stale, text: 'the English has changed since: "Stress"' },
    ])
    await expect(publish(desk, routes, state)).rejects.toThrow('nothing was sent')
    confirmTranslation(desk, fresh)
    confirmTranslation(desk, stale)
    expect((await look()).behind).toEqual([])
    expect(() => confirmTranslation(desk, '../../etc/passwd')).toThrow('is not a Spanish file')
  })

  test('every page that will change is listed, in both languages', async () => {
    const make = siteOf(await bundlePages())
    say('posts/chronic-stress.es.md', 'Estrés crónico', 'El estrés crónico')
    const pages = (await pagesAffected(desk, make)) ?? []
    expect(pages).toEqual(expect.arrayContaining(['/es/blog/chronic-stress', '/es/search']))
    expect(pages.filter((address) => !address.startsWith('/es/'))).toEqual([])
  })

  test('one click commits and pushes the words, and leaves all other files alone', async () => {
    writeFileSync(join(desk, 'notes.txt'), 'mine')
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    expect(await send()).toMatch(/^Sent to “main” at origin, as [0-9a-f]+\. The website is now built/)
    expect(git(server, 'log', '--format=%an: %s', '-1', 'main')).toMatch(
      /: Phone: “\(479\) 555-0142” → “\(479\) 555-0143”\.$/,
    )
    expect(git(server, 'show', '--name-only', '--format=', 'main')).toBe('content/clinic.yaml')
    expect((await look()).changes).toEqual([])
    await expect(send()).rejects.toThrow('There is nothing to publish')
  })

  test('what others have pushed in the meantime is merged', async () => {
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    sendElsewhere('faq.en.yaml', 'title:', 'title: ')
    expect(await send()).toMatch(/^Sent to “main”/)
    expect(git(server, 'log', '--format=%s', 'main')).toContain('Other')
  })

  test('after two people change the same line, nothing is lost and nothing is pushed', async () => {
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    sendElsewhere('clinic.yaml', '(479) 555-0142', '(479) 555-0199')
    await expect(send()).rejects.toThrow(
      /changed the same lines in the meantime, in content\/clinic\.yaml\. Nothing was sent/,
    )
    expect(readFileSync(join(desk, 'content/clinic.yaml'), 'utf8')).toContain('(479) 555-0143')
    expect(git(desk, 'status', '--porcelain')).toBe('')
    expect(await words()).toEqual(['Phone: “(479) 555-0142” → “(479) 555-0143”.'])
  })

  test('without a remote, the publisher sees the commit', async () => {
    git(desk, 'remote', 'remove', 'origin')
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    expect((await look()).where).toContain('connected to no server')
    expect(await send()).toMatch(/^Recorded as ([0-9a-f]+)\. .*“Please publish \1\.”$/)
  })

  test('with an unreachable server, the changes stay committed and are pushed the next time', async () => {
    git(desk, 'remote', 'set-url', 'origin', join(root, 'nowhere.git'))
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    await expect(send()).rejects.toThrow(/recorded on this computer, but were not sent: the server cannot be reached/)
    git(desk, 'remote', 'set-url', 'origin', server)
    expect(await send()).toMatch(/^Sent to “main”/)
  })

  test('content that fails the check is not pushed', async () => {
    say('clinic.yaml', '(479) 555-0142', '"555"')
    const { problems, state } = await look()
    expect(problems).toEqual(['content/clinic.yaml: phone: is not a US phone number with ten digits'])
    await expect(publish(desk, routes, state)).rejects.toThrow('nothing was sent')
  })

  test.each<[string, string, object]>([
    ['days left empty', 'holidays', { holidays: null }],
    ['a day without a name', 'holidays.0.name', { holidays: [{ date: '2026-12-24' }] }],
    ['an office that is none', 'offices.0', { offices: [null] }],
  ])('of incomplete content it is said what is missing: %s', async (_, field, facts) => {
    edit('clinic.yaml', (text) => stringify({ ...parse(text), ...facts }))
    expect((await look()).problems).toContainEqual(expect.stringContaining(`content/clinic.yaml: ${field}: `))
  })

  test('changes saved after the list was made must be reviewed first', async () => {
    say('clinic.yaml', '(479) 555-0142', '(479) 555-0143')
    const { state } = await look()
    say('clinic.yaml', '(479) 555-0143', '(479) 555-0144')
    await expect(publish(desk, routes, state)).rejects.toThrow('Look at it again')
  })

  test('for a folder without history, a detached head and an unfinished merge, the message says whom to ask', async () => {
    git(desk, 'checkout', '--quiet', '--detach')
    await expect(look()).rejects.toThrow('an old state of the website')
    rmSync(join(desk, '.git'), { recursive: true })
    await expect(look()).rejects.toThrow(/not a Git checkout.*“I have changed something\.”/)
  })
})
