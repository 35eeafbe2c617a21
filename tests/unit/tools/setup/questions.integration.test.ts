import { checkAnswers } from '@/tools/setup/answers'
import { applyAnswers, changed } from '@/tools/setup/apply'
import { presentAnswers, switchablePages } from '@/tools/setup/present'
import { type Ask, askAll, type Given } from '@/tools/setup/questions'
import { answersWith, files } from './fixture'

const doctor = { name: { en: 'Dr. Ana Sample', es: 'Dra. Ana Sample' }, credentials: 'DC' }
const pages = switchablePages(files)

/** Reply to the questions that begin with some words, and press Enter at the others; every reply must be accepted. */
const replying = (replies: Record<string, string | undefined>, chosen?: string[]): Ask => ({
  async text({ message, initial }, validate) {
    const words = Object.keys(replies).find((key) => message.startsWith(key))
    const reply = words === undefined ? initial : replies[words]
    if (reply !== undefined) expect([message, validate(reply)]).toEqual([message, undefined])
    return reply
  },
  choose: async (_message, _pages, initial) => chosen ?? initial,
})

async function answered(ask: Ask, content = files) {
  const given: Given = {}
  const isComplete = await askAll(presentAnswers(content), pages, ask, given)
  const result = checkAnswers(given)
  return { given, isComplete, answers: 'answers' in result ? result.answers : undefined }
}

test.each([
  ['this clinic', files],
  [
    'a clinic with two offices, and a doctor with a name in each language',
    changed(files, applyAnswers(files, answersWith({ doctor }))),
  ],
])('Enter at every question changes nothing for %s', async (_, content) => {
  const { answers } = await answered(replying({}), content)
  expect(answers && applyAnswers(content, answers)).toEqual(new Map())
})

test('replies become answers: hours, the doctor, what is offered, a provider', async () => {
  const { answers } = await answered(
    replying(
      {
        'Hours on Friday': 'closed',
        'Hours on Saturday': '09:00-12:00, 13:00-15:00',
        'Name of the doctor': 'Dr. Ana Sample; Dra. Ana Sample',
        'Address of your provider’s page for: booking': 'https://book.example.com/desk',
        'Address of your provider’s page for: new-patient': 'https://clinic.janeapp.com/#/1',
      },
      ['/services/wellness-care', '/symptoms/neck-pain'],
    ),
  )
  expect(answers?.hours).toMatchObject({ friday: [], saturday: ['09:00-12:00', '13:00-15:00'] })
  expect(answers?.doctor.name).toEqual(doctor.name)
  expect(answers?.notOffered).toEqual(expect.arrayContaining(['/symptoms/back-pain', '/services/acupuncture']))
  expect(answers?.notOffered).not.toContain('/services/wellness-care')
  expect(answers?.providers).toEqual({
    booking: { provider: 'iframe', url: 'https://book.example.com/desk' },
    // Its pages cannot be framed.
    'new-patient': { provider: 'link', url: 'https://clinic.janeapp.com/#/1' },
  })
})

test('in another state the area has no default, and the time zone is its own', async () => {
  const defaults: Record<string, string> = {}
  const { isComplete } = await answered({
    async text({ message, initial }) {
      defaults[message.slice(0, 9)] = initial
      if (message.startsWith('State, two')) return 'OR'
      return message.startsWith('Hours') ? undefined : initial || 'x'
    },
    choose: async () => [],
  })
  expect(defaults).toMatchObject({ 'What peop': '', 'Time zone': 'America/Los_Angeles' })
  expect(isComplete).toBe(false)
})

test('whoever leaves keeps what was answered so far', async () => {
  const { given, isComplete } = await answered(replying({ 'Name of the clinic': 'First', 'Town 1': undefined }))
  expect(isComplete).toBe(false)
  expect(given.name).toBe('First')
  expect(checkAnswers(given)).toEqual({ refused: [{ field: 'cities', reason: 'is missing' }] })
})

test('an invalid reply is refused at once, with its reason', async () => {
  const replies: [question: string, reply: string, reason: RegExp][] = [
    ['Name of the clinic', ' ', /site cannot do without it/],
    ['ZIP code', '97703', /97703 is not a ZIP code of Arkansas/],
    ['Position of', '44.0582, -121.3153', /is not in Arkansas/],
    ['Time zone', 'America/Denver', /is not a time zone of Arkansas/],
    ['Hours on Monday', '9 to 5', /write hours as/],
    ['Town 2', 'Far away; 44.0582, -121.3153', /too far to drive/],
  ]
  const said: (string | undefined)[] = []
  await answered({
    async text({ message, initial }, validate) {
      const wrong = replies.find(([question]) => message.startsWith(question))
      if (wrong) said.push(validate(wrong[1]))
      return initial
    },
    choose: async (_message, _pages, initial) => initial,
  })
  expect(said).toEqual(replies.map(([, , reason]) => expect.stringMatching(reason)))
})
