import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { settings } from '@/lib/compiled/data'
import { pageOf } from '@/lib/content'
import { type Locale, locales } from '@/lib/i18n/locales'
import {
  type Answers,
  advise,
  isGraver,
  type RegionRules,
  tellingAnswers,
  type Urgency,
  urgencies,
} from '@/lib/triage/advise'
import { bodyParts, partGuide } from '@/lib/triage/guide'

/** A situation and its urgency: one level, or the least and the most urgent acceptable ones. */
type Situation = Answers & { part: string; right: Urgency | [mildest: Urgency, gravest: Urgency]; literal?: string[] }

const readSituations = <S extends Situation>(name: string): S[] => parse(readFileSync(join(__dirname, name), 'utf8'))

/** Situations described in both languages. */
const situations = readSituations<Situation & Record<Locale, string>>('situations.yaml')

/** Situations described in one language, by people who had not seen the rules. */
const unseenIn = (locale: Locale) => readSituations<Situation & { id: string; text: string }>(`unseen.${locale}.yaml`)

const rulesOf = (id: string): RegionRules => partGuide(id, 'en').rules

const advised = ({ part, signs, about, began, course }: Situation, more: string[] = []) =>
  advise(rulesOf(part), { signs: [...(signs ?? []), ...more], about, began, course }).urgency

describe('situations of patients', () => {
  test('there are enough situations for every part, described differently in each language', () => {
    expect([...new Set(situations.map(({ part }) => part))].sort()).toEqual(
      settings.triage.regions.map(({ id }) => id).sort(),
    )
    for (const locale of locales)
      expect(new Set(situations.map((situation) => situation[locale])).size).toBeGreaterThanOrEqual(150)
  })

  const told: { name: string; situations: (Situation & { words: string })[] }[] = [
    { name: 'both languages', situations: situations.map((one) => ({ ...one, words: one.en })) },
    ...locales.map((locale) => ({
      name: `${locale}, unseen`,
      situations: unseenIn(locale).map((one) => ({ ...one, words: `${one.id} ${one.text}` })),
    })),
  ]

  describe.each(told)('in $name', ({ situations }) => {
    const wrong = (is: (advice: Urgency, mildest: Urgency, gravest: Urgency) => boolean, isLiteral = false) =>
      situations
        .filter(({ literal }) => literal || !isLiteral)
        .map((situation) => ({ ...situation, advice: advised(situation, isLiteral ? situation.literal : []) }))
        .filter(({ advice, right }) => is(advice, [right].flat()[0] as Urgency, [right].flat().at(-1) as Urgency))
        .map(({ part, words, right, advice }) => `${part}: ${words} ${advice}, right: ${right}`)

    test('none is advised too mildly, whoever reads', () => {
      expect(wrong((advice, mildest) => isGraver(mildest, advice))).toEqual([])
      expect(wrong((advice, mildest) => isGraver(mildest, advice), true)).toEqual([])
    })

    test('at most one in twenty is advised too severely by a careful reader', () => {
      const isTooSevere = (advice: Urgency, _mildest: Urgency, gravest: Urgency) => isGraver(advice, gravest)
      expect(wrong(isTooSevere).slice(Math.floor(situations.length / 20))).toEqual([])
    })
  })

  test('additional ticks of a literal reader do not lead to an emergency room', () => {
    const literal = situations.filter((situation) => situation.literal)
    const sent = literal.filter((situation) => {
      const gravest = [situation.right].flat().at(-1) as Urgency
      return isGraver(advised(situation, situation.literal), 'today') && !isGraver(gravest, 'today')
    })
    expect(sent.slice(Math.floor(literal.length / 20)).map(({ en }) => en)).toEqual([])
  })
})

const reads = (part: string, answers: Answers) => advise(rulesOf(part), answers)

test('answers that are more urgent together', () => {
  expect(reads('hip', { began: 'injury', course: 'mild' }).urgency).toBe('today')
  expect(reads('hip', { began: 'injury', course: 'mild', about: ['older'] })).toMatchObject({
    urgency: 'er',
    reasons: ['injury', 'older'],
  })
})

test('several signs may be ticked: the most urgent counts, and gives the reason', () => {
  expect(reads('lower-back', { signs: ['night', 'saddle', 'leg-numb'] })).toMatchObject({
    urgency: 'emergency',
    reasons: ['saddle'],
  })
})

test('thoughts of suicide lead to the crisis line, but not together with another sign for 911', () => {
  expect(reads('knee', { signs: ['mind'] }).isCrisis).toBe(true)
  expect(reads('knee', { signs: ['mind', 'cold-limb'] }).isCrisis).toBe(false)
})

test('a pregnant adult is led to the prenatal team, a child to the pediatrician', () => {
  expect(reads('lower-back', { about: ['pregnant'] }).who).toBe('pregnancy')
  expect(reads('lower-back', {}).who).toBe('adult')
  expect(reads('child-back', {}).who).toBe('child')
})

test.each<[part: string, answers: Answers, pages: string[]]>([
  ['shoulder', { began: 'injury' }, ['/symptoms/work-injury', '/symptoms/sports-injuries']],
  ['neck', { began: 'injury' }, ['/symptoms/neck-pain', '/symptoms/auto-accident-whiplash']],
  ['whole-body', { began: 'slow' }, ['/symptoms/arthritis-joint-pain', '/services/wellness-care']],
  ['lower-back', { began: 'strain' }, ['/symptoms/back-pain', '/symptoms/work-injury']],
])('%s: what can wait leads to its pages', (part, answers, pages) => {
  // An injury of the shoulder must be seen today.
  const calm = { ...rulesOf(part), raises: [] }
  expect(advise(calm, answers).pages).toEqual(expect.arrayContaining(pages))
})

test('advice that cannot wait until tomorrow links to no page', () => {
  expect(reads('lower-back', { signs: ['urine-burns'] }).pages).toEqual([])
  expect(reads('lower-back', { signs: ['bladder'] }).pages).toEqual([])
})

/** The urgent maternal warning signs of the CDC: https://www.cdc.gov/hearher/maternal-warning-signs/index.html */
const maternalSigns: Record<Locale, string[]> = {
  en: [
    'severe or lasting headache',
    'dizziness',
    'Fainting',
    'self-harm, or hurting a child',
    'changes in vision',
    'fever of 100.4 °F',
    'face or hands are very swollen',
    'trouble breathing',
    'chest pain, a racing heart',
    'cannot stop vomiting',
    'Severe pain in your belly',
    'baby is moving less or has stopped moving',
    'vaginal bleeding or leaking fluid in pregnancy',
    'After giving birth, you have heavy bleeding or fluid that smells bad',
    'leg or arm is red, swollen or painful',
    'so tired you can hardly function',
  ],
  es: [
    'dolor de cabeza muy fuerte o que no se quita',
    'mareo',
    'Se desmayó',
    'suicidarse, en lastimarse, o en lastimar a un niño',
    'cambios en la vista',
    'fiebre de 100.4 °F',
    'Tiene muy hinchadas la cara o las manos',
    'falta de aire',
    'dolor en el pecho, el corazón acelerado',
    'No para de vomitar',
    'dolor muy fuerte en el vientre',
    'bebé se mueve menos o dejó de moverse',
    'sangrado vaginal o le sale líquido en el embarazo',
    'Después del parto, tiene sangrado fuerte o le sale un líquido con mal olor',
    'pierna o un brazo se le ve rojo, se le hincha o le duele',
    'tan cansada que casi no puede hacer nada',
  ],
}

describe.each(locales)('in %s', (locale) => {
  const words = pageOf('where-does-it-hurt', locale)
  const guides = bodyParts(locale).map(({ id }) => partGuide(id, locale))

  test('pregnancy and the time after birth name every urgent maternal warning sign', () => {
    const said = partGuide('pregnancy', locale)
      .lists.filter(({ urgency }) => urgency === 'emergency' || urgency === 'er')
      .flatMap(({ signs }) => signs.map(({ text }) => text))
      .join(' ')
    for (const sign of maternalSigns[locale]) expect(said).toContain(sign)
  })

  test('every part has the crisis line', () => {
    for (const { rules } of guides) expect(rules.signs).toContainEqual(expect.objectContaining({ line: '988' }))
  })

  test('danger comes first in every part, each list under its heading', () => {
    for (const { lists, rules } of guides) {
      expect(lists[0]).toMatchObject({ urgency: 'emergency', heading: words.answers.emergency.heading })
      expect(rules.signs.map(({ id }) => id)).toEqual(lists.flatMap(({ signs }) => signs.map(({ id }) => id)))
      const ranks = rules.signs.map(({ urgency }) => urgencies.indexOf(urgency))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
    expect(partGuide('child-back', locale).lists.find(({ urgency }) => urgency === 'today')?.heading).toBe(
      words.answers.child.today.heading,
    )
  })

  test('every answer has words, and no part names a source twice', () => {
    for (const { rules, texts, sources } of guides) {
      for (const answer of [...rules.signs, ...rules.about, ...rules.began, ...rules.course])
        expect(texts[answer.id]?.text).toMatch(/\S/)
      const urls = sources.map(({ url }) => url)
      expect(new Set(urls).size).toBe(urls.length)
    }
  })
})

test('every sign and fact is tried, and two together where rules name them', () => {
  const rules = { ...rulesOf('hip'), raises: [{ all: ['older', 'calf'], urgency: 'er' as const }] }
  const tried = [...tellingAnswers(rules)]
  expect(tried).toHaveLength(4 * 3 * (1 + rules.signs.length + rules.about.length + 1))
  expect(tried).toContainEqual({ began: 'slow', course: 'weeks', signs: ['calf'], about: ['older'] })
})

test('an unknown answer is an error that lists the known ones', () => {
  expect(() => reads('head', { began: 'yesterday' })).toThrow(
    'triage: no answer "yesterday"; known: injury, sudden, strain, slow',
  )
  expect(() => reads('head', { began: 'slow', signs: ['<b>'] })).toThrow('triage: no answer "<b>"')
})
