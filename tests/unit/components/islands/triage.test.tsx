import { act, fireEvent, render, within } from '@testing-library/react'
import { animateStepIn } from '@/components/islands/animate-in'
import { keepAnswers } from '@/components/islands/kept-answers'
import { WhereDoesItHurtPage } from '@/components/pages/where-does-it-hurt-page'
import { pageOf } from '@/lib/content'
import { contactEndpoint } from '@/lib/embeds/providers'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { sessionKeys } from '@/lib/loader/contract'
import { routesOf } from '@/lib/routes'
import { guideOf } from '@/lib/triage/guide'
import { navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))
jest.mock('@/components/islands/animate-in')
jest.mock('@/lib/embeds/providers')

const [route] = routesOf('where-does-it-hurt')

/** Open the questions about a part of the body. @returns that section of the page. */
async function open(locale: Locale, id: string) {
  if (!route) throw new Error('no page')
  render(<WhereDoesItHurtPage locale={locale} route={route} />)
  const section = within(document.getElementById(id) as HTMLElement)
  const { start } = pageOf('where-does-it-hurt', locale).questions
  await act(async () => fireEvent.click(section.getByRole('button', { name: start })))
  return section
}

beforeEach(() => {
  sessionStorage.clear()
  // Those of the test before, which the page of the other language would take up.
  keepAnswers({ region: '', chosen: [], at: 0 }, 'en')
})

/** Return the answer. */
const shown = () => within(document.querySelector('[data-urgency]') as HTMLElement)

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)
  const { questions, answers, signs } = pageOf('where-does-it-hurt', locale)
  const text = (id: string) =>
    [...questions.about.options, ...questions.began.options, ...questions.course.options, ...signs].find(
      (item) => item.id === id,
    )?.text ?? id
  type Section = Awaited<ReturnType<typeof open>>
  const tick = (section: Section, id: string) => fireEvent.click(section.getByRole('checkbox', { name: text(id) }))
  const press = (section: Section, name: string) => fireEvent.click(section.getByRole('button', { name }))
  /** Answer the questions from the third last on: nothing is true of the patient. */
  const finish = (section: Section, ...chosen: string[]) => {
    press(section, questions.none)
    for (const id of chosen) {
      fireEvent.click(section.getByRole('radio', { name: text(id) }))
      press(section, t('triage.next'))
    }
  }

  test('danger comes first, several may be ticked, and back keeps what was answered', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'lower-back')
    const region = guideOf(locale).regions.find(({ id }) => id === 'lower-back')
    const said = () => section.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)
    const inLists = (...urgencies: string[]) =>
      region?.lists
        .filter(({ urgency }) => urgencies.includes(urgency))
        .flatMap((list) => list.signs.map((sign) => sign.text))
    expect(said()).toEqual(inLists('emergency', 'er'))
    press(section, questions.none)
    expect(said()).toEqual(inLists('today', 'week'))
    tick(section, 'night')
    tick(section, 'leg-numb')
    press(section, t('triage.next'))
    expect(section.getByRole('group', { name: questions.about.label })).toBeVisible()
    expect(animateStepIn).toHaveBeenLastCalledWith(section.getByRole('group'), false)
    press(section, t('triage.back'))
    expect(section.getByRole('checkbox', { name: text('night') })).toBeChecked()
    expect(section.getByRole('checkbox', { name: text('leg-numb') })).toBeChecked()
    expect(section.getByText(questions.signs.label)).toHaveFocus()
    expect(animateStepIn).toHaveBeenLastCalledWith(section.getByRole('group'), true)
  })

  test('what is true of the patient changes the answer, which says why', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'hip')
    press(section, questions.none)
    press(section, questions.none)
    tick(section, 'older')
    press(section, t('triage.next'))
    fireEvent.click(section.getByRole('radio', { name: text('injury') }))
    press(section, t('triage.next'))
    expect(shown().getByRole('heading', { name: answers.er.heading })).toHaveFocus()
    const because = within(section.getByText(t('triage.because')).parentElement as HTMLElement)
    expect(because.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      text('injury'),
      text('older'),
    ])
  })

  test('today: where to go and the signs to watch, nothing that asks for a visit', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    const section = await open(locale, 'child-back')
    press(section, questions.none)
    tick(section, 'child-ill')
    press(section, t('triage.next'))
    finish(section, 'slow', 'mild')
    expect(shown().getByRole('heading', { name: answers.child.today.heading })).toHaveFocus()
    const answer = shown()
    expect(answer.getByText(t('triage.watch'))).toBeVisible()
    expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:988'])
  })

  test('nothing is taken without an answer', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'neck')
    for (let i = 0; i < 3; i++) press(section, questions.none)
    press(section, t('triage.next'))
    expect(section.getByRole('alert')).toHaveTextContent(t('triage.choose'))
    expect(section.getByText(questions.began.label)).toBeVisible()
  })

  test('the answers reach our own form only when the button is pressed, never by an address', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    const section = await open(locale, 'knee')
    press(section, questions.none)
    press(section, questions.none)
    finish(section, 'strain', 'weeks')
    expect(shown().getByRole('heading', { name: answers.adult.visit.heading })).toHaveFocus()
    expect(sessionStorage).toHaveLength(0)
    expect(section.queryByRole('button', { name: t('triage.copy') })).toBeNull()

    sessionStorage.setItem(sessionKeys.contactDraft, JSON.stringify({ name: 'Ana', message: 'Hola.' }))
    fireEvent.click(section.getByRole('button', { name: t('triage.form') }))
    const draft = JSON.parse(sessionStorage.getItem(sessionKeys.contactDraft) ?? '{}')
    expect(draft).toEqual({ name: 'Ana', message: expect.stringMatching(/^Hola\.\n\n/) })
    expect(draft.message).toContain(`${questions.course.label} ${text('weeks')}`)
    expect(navigation.push).toHaveBeenCalledWith(localePath('/contact', locale))
  })

  test('one tap on a sign for 911 answers at once: 911 and 988, print and a new start, nothing of ours', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    const section = await open(locale, 'lower-back')
    tick(section, 'saddle')
    const answer = shown()
    expect(answer.getByRole('heading')).toHaveTextContent(answers.emergency.heading)
    expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:988'])
    expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      t('triage.print'),
      t('triage.again'),
    ])
  })

  test('thoughts of suicide: 988 comes first', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'knee')
    tick(section, 'mind')
    const answer = shown()
    expect(answer.getByRole('heading')).toHaveTextContent(answers.crisis.heading)
    expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:988', 'tel:911'])
  })

  test('a sign for the emergency room leaves time for others, and ends the questions', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'lower-back')
    tick(section, 'back-fever')
    expect(section.getByRole('checkbox', { name: text('back-fever') })).toBeChecked()
    press(section, t('triage.next'))
    expect(shown().getByRole('heading', { name: answers.er.heading })).toHaveFocus()
  })
})
