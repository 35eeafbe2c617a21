import { pageOf } from '@/lib/content'
import { settings } from '@/lib/content/data'
import { type Locale, locales } from '@/lib/i18n/locales'
import { advise, allAnswers, urgencies } from '@/lib/triage/advise'
import { guideOf } from '@/lib/triage/guide'
import { loadQuestions } from '@/lib/triage/load'

const headaches = ['/symptoms/headache-migraine', '/blog/headaches-migraines', '/symptoms/neck-pain']
const jaw = ['/symptoms/various-health-concerns', '/symptoms/stress-management']
const pregnancy = ['/services/pregnancy-care', '/blog/pregnancy-pediatric-chiropractic-wellness']
const childBack = ['/services/pediatric-care', '/blog/pediatric-chiropractic', '/symptoms/postural-issues-scoliosis']
const childHead = ['/services/pediatric-care', '/blog/pediatric-chiropractic-safety']
const childLimbs = ['/services/pediatric-care', '/blog/injury-prevention-recovery', '/symptoms/sports-injuries']
const shoulder = ['/symptoms/sports-injuries', '/symptoms/repetitive-strain-injury', '/symptoms/neck-pain']
const arm = ['/symptoms/repetitive-strain-injury', '/symptoms/sports-injuries', '/symptoms/neck-pain']
const armAtWork = arm.toSpliced(2, 0, '/symptoms/work-injury')
const hand = ['/symptoms/repetitive-strain-injury', '/symptoms/arthritis-joint-pain']
const upperBack = ['/symptoms/back-pain', '/symptoms/postural-issues-scoliosis', '/blog/stress-spine-effects']
const lowerBack = ['/symptoms/back-pain', '/symptoms/sciatica-neuropathy', '/blog/injury-prevention-recovery']
const lifted = lowerBack.toSpliced(1, 0, '/symptoms/work-injury')
const hip = ['/symptoms/arthritis-joint-pain', '/symptoms/various-health-concerns']
const leg = ['/symptoms/sciatica-neuropathy', '/symptoms/back-pain']
const knee = ['/symptoms/arthritis-joint-pain', '/symptoms/sports-injuries', '/blog/arthritis-joint-pain']
const foot = ['/symptoms/sports-injuries', '/symptoms/sciatica-neuropathy', '/blog/injury-prevention-recovery']
const allOver = ['/symptoms/various-health-concerns', '/symptoms/stress-management']
const various = ['/symptoms/various-health-concerns']

type Situation = [
  what: string,
  region: string,
  answers: [began: string, sign?: string, course?: string],
  urgency: (typeof urgencies)[number],
  pages?: string[],
]

/** What patients come with, what it calls for, and where it leads. In an emergency it leads to no page. */
const situations: Situation[] = [
  // Stroke, bleeding, meningitis, arteries
  ['a drooping face with a headache', 'head', ['slow', 'stroke'], 'emergency'],
  ['the worst headache at once', 'head', ['sudden'], 'emergency'],
  ['a headache at full force within a minute', 'head', ['slow', 'thunderclap'], 'emergency'],
  ['fever and a stiff neck', 'head', ['slow', 'meningitis'], 'emergency'],
  ['a blow to the head', 'head', ['injury'], 'emergency'],
  ['over 50 with sore temples', 'head', ['slow', 'arteritis', 'weeks'], 'emergency'],
  ['a new headache after birth', 'head', ['slow', 'headache-pregnancy'], 'emergency'],
  ['neck pain on one side with a headache', 'head', ['slow', 'neck-artery'], 'emergency'],
  ['an eyelid that droops and sudden confusion', 'head', ['slow', 'stroke', 'mild'], 'emergency'],
  ['a headache and everybody at home ill, the dog too', 'head', ['slow', 'carbon-monoxide', 'mild'], 'emergency'],
  ['a red, painful eye and blurred sight', 'head', ['slow', 'red-eye', 'mild'], 'emergency'],
  ['blisters on the forehead beside the eye', 'head', ['slow', 'shingles-eye', 'mild'], 'emergency'],
  ['purple spots that stay under a glass', 'head', ['slow', 'rash-glass', 'mild'], 'emergency'],
  ['a headache and a seizure', 'head', ['slow', 'faint', 'mild'], 'emergency'],
  ['headaches that keep getting worse', 'head', ['slow', 'headache-new', 'weeks'], 'physician', headaches],
  ['a strong headache for days, no sign', 'head', ['slow', undefined, 'worse'], 'physician', headaches],
  ['headaches that come back', 'head', ['slow', undefined, 'weeks'], 'visit', headaches],
  ['a headache after a long day', 'head', ['strain', undefined, 'mild'], 'home', headaches],
  ['jaw pain with sweating', 'jaw', ['slow', 'heart'], 'emergency'],
  ['jaw pain when chewing, over 50', 'jaw', ['slow', 'arteritis'], 'emergency'],
  ['a swollen face, cannot swallow', 'jaw', ['slow', 'swallow'], 'emergency'],
  ['a mouth that stays open after a yawn', 'jaw', ['strain', 'jaw-open', 'mild'], 'emergency'],
  ['blisters on the nose', 'jaw', ['slow', 'shingles-eye', 'mild'], 'emergency'],
  ['a hard lump on the jaw', 'jaw', ['slow', 'lump', 'mild'], 'physician', jaw],
  ['a jaw that locks', 'jaw', ['slow', 'jaw-lock', 'mild'], 'physician', jaw],
  ['a tired jaw in the morning', 'jaw', ['slow', undefined, 'mild'], 'home', jaw],
  ['a sudden strong neck pain', 'neck', ['sudden'], 'emergency'],
  ['a neck that hurts since a crash', 'neck', ['injury'], 'emergency'],
  ['neck pain and clumsy hands', 'neck', ['slow', 'clumsy'], 'emergency'],
  ['neck pain and chills', 'neck', ['slow', 'back-fever', 'mild'], 'emergency'],
  ['neck pain after injecting drugs', 'neck', ['slow', 'cancer', 'mild'], 'physician'],
  ['neck pain and a numb arm', 'neck', ['slow', 'arm-numb', 'weeks'], 'physician'],
  [
    'a stiff neck after a bad night',
    'neck',
    ['slow', undefined, 'mild'],
    'home',
    ['/symptoms/neck-pain', '/blog/sleep-posture-pillows', '/symptoms/stress-management'],
  ],
  [
    'a stiff neck after a long shift',
    'neck',
    ['strain', undefined, 'weeks'],
    'visit',
    ['/symptoms/neck-pain', '/symptoms/work-injury', '/blog/sleep-posture-pillows'],
  ],
  // Heart, lungs, aorta
  ['shoulder pain with nausea and sweating', 'shoulder', ['sudden', 'heart'], 'emergency'],
  ['a shoulder that hurts since a fall', 'shoulder', ['injury', undefined, 'mild'], 'physician'],
  ['an arm that cannot be lifted', 'shoulder', ['strain', 'arm-lift', 'mild'], 'physician', shoulder],
  ['a sore tip of the shoulder, maybe pregnant', 'shoulder', ['slow', 'belly-pregnant', 'mild'], 'emergency'],
  ['a shoulder out of place', 'shoulder', ['injury', 'bent-arm'], 'emergency'],
  ['a shoulder that aches for weeks', 'shoulder', ['slow', undefined, 'weeks'], 'visit', shoulder],
  ['an arm that looks bent', 'arm', ['injury', 'bent-arm'], 'emergency'],
  ['one arm newly swollen', 'arm', ['slow', 'calf', 'mild'], 'emergency'],
  ['a cut that does not stop bleeding', 'arm', ['injury', 'wound'], 'emergency'],
  ['an elbow sore from work', 'arm', ['strain', undefined, 'weeks'], 'visit', armAtWork],
  ['an elbow that aches a little', 'arm', ['slow', undefined, 'mild'], 'home', arm],
  ['red streaks up from the hand', 'hand', ['slow', 'red-streaks'], 'emergency'],
  ['a cold, pale hand', 'hand', ['sudden', 'cold-limb'], 'emergency'],
  ['a grip that grows weaker', 'hand', ['slow', 'arm-numb', 'weeks'], 'physician', hand],
  ['stiff hands every morning', 'hand', ['slow', 'joints-stiff', 'weeks'], 'physician', hand],
  ['sore hands after gardening', 'hand', ['slow', undefined, 'mild'], 'home', hand],
  ['a pain between the shoulder blades like a tear', 'upper-back', ['slow', 'aorta'], 'emergency'],
  ['a sudden strong pain in the upper back', 'upper-back', ['sudden'], 'emergency'],
  ['thin bones and a sudden new stoop', 'upper-back', ['strain', 'stoop', 'mild'], 'emergency'],
  ['a burning band with blisters', 'upper-back', ['slow', 'shingles', 'mild'], 'physician', upperBack],
  ['an upper back stiff from a screen', 'upper-back', ['slow', undefined, 'mild'], 'home', upperBack],
  ['chest pressure', 'chest', ['slow', 'chest-pressure'], 'emergency'],
  ['a sudden chest pain', 'chest', ['sudden'], 'emergency'],
  ['a chest pain that gets worse', 'chest', ['slow', undefined, 'worse'], 'emergency'],
  ['a chest sore since a crash', 'chest', ['injury'], 'emergency'],
  ['a racing heart that does not slow down', 'chest', ['slow', 'lungs', 'mild'], 'emergency'],
  ['a cough with fever', 'chest', ['slow', 'chest-cough', 'mild'], 'physician', various],
  ['ribs that hurt only when pressed', 'chest', ['strain', 'chest-press', 'mild'], 'physician', various],
  ['a sore chest, no sign', 'chest', ['slow', undefined, 'mild'], 'physician', various],
  // Cauda equina, infection, cancer, fractures
  ['back pain, cannot pass urine', 'lower-back', ['strain', 'bladder'], 'emergency'],
  ['back pain, numb between the legs', 'lower-back', ['slow', 'saddle'], 'emergency'],
  ['back pain down both legs', 'lower-back', ['strain', 'both-legs'], 'emergency'],
  ['back pain, numb buttocks', 'lower-back', ['slow', 'saddle', 'mild'], 'emergency'],
  ['a back that bends forward at once, in old age', 'lower-back', ['strain', 'stoop', 'mild'], 'emergency'],
  ['back pain with fever', 'lower-back', ['slow', 'back-fever'], 'emergency'],
  ['back pain since a bad fall', 'lower-back', ['injury'], 'emergency'],
  ['sudden strong back pain without a cause', 'lower-back', ['sudden'], 'emergency'],
  ['back pain after cancer', 'lower-back', ['slow', 'cancer', 'mild'], 'physician', lowerBack],
  ['back pain and lost weight', 'lower-back', ['slow', 'weight', 'mild'], 'physician', lowerBack],
  ['back pain every night', 'lower-back', ['slow', 'night', 'weeks'], 'physician', lowerBack],
  ['a back that gets worse', 'lower-back', ['strain', undefined, 'worse'], 'physician', lifted],
  ['a back that comes and goes', 'lower-back', ['slow', undefined, 'weeks'], 'visit', lowerBack],
  ['threw my back out lifting', 'lower-back', ['strain', undefined, 'mild'], 'home', lifted],
  ['a hard belly', 'belly', ['slow', 'belly-sudden'], 'emergency'],
  ['a sudden belly pain', 'belly', ['sudden'], 'emergency'],
  ['pain low on the right with fever', 'belly', ['slow', 'belly-right'], 'emergency'],
  ['a lump in the groin that no longer goes back', 'belly', ['strain', 'hernia', 'mild'], 'emergency'],
  ['a late period, belly pain and shoulder pain', 'belly', ['slow', 'belly-pregnant', 'mild'], 'emergency'],
  ['diabetes and vomiting', 'belly', ['slow', 'belly-blood', 'mild'], 'emergency'],
  ['a belly that hurts where the belt crossed', 'belly', ['injury'], 'emergency'],
  ['a belly that hurts on and off', 'belly', ['slow', undefined, 'weeks'], 'physician', various],
  ['a hip after a fall, cannot stand', 'hip', ['injury', 'hip-fall'], 'emergency'],
  ['sudden pain in a testicle', 'hip', ['sudden', 'testicle'], 'emergency'],
  ['a hard lump in the groin', 'hip', ['slow', 'hernia', 'mild'], 'emergency'],
  ['a hip that aches on stairs', 'hip', ['slow', undefined, 'weeks'], 'visit', hip],
  ['a swollen, warm calf', 'leg', ['slow', 'calf'], 'emergency'],
  ['leg pain and a weak foot', 'leg', ['slow', 'legs-weak'], 'emergency'],
  ['a leg suddenly numb and slurred speech', 'leg', ['slow', 'stroke', 'mild'], 'emergency'],
  ['a lump in the thigh that grows', 'leg', ['slow', 'lump', 'mild'], 'physician', leg],
  ['sciatica below the knee', 'leg', ['slow', 'leg-numb', 'weeks'], 'physician', leg],
  ['a tight buttock for weeks', 'leg', ['slow', undefined, 'weeks'], 'visit', leg],
  ['a hot, swollen knee', 'knee', ['sudden', 'hot-joint'], 'emergency'],
  ['a knee that cannot take four steps', 'knee', ['injury', 'bent-leg'], 'emergency'],
  ['a deep cut on the knee', 'knee', ['injury', 'wound', 'mild'], 'emergency'],
  ['a knee that hurts every night', 'knee', ['slow', 'night', 'mild'], 'physician', knee],
  ['a knee that gives way', 'knee', ['strain', 'joint-swells', 'mild'], 'physician', knee],
  ['a knee stiff after sitting', 'knee', ['slow', undefined, 'mild'], 'home', knee],
  ['a cold, blue foot', 'foot', ['sudden', 'cold-limb'], 'emergency'],
  ['diabetes and a sore on the foot', 'foot', ['slow', 'foot-sore', 'weeks'], 'physician', foot],
  ['a twisted ankle that hurts to stand on', 'foot', ['injury', 'weight-bearing', 'mild'], 'physician', foot],
  ['a sore heel', 'foot', ['slow', undefined, 'mild'], 'home', foot],
  // All over
  ['aches, shivering and blotchy skin', 'whole-body', ['slow', 'sepsis', 'mild'], 'emergency'],
  ['a mouth that swells after a sting', 'whole-body', ['slow', 'swallow', 'mild'], 'emergency'],
  ['thoughts of suicide', 'whole-body', ['slow', 'mind', 'mild'], 'emergency'],
  ['confused after practice in the heat', 'whole-body', ['strain', 'faint', 'mild'], 'emergency'],
  ['everyone at home is dizzy', 'whole-body', ['slow', 'carbon-monoxide', 'mild'], 'emergency'],
  ['sore all over since a crash', 'whole-body', ['injury'], 'emergency'],
  ['aches and lost weight', 'whole-body', ['slow', 'weight', 'mild'], 'physician', allOver],
  ['aches all over for weeks', 'whole-body', ['slow', undefined, 'weeks'], 'visit', allOver],
  // Pregnancy
  ['bleeding in pregnancy', 'pregnancy', ['slow', 'pregnancy-bleeding'], 'emergency'],
  ['a fall in pregnancy', 'pregnancy', ['injury'], 'emergency'],
  ['a baby that moves less', 'pregnancy', ['slow', 'pregnancy-movement'], 'emergency'],
  ['dizzy in pregnancy', 'pregnancy', ['slow', 'pregnancy-head', 'mild'], 'emergency'],
  ['a tiredness after birth that nothing helps', 'pregnancy', ['slow', 'pregnancy-fever', 'mild'], 'emergency'],
  ['a bad smell from the vagina after birth', 'pregnancy', ['slow', 'pregnancy-bleeding', 'mild'], 'emergency'],
  ['a swollen arm in pregnancy', 'pregnancy', ['slow', 'pregnancy-chest', 'mild'], 'emergency'],
  ['pain at the tip of the shoulder in pregnancy', 'pregnancy', ['slow', 'pregnancy-chest', 'mild'], 'emergency'],
  ['thoughts of self-harm after birth', 'pregnancy', ['slow', 'mind', 'mild'], 'emergency'],
  ['an aching back in pregnancy', 'pregnancy', ['slow', undefined, 'mild'], 'physician', pregnancy],
  // Children
  ['a child who hit the head', 'child-head', ['injury'], 'emergency'],
  ['a child with fever and a stiff neck', 'child-head', ['slow', 'child-meningitis'], 'emergency'],
  ['a feverish baby', 'child-head', ['slow', 'baby'], 'emergency'],
  ['a child who cannot swallow saliva', 'child-head', ['slow', 'child-breath', 'mild'], 'emergency'],
  ['a child with spots that stay under a glass', 'child-head', ['slow', 'rash-glass', 'mild'], 'emergency'],
  ['brothers and sisters with a headache at once', 'child-head', ['slow', 'carbon-monoxide', 'mild'], 'emergency'],
  ['a child with a swollen, red eye', 'child-head', ['slow', 'red-eye', 'mild'], 'emergency'],
  ['a child who vomits each morning', 'child-head', ['slow', 'child-headaches', 'mild'], 'physician', childHead],
  ['a child with a headache', 'child-head', ['slow', undefined, 'mild'], 'physician', childHead],
  ['a child with severe belly pain', 'child-belly', ['slow', 'child-belly-pain'], 'emergency'],
  ['a child who swallowed a battery', 'child-belly', ['slow', 'child-swallowed', 'mild'], 'emergency'],
  ['a child without urine all day', 'child-belly', ['slow', 'child-dry', 'mild'], 'emergency'],
  ['a baby with a hard lump in the groin', 'child-belly', ['slow', 'hernia', 'mild'], 'emergency'],
  ['a child with a belly ache', 'child-belly', ['slow', undefined, 'mild'], 'physician', ['/services/pediatric-care']],
  ['a child with weak legs', 'child-back', ['slow', 'child-weak'], 'emergency'],
  ['a back that wakes a child', 'child-back', ['slow', 'child-night', 'weeks'], 'physician', childBack],
  ['a back sore from a backpack', 'child-back', ['strain', undefined, 'mild'], 'home', childBack],
  ['a backpack ache that lasts', 'child-back', ['strain', undefined, 'weeks'], 'visit', childBack],
  ['a child with fever who will not walk', 'child-limbs', ['slow', 'child-joint'], 'emergency'],
  ['a broken elbow and a pale hand', 'child-limbs', ['injury', 'cold-limb'], 'emergency'],
  ['a child with sore legs and bruises', 'child-limbs', ['slow', 'child-ill', 'mild'], 'physician', childLimbs],
  ['a child who limps', 'child-limbs', ['slow', 'child-ill', 'mild'], 'physician', childLimbs],
  ['growing pains', 'child-limbs', ['slow', undefined, 'mild'], 'physician', childLimbs],
]

test('there are situations enough', () => {
  expect(situations.length).toBeGreaterThanOrEqual(60)
  const regions = settings.triage.regions.map(({ id }) => id)
  expect([...new Set(situations.map(([, region]) => region))].sort()).toEqual(regions.sort())
})

/** The urgent maternal warning signs of the CDC: https://www.cdc.gov/hearher/maternal-warning-signs/index.html */
const maternalSigns: Record<Locale, string[]> = {
  en: [
    'severe headache or one that does not go away',
    'dizziness or fainting',
    'harming yourself, your baby',
    'changes in vision',
    'fever of 100.4 °F',
    'very swollen face or hands',
    'trouble breathing',
    'chest pain, a racing heart',
    'vomiting that does not stop',
    'severe pain in the belly',
    'baby moves less or stops moving',
    'bleed from the vagina or leak fluid in pregnancy',
    'after birth you bleed heavily or have fluid that smells bad',
    'leg or arm is red, swollen or painful',
    'overwhelming tiredness',
  ],
  es: [
    'dolor de cabeza muy fuerte o que no se quita',
    'mareo o desmayo',
    'hacerse daño, en hacérselo a su bebé',
    'cambios en la vista',
    'fiebre de 38 °C',
    'la cara o las manos muy hinchadas',
    'falta de aire',
    'dolor en el pecho, el corazón acelerado',
    'vómito que no para',
    'dolor muy fuerte en el vientre',
    'bebé se mueve menos o deja de moverse',
    'sangrado vaginal o le sale líquido en el embarazo',
    'después del parto sangra mucho o le sale líquido con mal olor',
    'pierna o un brazo se ve rojo, se hincha o duele',
    'cansancio extremo',
  ],
}

describe.each(locales)('in %s', (locale) => {
  const guide = guideOf(locale)
  const words = pageOf('where-does-it-hurt', locale)
  const regionOf = (id: string) => {
    const found = guide.regions.find((region) => region.id === id)
    if (!found) throw new Error(`no region ${id}`)
    return found
  }
  const say = (list: { id: string; text: string }[], id?: string) => list.find((item) => item.id === id)?.text

  // Rest parameters: jest takes a missing last one for its callback.
  test.each(situations)('%s (%s)', (...[, id, [began, sign, course], urgency, pages]) => {
    const region = regionOf(id)
    const advice = advise(region.rules, { began, sign, course })
    expect(advice.urgency).toBe(urgency)
    if (urgency === 'emergency') expect(advice.pages).toEqual([])
    else if (pages) expect(advice.pages).toEqual(pages)
    for (const page of advice.pages) expect(guide.titles[page]).toMatch(/\S/)
    // All of it can be said in the language: question, sign, answer.
    expect(say(words.questions.began.options, began)).toMatch(/\S/)
    if (sign) expect(say([...region.signs.emergency, ...region.signs.physician], sign)).toMatch(/\S/)
    if (course) expect(say(words.questions.course.options, course)).toMatch(/\S/)
    expect(words.answers[urgency].heading).toMatch(/\S/)
    for (const found of advice.signs) expect(say(words.signs, found)).toMatch(/\S/)
  })

  test('pregnancy and the time after birth name every urgent maternal warning sign', () => {
    const said = regionOf('pregnancy')
      .signs.emergency.map(({ text }) => text)
      .join(' ')
    for (const sign of maternalSigns[locale]) expect(said).toContain(sign)
  })

  test('every answer leads to 911 alone, or to a page', () => {
    for (const { rules } of guide.regions) {
      for (const answers of allAnswers(rules)) {
        const { urgency, pages } = advise(rules, answers)
        expect(pages.length > 0).toBe(urgency !== 'emergency')
      }
    }
  })

  test('a sign of danger is never less urgent for what else is answered', () => {
    for (const { rules } of guide.regions) {
      for (const answers of allAnswers(rules)) {
        const own = rules.signs.find(({ id }) => id === answers.sign)
        if (!own) continue
        expect(urgencies.indexOf(advise(rules, answers).urgency)).toBeLessThanOrEqual(urgencies.indexOf(own.urgency))
      }
    }
  })

  test('danger comes first in every part', () => {
    for (const { signs, rules } of guide.regions) {
      expect(signs.emergency.length).toBeGreaterThan(0)
      expect(rules.signs.map(({ id }) => id)).toEqual([...signs.emergency, ...signs.physician].map(({ id }) => id))
    }
  })

  test('the questions in the browser have the rules of the page and the titles of its pages', async () => {
    for (const { id, rules } of guide.regions) {
      const loaded = await loadQuestions(id, locale)
      expect(loaded.rules).toEqual(rules)
      expect(loaded.titles).toEqual(guide.titles)
    }
  })

  test('each source is listed once', () => {
    const urls = guide.sources.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls).toHaveLength(settings.triage.sources.length)
  })
})

test('an answer that the rules do not have is an error that names those they have', () => {
  const [region] = guideOf('en').regions
  if (!region) throw new Error('no region')
  expect(() => advise(region.rules, { began: 'yesterday' })).toThrow(
    'triage: no answer "yesterday"; known: injury, sudden, strain, slow',
  )
  expect(() => advise(region.rules, { began: 'slow', sign: '<b>' })).toThrow('triage: no answer "<b>"')
})
