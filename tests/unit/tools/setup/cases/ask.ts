import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAnswers } from '@/tools/setup/answers'
import { applyAnswers, changed } from '@/tools/setup/apply'
import { type Ask, askAll } from '@/tools/setup/ask'
import { cityQuestion } from '@/tools/setup/city-questions'
import { keeping } from '@/tools/setup/kept'
import { officeDetails, officeQuestion } from '@/tools/setup/office-questions'
import { presentAnswers } from '@/tools/setup/present'
import type { Given, Question } from '@/tools/setup/question'
import { temporaryFolder } from '../../../temporary-folder'
import { answersWith, files } from '../fixture'

const doctor = { name: { en: 'Dr. Ana Sample', es: 'Dra. Ana Sample' }, credentials: 'DC' }

describe('ask', () => {
  /** Press Enter at every question, which accepts every default. */
  const enter: Ask = async (question, given) => {
    if (question.type === 'text') expect(question.refuse(question.initial, given)).toBeUndefined()
    return question.initial
  }

  /**
   * Return an `ask` that replies to the questions beginning with the given words, and presses Enter at the others.
   */
  const replying =
    (replies: Record<string, string | string[]>): Ask =>
    async (question, given) => {
      const key = Object.keys(replies).find((words) => question.message.startsWith(words))
      return key === undefined ? enter(question, given) : replies[key]
    }

  test.each([
    ['this clinic', files],
    [
      'a clinic with two offices, and a doctor with a name in each language',
      changed(files, applyAnswers(files, answersWith({ doctor }))),
    ],
  ])('Enter at every question changes nothing for %s', async (_, content) => {
    const read = await askAll(content, enter)
    expect(read && applyAnswers(content, read.answers)).toEqual(new Map())
  })

  test('Ctrl+C at any question gives no answers', async () => {
    let count = 0
    await askAll(files, async (question, given) => {
      count += 1
      return enter(question, given)
    })
    for (const last of [0, 5, count - 1]) {
      let asked = 0
      const left: Ask = async (question, given) => (asked++ < last ? enter(question, given) : undefined)
      expect(await askAll(files, left)).toBeUndefined()
    }
  })

  test('replies become answers: hours, what is offered, a provider', async () => {
    const read = await askAll(
      files,
      replying({
        'Hours on Friday': 'closed',
        'Hours on Saturday': '09:00-12:00, 13:00-15:00',
        'Services and symptoms': ['/services/wellness-care', '/symptoms/neck-pain'],
        'Address of your provider’s page for: booking': 'https://book.example.com/desk',
        'Address of your provider’s page for: new-patient': 'https://clinic.janeapp.com/#/1',
      }),
    )
    expect(read?.answers.hours).toMatchObject({ friday: [], saturday: ['09:00-12:00', '13:00-15:00'] })
    expect(read?.answers.notOffered).toContain('/symptoms/back-pain')
    expect(read?.answers.notOffered).not.toContain('/services/wellness-care')
    expect(read?.answers.notOffered).toContain('/services/acupuncture')
    expect(read?.answers.providers).toEqual({
      booking: { provider: 'iframe', url: 'https://book.example.com/desk' },
      // Its pages cannot be framed.
      'new-patient': { provider: 'link', url: 'https://clinic.janeapp.com/#/1' },
    })
  })

  test('a doctor has a Spanish name of her own if the English one begins with Dr.', async () => {
    const answered = async (name: string, translated: string, content = files) => {
      const asked: string[] = []
      const read = await askAll(content, async (question, given) => {
        if (question.type !== 'text') return question.initial
        if (question.message.startsWith('Doctor, as in')) return name
        if (!question.message.startsWith('The doctor’s name in Spanish')) return enter(question, given)
        asked.push(question.initial)
        return translated
      })
      return { asked, name: read?.answers.doctor.name }
    }
    const [en, es] = ['Dr. Ana Sample', 'Dra. Ana Sample']
    expect(await answered(en, es)).toEqual({ asked: [''], name: { en, es } })
    expect(await answered('Dr. Sam Sample', '')).toMatchObject({ name: { en: 'Dr. Sam Sample', es: 'Dr. Sam Sample' } })
    expect(await answered('Sam Sample', '')).toMatchObject({ asked: [] })
    const own = changed(files, applyAnswers(files, answersWith({ doctor })))
    expect(await answered(en, es, own)).toMatchObject({ asked: [es] })
    expect(await answered('Dr. Sam Sample', '', own)).toMatchObject({ asked: [''] })
  })

  test('an invalid reply is rejected at once, with its reason', async () => {
    const said: Record<string, string | undefined> = {}
    const replies: Record<string, string> = {
      'Name of the clinic': ' ',
      'ZIP code': '97703',
      'Hours on Sunday': '9 to 5',
      'Position of the front door': '44.0582, -121.3153',
      Credentials: '<b>DC</b>',
    }
    await askAll(files, async (question: Question, given) => {
      const reply = replies[question.message.replace(/(, such as|, as a|, as in).*/, '')]
      if (question.type === 'text' && reply !== undefined)
        said[question.message.split(',')[0] ?? ''] = question.refuse(reply, given)
      return enter(question, given)
    })
    expect(said).toEqual({
      'Name of the clinic': 'Write an answer: the site cannot do without it.',
      'ZIP code': expect.stringContaining('97703 is not a ZIP code of Arkansas'),
      'Hours on Sunday': 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00',
      'Position of the front door': expect.stringContaining('is not in Arkansas'),
      Credentials: 'contains HTML (<b>): write only the words',
    })
  })

  test('the first town is the clinic’s own, whatever its position in the list', () => {
    const present = presentAnswers(files)
    const first = cityQuestion({ ...present, cities: present.cities.toReversed() }, { ...present, cities: undefined })
    expect(first.initial).toMatch(new RegExp(`^${present.address.city}; `))
  })

  test('in another state the area has no default', async () => {
    const defaults: string[] = []
    await askAll(files, async (question, given) => {
      if (question.type !== 'text') return question.initial
      if (question.message.startsWith('State, two')) return 'OR'
      const isRegion = question.message.startsWith('What people call the area')
      if (isRegion) defaults.push(question.initial)
      return isRegion ? undefined : enter({ ...question, refuse: () => undefined }, given)
    })
    expect(defaults).toEqual([''])
  })

  test('a choice that would leave an overview empty is asked again', async () => {
    const asked: string[] = []
    await askAll(files, async (question, given) => {
      if (question.type !== 'many') return enter(question, given)
      asked.push(question.message)
      return asked.length === 1 ? ['/symptoms/back-pain'] : question.choices.map(({ value }) => value)
    })
    expect(asked).toEqual([
      'Services and symptoms you offer care for',
      'Keep at least one page of /services: its overview would be empty. Services and symptoms you offer care for',
    ])
  })

  test('optional replies become answers: colors, logo, photos, an additional office', async () => {
    const colors = ['#2B1A14', '#4A1F12', '#8C3B1B', '#7FD0C8', '#2B4C9B', '#F7EEE6']
    const front = 'tests/clinics/photos/front-door.jpg; The front door of the clinic.; La puerta de la clínica.'
    const asked = new Set<string>()
    const read = await askAll(files, async (question, given) => {
      const reply = {
        'What do': 'physiotherapy',
        'Six col': colors.join(' '),
        'Logo, a': 'tests/clinics/logos/pinon.svg',
        'Is the ': 'yes',
        'Photo o': 'tests/clinics/photos/dr-sample.jpg; A plain shape.; Una figura simple.; yes',
        'Photo 1': front,
        Further: 'North Side; 12 Oak Street; Springdale; AR; 72762; (479) 555-0163; 36.21, -94.15',
      }[question.message.slice(0, 7)]
      if (reply === undefined || asked.has(question.message.slice(0, 7))) return enter(question, given)
      asked.add(question.message.slice(0, 7))
      if (question.type === 'text') expect(question.refuse(reply, given)).toBeUndefined()
      return reply
    })
    expect(read?.answers).toMatchObject({
      practice: 'physiotherapy',
      brand: { colors: { text: '#2B1A14', ground: '#F7EEE6' }, logo: { file: 'pinon.svg', holdsName: true } },
      photos: {
        doctor: 'dr-sample',
        clinic: ['front-door'],
        photos: [
          { file: 'dr-sample.jpg', people: 'team', consent: true },
          { file: 'front-door.jpg', people: 'nobody' },
        ],
      },
      offices: [{ id: 'north-side', hours: { saturday: [] } }],
    })
    expect([...(read?.pictures.keys() ?? [])]).toEqual([
      'brand/pinon.svg',
      'photos/dr-sample.jpg',
      'photos/front-door.jpg',
    ])
  })

  test('an unusable picture is asked for again at once, with the check’s message', async () => {
    const folder = temporaryFolder()
    const write = (name: string, data: string | Buffer) => {
      writeFileSync(join(folder, name), data)
      return join(folder, name)
    }
    const photo = readFileSync('tests/clinics/photos/front-door.jpg')
    const words = '; A plain shape.; Una figura simple.; yes'
    const heic = write('ana.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'))
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    const replies: Record<string, string[]> = {
      'Logo, an': [
        write('script.svg', `${svg}<script>1</script></svg>`),
        write('logo.svg', `${svg}<path fill="#33204F" d="M4 4h56v56H4z"/></svg>`),
      ],
      'Photo of': [`${heic}${words}`, `${write('ana-2.jpg', photo)}${words}`],
      'Photo 1 ': [`${write('desk.jpg', photo)}; The desk.; El mostrador.`],
    }
    const asked: string[] = []
    const read = await askAll(files, async (question, given) => {
      const [last = ''] = question.message.split('\n').slice(-1)
      const reply = replies[last.slice(0, 8)]?.shift()
      if (reply === undefined) return enter(question, given)
      asked.push(question.message.replace(/(Logo, an|Photo of|Photo 1).*/, '$1'))
      return reply
    })
    expect(asked).toEqual([
      'Logo, an',
      expect.stringMatching(/script\.svg contains a script: export it again as a plain SVG\nLogo, an$/),
      'Photo of',
      expect.stringMatching(/^ana\.jpg is HEIC, .*\nPhoto of$/),
      'Photo 1',
    ])
    expect(read?.answers).toMatchObject({
      brand: { logo: { file: 'logo.svg' } },
      photos: { doctor: 'ana-2', clinic: ['desk-photo'] },
    })
  })

  test('a missing logo or photo is rejected at once', async () => {
    const said: (string | undefined)[] = []
    await askAll(files, async (question, given) => {
      if (question.type === 'text' && /^(Logo|Photo of)/.test(question.message))
        said.push(question.refuse('no.svg; a; b', given))
      return enter(question, given)
    })
    expect(said).toEqual([
      expect.stringContaining('there is no such file in /'),
      expect.stringContaining('there is no such file in /'),
    ])
  })

  test('a rejection names the invalid part of the answer', async () => {
    const replies: [question: string, reply: string, said: RegExp][] = [
      ['Six col', '#111111 #222', /^Write six colors, not 2, in this order: text, dark, main, accent, pin, ground;/],
      ['Six col', '#111111 #222222 #33 #444444 #555555 #666666', /^Color 3, main: write a color, as # and six/],
      ['Six col', '#2B1A14 #4A1F12 #F7EEE6 #7FD0C8 #2B4C9B #F7EEE6', /^Color 3, main: too little contrast/],
      ['Logo, a', '/no.svg', /^File: \/no.svg: there is no such file$/],
      ['Photo o', 'tests/clinics/photos/dr-sample.jpg; A shape.', /^What it shows, in Spanish: is empty$/],
      [
        'Further',
        'North; 12 Oak Street; Springdale; AR; 7276; (479) 555-0163; 36.21, -94.15',
        /^ZIP code: use five digits, or nine/,
      ],
      ['Further', 'North; 12 Oak Street; Springdale', /^State: is missing: parts are separated by semicolons$/],
    ]
    const said: [string, string | undefined][] = []
    await askAll(files, async (question, given) => {
      for (const [words, reply] of replies)
        if (question.type === 'text' && question.message.startsWith(words))
          said.push([reply, question.refuse(reply, given)])
      return enter(question, given)
    })
    expect(said).toEqual(replies.map(([, reply, reason]) => [reply, expect.stringMatching(reason)]))
  })

  test('a blank reply ends a list as an empty one does', async () => {
    const read = await askAll(files, replying({ 'Further office 1': ' ' }))
    expect(read && applyAnswers(files, read.answers)).toEqual(new Map())
  })

  test('an additional office is asked for its time zone if its state has several, and for its parking', async () => {
    const line = (state: string, zip: string, at: string) =>
      `Goodland; 12 Main Avenue; Goodland; ${state}; ${zip}; (785) 555-0163; ${at}`
    const answered = async (office: string, zone: string) => {
      const zones: string[][] = []
      const ask = replying({
        'Further office 1': office,
        'Where patients park at': 'Behind the house; Detrás de la casa',
      })
      const read = await askAll(files, async (question, given) => {
        if (question.type !== 'select' || question.message !== 'Time zone of Goodland') return ask(question, given)
        zones.push([question.initial, ...question.choices(given).map(({ value }) => value)])
        return zone
      })
      const [{ timeZone, parking } = {}] = (read?.answers.offices ?? []) as Record<string, unknown>[]
      return { zones, timeZone, parking }
    }
    const [central, mountain] = ['America/Chicago', 'America/Denver']
    const parking = { en: 'Behind the house', es: 'Detrás de la casa' }
    expect(await answered(line('KS', '67735', '38.5, -96.5'), mountain)).toEqual({
      zones: [[central, central, mountain]],
      timeZone: mountain,
      parking,
    })
    expect(await answered(line('AR', '72762', '36.21, -94.15'), mountain)).toEqual({ zones: [], parking })
    const given: Given = { ...presentAnswers(files) }
    officeQuestion(presentAnswers(files), given).put(given, line('CO', '80202', '38.0, -102.5'))
    const [zone] = officeDetails(given)
    expect([zone?.skip?.(given), zone?.type === 'select' && zone.initial]).toEqual([false, mountain])
  })

  describe('answers that are not written', () => {
    /** Leave at the question whose words begin so. @returns what is kept, and the file. */
    const leftAt = async (words: string, replies: Record<string, string>) => {
      const folder = temporaryFolder()
      const ask = replying(replies)
      const terminal = keeping(async (question, given) =>
        question.message.startsWith(words) ? undefined : ask(question, given),
      )
      await askAll(files, terminal.ask, 'content', terminal.given)
      return { said: terminal.keep(folder), folder }
    }

    test('are kept in a file that setup reads, with what is missing on top', async () => {
      const { said, folder } = await leftAt('Town 1', { 'Name of': 'High Desert: Chiropractic' })
      const file = join(folder, 'setup-answers.yaml')
      expect(said).toContain(`npm run setup -- --from ${file}`)
      const source = readFileSync(file, 'utf8')
      expect(source).toMatch(/^# What was answered .*\n# Not answered yet .*: cities\nname: "?High Desert: Chiro/)
      expect(readAnswers(source)).toEqual({ refused: [{ field: 'cities', reason: 'is missing' }] })
      expect(readAnswers(`${source}cities: [{ name: Springdale, position: "36.1867, -94.1288" }]\n`)).toMatchObject({
        answers: { name: 'High Desert: Chiropractic' },
      })
    })

    test('are empty if nothing was typed', async () => {
      const { said, folder } = await leftAt('Town 1', {})
      expect([said, readdirSync(folder)]).toEqual([undefined, []])
    })

    test('apply to the folder that was named', async () => {
      const terminal = keeping(async () => 'Second', 'other content')
      await terminal.ask({ type: 'text', message: '', initial: '', refuse: () => undefined, put: () => {} }, {})
      terminal.given.name = 'Second'
      expect(terminal.keep(temporaryFolder())).toMatch(/setup-answers\.yaml --content "other content"$/)
    })

    test('never replace earlier ones', async () => {
      const { folder } = await leftAt('Phone', { 'Name of': 'First' })
      const terminal = keeping(async () => 'Second')
      await terminal.ask({ type: 'text', message: '', initial: '', refuse: () => undefined, put: () => {} }, {})
      terminal.given.name = 'Second'
      expect(terminal.keep(folder)).toContain('setup-answers-2.yaml')
      expect(readFileSync(join(folder, 'setup-answers.yaml'), 'utf8')).toContain('name: First')
    })
  })
})
