import { parse } from 'yaml'
import { readSources } from '@/lib/content/read'
import { local } from '@/lib/schemas/local'
import { localPassages } from '@/scripts/check/local'
import { recordsOf } from '@/scripts/check/translations'
import { setFields } from '@/scripts/yaml/set-fields'
import { type Answers, checkAnswers } from '@/tools/setup/answers'
import { applyAnswers, changed } from '@/tools/setup/apply'
import { logoOf } from '@/tools/setup/clinic-facts'
import { presentAnswers } from '@/tools/setup/present'
import { withoutReferences } from '@/tools/setup/references'
import { changeLines, refusedByCheck, whatIsLeft } from '@/tools/setup/summary'
import { answersWith, files, problemsIn, written } from './fixture'

describe('apply', () => {
  const answers = answersWith()
  const changes = applyAnswers(files, answers)
  const after = changed(files, changes)
  const clinic = () => parse(after.get('clinic.yaml') ?? '')

  test('the content of another clinic passes the check', () => {
    expect(problemsIn(after)).toEqual([])
  })

  test('a second time changes nothing', () => {
    expect(applyAnswers(after, answers)).toEqual(new Map())
  })

  test('the answers that content/ already has change nothing', () => {
    const result = checkAnswers(presentAnswers(files))
    expect('answers' in result && applyAnswers(files, result.answers)).toEqual(new Map())
  })

  test('the facts are in clinic.yaml and count as confirmed', () => {
    expect(clinic()).toMatchObject({
      name: 'High Desert Chiropractic',
      logo: ['High Desert', 'Chiropractic'],
      phone: '(541) 555-0117',
      address: { city: 'Bend', state: 'OR' },
      geo: { latitude: 44.0582, longitude: -121.3153 },
      timeZone: 'America/Los_Angeles',
      staffLanguages: ['en', 'es'],
      governingLaw: 'Oregon',
      insurers: [
        { name: 'Aetna', page: 'aetna' },
        { name: 'Medicaid', page: 'medicaid' },
        { name: 'Medicare', page: 'medicare' },
        { name: 'Regence BlueCross BlueShield of Oregon', card: 'Regence' },
      ],
    })
    expect(clinic().confirmed).toEqual(expect.arrayContaining(['name', 'phone', 'geo', 'hours']))
    expect(clinic().confirmed).not.toEqual(expect.arrayContaining(['travel']))
  })

  test('a name that is the same in every language is written once', () => {
    const doctorAfter = (name: unknown) => {
      const wanted = answersWith({ doctor: { name, credentials: 'DC' } })
      return parse(changed(files, applyAnswers(files, wanted)).get('clinic.yaml') ?? '').doctor.name
    }
    const [en, es] = ['Dr. Ana Sample', 'Dra. Ana Sample']
    expect([doctorAfter({ en, es }), doctorAfter({ en, es: en }), doctorAfter(en)]).toEqual([{ en, es }, en, en])
  })

  test('a clinic without email, insurers and calendar has no trace of them, or the check names it', () => {
    const providers = { booking: { provider: 'none' } }
    const own = changed(files, applyAnswers(files, answersWith({ email: 'none', insurers: [], providers })))
    // A sentence that somebody has written since is left to the check.
    const [named, others] = [true, false].map((isNamed) =>
      problemsIn(own).filter(({ reason }) => reason.includes('but content/clinic.yaml has no') === isNamed),
    )
    expect(others).toEqual([])
    const left = new Set(named?.map(({ file }) => file))
    const texts = [...own].filter(([path]) => path !== 'local.yaml' && /\.(md|yaml)$/.test(path))
    for (const [path, text] of texts.filter(([path]) => !left.has(`content/${path}`))) {
      const said = /\{(email|insurers)\}|\]\(\/financial-information\/insurance-plans/.exec(text)?.[0]
      expect([path, said]).toEqual([path, undefined])
    }
    expect(own.get('clinic.yaml')).not.toMatch(/^(email|mapsListing):/m)
  })

  test('pages about the former towns are removed, also from lists of related posts', () => {
    const gone = [...changes].filter(([, text]) => text === null).map(([path]) => path)
    expect(gone).toContain('cities/rogers-chiropractor.es.md')
    expect(gone).toContain('posts/springdale-chiropractor-guide.en.md')
    expect(after.get('posts/first-chiropractic-visit.en.md')).not.toMatch(/- springdale-/)
    expect(changeLines(changes)).toContain('removes  content/cities/rogers-chiropractor (both languages)')
  })

  test('a link to one of them becomes its words', () => {
    const page = 'pages/contact.en.md'
    const link = 'See [our guide](/blog/springdale-chiropractor-guide#license).'
    const own = new Map(files).set(page, `${files.get(page)}\n${link}\n`)
    expect(changed(own, applyAnswers(own, answers)).get(page)).toMatch(/\nSee our guide\.\n$/)
  })

  test('whoever wants to rewrite them keeps them', () => {
    const kept = applyAnswers(files, answersWith({ localPages: 'keep' }))
    expect([...kept].filter(([path, text]) => text === null && !path.startsWith('insurers/'))).toEqual([])
  })

  test('the same town keeps its pages, its map and its ways', () => {
    const result = checkAnswers({ ...presentAnswers(files), phone: '(479) 555-0143' })
    const only = 'answers' in result ? applyAnswers(files, result.answers) : new Map()
    expect([...only.keys()]).toEqual(['clinic.yaml'])
  })

  test('the new towns are on the map, with the drives to the clinic from those without an office', () => {
    const { map, towns, spots, signs, dashed } = parse(after.get('places.yaml') ?? '')
    expect(towns.map(({ id }: { id: string }) => id)).toEqual(['bend', 'redmond', 'sisters'])
    expect([...spots, ...signs, dashed]).toEqual([undefined])
    expect(map.drawing).toBe('ground')
    expect(clinic().travel.map(({ id, minutes }: Record<string, unknown>) => [id, minutes])).toEqual([['sisters', 30]])
  })

  test('the name of a town at the right edge of the map is on the left of its dot', () => {
    const [bend, near] = (written().cities as { name: string; position: string }[]).slice(0, 2)
    const east = { name: 'Juniper Crossing', position: '44.06, -120.7' }
    const done = changed(files, applyAnswers(files, answersWith({ cities: [bend, near, east] })))
    const { towns } = parse(done.get('places.yaml') ?? '')
    const sides = new Map(towns.map(({ name, label }: Record<string, string>) => [name, label]))
    expect(sides.get('Juniper Crossing')).toBe('left')
    expect(sides.get('Bend')).toBe('right')
  })

  test('no name of the former town is left: every local passage reads as it is true anywhere', () => {
    const left = [...after].filter(([, text]) => /Springdale|Arkansas|Tontitown|Sunset/i.test(text))
    const listed = new Set(localPassages(readSources(after).entries).map(({ file }) => file))
    const unlisted = left.map(([path]) => path).filter((path) => !listed.has(`content/${path}`))
    expect(unlisted.filter((path) => path !== 'local.yaml')).toEqual([])
    expect(parse(after.get('local.yaml') ?? '').elsewhere).toEqual([])
  })

  test('a local passage that somebody has rewritten stays, and is listed', () => {
    const { elsewhere } = local.parse(parse(files.get('local.yaml') ?? ''))
    const { file = '', here = '' } = elsewhere.find((passage) => /\.en\.(md|yaml)$/.test(passage.file)) ?? {}
    const own = new Map(files).set(
      file,
      (files.get(file) ?? '').replace(here, () => 'Far from Springdale'),
    )
    const moved = changed(own, applyAnswers(own, answers))
    expect(moved.get(file)).toContain('Far from Springdale')
    expect(whatIsLeft(moved).join('\n')).toContain(`content/${file}:`)
  })

  test('both languages change together: no translation counts as behind its English', () => {
    const behind = (some: typeof after) => {
      const { entries } = readSources(some)
      const records = recordsOf(entries)
      return entries.flatMap(({ file, data }) => {
        const record = records.get(file)
        return record === undefined || String(data.translatedFrom).trim() === record ? [] : [file]
      })
    }
    const before = new Set(behind(files))
    expect(behind(after).filter((file) => !before.has(file))).toEqual([])
  })

  test('plans of another state are removed from the insurance cards, with their words', () => {
    const cards = parse(after.get('insurance-cards.yaml') ?? '')
    const ids = cards.kinds.map(({ id }: { id: string }) => id)
    expect(ids).toContain('medicaid')
    expect(ids).not.toContain('arhome')
    expect(parse(after.get('insurance-kinds.es.yaml') ?? '').kinds.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(JSON.stringify(cards)).not.toMatch(/"state"/)
  })

  test('a card counts as from another state only outside its own', () => {
    const cardsIn = (state: string) => {
      const kept = { insurers: new Set<string>(), notOffered: [], state }
      const cards = parse(withoutReferences(files, new Set(), kept).get('insurance-cards.yaml') ?? '')
      const { cards: elsewhere } = cards.kinds.find(({ id }: { id: string }) => id === 'blue-elsewhere')
      return elsewhere.map(({ id }: { id: string }) => id)
    }
    expect(cardsIn('OR')).toEqual(['anthem', 'blue-oklahoma', 'blue-texas'])
    expect(cardsIn('IN')).toEqual(['blue-oklahoma', 'blue-texas'])
    expect(cardsIn('TX')).toEqual(['anthem', 'blue-oklahoma'])
  })

  test('a service that is switched off is left to the check, which quotes the sentences', () => {
    const off = answersWith({ notOffered: ['/symptoms/work-injury'] })
    const without = changed(files, applyAnswers(files, off))
    const left = whatIsLeft(without)
    expect(left[0]).toMatch(/^\d+ places to fix before the site can be built/)
    expect(left[1]).toContain('leads to /symptoms/work-injury, which is switched off')
    expect(left.filter((line) => /insurance-(cards|kinds)\S*:\d+: kinds/.test(line))).toEqual([])
    const kinds: { id: string; answer?: string }[] = parse(without.get('insurance-kinds.es.yaml') ?? '').kinds
    expect(kinds.find(({ id }) => id === 'workers-compensation')?.answer).toBeUndefined()
    expect(kinds.find(({ id }) => id === 'auto')?.answer).toBeDefined()
  })

  test('sentences about what the clinic does not have are listed, but not on the page that is switched off', () => {
    const off = answersWith({ notOffered: [pregnancy], insurers: ['Medicare', 'Regence'] })
    const left = whatIsLeft(changed(files, applyAnswers(files, off))).join('\n')
    expect(left).toContain('that the clinic does not have')
    expect(left).toMatch(/content\/faq\.en\.yaml:\d+ {2}“/)
    expect(left).not.toContain('content/services/pregnancy-care')
    expect(whatIsLeft(files).join('\n')).not.toContain('that the clinic does not have')
  })

  const pregnancy = '/services/pregnancy-care'

  test('without a service its passages are replaced, and the check names what else leads there', () => {
    const notOffered = [pregnancy, '/services/pediatric-care']
    const own = changed(files, applyAnswers(files, answersWith({ notOffered })))
    const { without } = local.parse(parse(files.get('local.yaml') ?? ''))
    const passages = without.filter(({ page }) => notOffered.includes(page)).flatMap((item) => item.passages)
    expect(passages.filter(({ file, here }) => own.get(file)?.includes(here))).toEqual([])
    expect(problemsIn(own).filter(({ reason }) => !reason.includes('which is switched off'))).toEqual([])
  })

  test.each([
    ['High Desert Chiropractic', ['High Desert', 'Chiropractic']],
    ['Kline & Daughters Physical Therapy', ['Kline & Daughters', 'Physical Therapy']],
    ['Tamarack Family Chiropractic', ['Tamarack', 'Family Chiropractic']],
    ['Wellness of the Valley', ['Wellness of', 'the Valley']],
    ['Backwell', ['Backwell', 'Bend']],
  ])('the name %s in two lines', (name, lines) => {
    expect(logoOf(name, 'Bend')).toEqual(lines)
  })

  test.each<[string, Record<string, unknown>, string, string]>([
    ['the page of an insurer that there is not', { insurers: [{ name: 'A', page: 'a' }] }, 'insurers', 'has no file'],
    ['a service that there is not', { notOffered: ['/services/dentistry'] }, 'notOffered.0', 'of no service'],
  ])('%s is refused before anything is written', (_, wrong, field, reason) => {
    const refused = refusedByCheck(files, changed(files, applyAnswers(files, answersWith(wrong))))
    expect(refused).toContainEqual(
      expect.objectContaining({ file: 'content/clinic.yaml', field, reason: expect.stringContaining(reason) }),
    )
  })

  test('sentences that need rewriting do not reject an answer', () => {
    const off = answersWith({ notOffered: ['/services/pregnancy-care'] })
    expect(refusedByCheck(files, changed(files, applyAnswers(files, off)))).toEqual([])
  })

  test('the additional offices are in clinic.yaml, and are removed when the clinic moves without them', () => {
    expect(clinic().offices).toMatchObject([
      { id: 'redmond', name: 'Redmond', geo: { latitude: 44.2721, longitude: -121.1752 } },
    ])
    const result = checkAnswers(presentAnswers(files))
    const back = changed(after, applyAnswers(after, 'answers' in result ? result.answers : answers))
    expect(parse(back.get('clinic.yaml') ?? '').offices).toEqual([])
  })

  describe('what the answers do not mention', () => {
    /** Return the clinic after setup, with its facts changed by somebody since. */
    const withFacts = (change: (facts: Record<string, unknown[]>) => object) => {
      const own = new Map(after)
      return own.set(
        'clinic.yaml',
        setFields(own.get('clinic.yaml') ?? '', change(clinic()) as Record<string, unknown>),
      )
    }
    const clinicAfter = (own: typeof after, changes: Record<string, unknown> = {}) => {
      const done = applyAnswers(own, answersWith(changes))
      return { facts: parse(changed(own, done).get('clinic.yaml') ?? '') }
    }
    const holidays = [{ date: '2026-12-25', name: { en: 'Christmas Day', es: 'Navidad' } }]
    const network = { in: true, asOf: '2026-11-01' }

    test('stays for an insurer with that name; what they mention is replaced', () => {
      const own = withFacts(({ insurers = [] }) => ({
        insurers: (insurers as { name: string }[]).map((item) =>
          item.name === 'Medicare' ? { ...item, card: 'Part B', network } : item,
        ),
      }))
      const { facts } = clinicAfter(own, {
        insurers: ['Aetna', 'Medicaid', { name: 'Medicare', card: 'Medicare' }],
      })
      expect(facts.insurers[2]).toEqual({ name: 'Medicare', page: 'medicare', card: 'Medicare', network })
    })

    test('is removed if it describes the former clinic’s contract with an insurer', () => {
      const known = [{ name: 'Aetna', page: 'aetna', network }, 'Medicaid', 'Medicare']
      const before = new Map(files)
      const insurers = known.map((item) => (typeof item === 'string' ? { name: item } : item))
      before.set('clinic.yaml', setFields(files.get('clinic.yaml') ?? '', { insurers }))
      const factsAfter = (some: Answers) => parse(changed(before, applyAnswers(before, some)).get('clinic.yaml') ?? '')
      const named = { insurers: ['Aetna'], notOffered: [] }
      expect(factsAfter(answersWith(named)).insurers).toEqual([{ name: 'Aetna', page: 'aetna' }])
      const here = checkAnswers({ ...presentAnswers(before), ...named })
      if (!('answers' in here)) throw new Error(JSON.stringify(here.refused))
      expect(factsAfter(here.answers).insurers).toEqual([known[0]])
    })

    test('stays for an office with that id, or with that name if the answers give no id', () => {
      const own = withFacts(({ offices = [] }) => ({
        offices: offices.map((office) => ({ ...(office as object), id: 'redmond-office', holidays })),
      }))
      expect(applyAnswers(own, answers)).toEqual(new Map())
      const [{ parking, ...office } = {}] = written().offices as Record<string, unknown>[]
      const renamed = { ...office, id: 'redmond-office', name: 'Cascade Row' }
      expect(clinicAfter(own, { offices: [renamed] }).facts.offices).toMatchObject([
        { id: 'redmond-office', name: 'Cascade Row', holidays, parking },
      ])
    })
  })

  test('hours of a single day stay behind when the clinic moves', () => {
    const dates = (facts: { holidays: { date: string }[] }) => facts.holidays.map(({ date }) => date)
    expect(dates(clinic())).toContain('2026-12-25')
    expect(dates(clinic())).not.toContain('2026-12-24')
    expect(clinic().confirmed).not.toContain('holidays')
  })

  test('a physical therapist is told which texts are about chiropractic', () => {
    const therapist = changed(files, applyAnswers(files, answersWith({ practice: 'physiotherapy' })))
    expect(parse(therapist.get('clinic.yaml') ?? '').practice).toBe('physiotherapy')
    const left = whatIsLeft(therapist).join('\n')
    expect(left).toMatch(/^\d+ files with words about chiropractic/m)
    expect(whatIsLeft(after).join('\n')).not.toContain('words about chiropractic')
  })
})
