import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { animateStepIn } from '@/components/islands/animate-in'
import { forgetAnswers } from '@/components/islands/kept-answers'
import { BodyPartPage } from '@/components/pages/body-part-page'
import { contentVersion } from '@/lib/compiled/data'
import { pageOf } from '@/lib/content'
import { contactEndpoint } from '@/lib/embeds/providers'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { sessionKeys } from '@/lib/loader/contract'
import { routesOf } from '@/lib/routes'
import { partGuide } from '@/lib/triage/guide'
import { lastDay } from '@/lib/triage/last-day'
import { navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))
jest.mock('@/components/islands/animate-in')
jest.mock('@/lib/embeds/providers')

/** Opens the page of a part of the body. */
async function open(locale: Locale, id: string) {
  const route = routesOf('body-part').find(({ slug }) => slug === id)
  if (!route) throw new Error(`no page of ${id}`)
  return await act(async () => render(<BodyPartPage locale={locale} route={route} />))
}

afterEach(() => jest.restoreAllMocks())

beforeEach(() => {
  // jsdom lacks it.
  Element.prototype.scrollIntoView = () => {}
  forgetAnswers()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  jest.mocked(contactEndpoint).mockReturnValue(undefined)
})

/** The answer. */
const shown = () => within(document.querySelector('[data-urgency]') as HTMLElement)
const hrefs = () =>
  shown()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)
  const { questions, answers, signs } = pageOf('where-does-it-hurt', locale)
  const text = (id: string) =>
    [...questions.about.options, ...questions.began.options, ...questions.course.options, ...signs].find(
      (item) => item.id === id,
    )?.text ?? id
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const tick = (id: string) => fireEvent.click(screen.getByRole('checkbox', { name: text(id) }))
  const choose = (id: string) => {
    fireEvent.click(screen.getByRole('radio', { name: text(id) }))
    press(t('triage.next'))
  }
  const none = (times: number) => {
    for (let i = 0; i < times; i++) press(questions.none)
  }

  test('danger signs come first, several other signs may be ticked, and going back keeps the answers', async () => {
    await open(locale, 'lower-back')
    const { lists } = partGuide('lower-back', locale)
    const [first, ...others] = lists
    const items = within(screen.getByRole('group', { name: questions.danger.label })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(first?.signs.map((sign) => sign.text))
    none(1)
    const asked = screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)
    expect(asked.toSorted()).toEqual(others.flatMap((list) => list.signs.map((sign) => sign.text)).toSorted())
    const nerves = screen.getByRole('group', { name: questions.signs.topics.nerves })
    expect(within(nerves).getByRole('checkbox', { name: text('legs-weaker') })).toBeVisible()
    tick('night')
    tick('leg-numb')
    press(t('triage.next'))
    expect(screen.getByRole('group', { name: questions.about.label })).toBeVisible()
    expect(animateStepIn).toHaveBeenLastCalledWith(screen.getByRole('group', { name: questions.about.label }), false)
    await act(async () => {
      press(t('triage.back'))
      await new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    })
    expect(screen.getByRole('checkbox', { name: text('night') })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: text('leg-numb') })).toBeChecked()
    expect(screen.getByText(questions.signs.label)).toHaveFocus()
  })

  test('one tap on a sign for 911 shows the answer at once: what to say, the other language, none of our services', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    await open(locale, 'lower-back')
    press(text('saddle'))
    expect(shown().getByRole('heading', { name: answers.emergency.heading })).toHaveFocus()
    expect(hrefs()).toEqual(['tel:911', 'tel:988', expect.stringContaining('#answer')])
    expect(shown().getByText(text('saddle'), { exact: false })).toHaveTextContent(t('triage.tell'))
    expect(shown().getByText(answers.rights.hospital, { exact: false })).toBeVisible()
    expect(
      shown()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([t('triage.print'), t('triage.again')])
  })

  test('thoughts of suicide: 988 comes first', async () => {
    await open(locale, 'knee')
    press(text('mind'))
    expect(shown().getByRole('heading')).toHaveTextContent(answers.crisis.heading)
    expect(hrefs().slice(0, 2)).toEqual(['tel:988', 'tel:911'])
  })

  test('a sign for the emergency room allows more to be ticked, and ends the questions', async () => {
    await open(locale, 'lower-back')
    none(1)
    tick('back-fever')
    expect(screen.getByRole('checkbox', { name: text('back-fever') })).toBeChecked()
    press(t('triage.next'))
    expect(shown().getByRole('heading')).toHaveTextContent(answers.er.heading)
  })

  test('facts about the patient change the answer, and appear in what to say', async () => {
    await open(locale, 'hip')
    none(2)
    tick('older')
    press(t('triage.next'))
    choose('injury')
    expect(shown().getByRole('heading')).toHaveTextContent(answers.er.heading)
    expect(shown().getByText(text('older'), { exact: false })).toHaveTextContent(text('injury'))
  })

  test('today: where to go and the signs to watch for, no invitation to book', async () => {
    await open(locale, 'child-back')
    none(1)
    tick('child-ill')
    press(t('triage.next'))
    none(1)
    choose('slow')
    choose('mild')
    expect(shown().getByRole('heading')).toHaveTextContent(answers.child.today.heading)
    expect(shown().getByText(t('triage.watch'))).toBeVisible()
    expect(hrefs().filter((href) => href?.startsWith('/'))).toEqual([])
  })

  test('at home: what to do, until when, and our own form only when the button is pressed, never by an address', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    await open(locale, 'knee')
    none(3)
    choose('strain')
    choose('mild')
    const { heading, until, todo } = answers.adult.home
    expect(shown().getByRole('heading')).toHaveTextContent(heading)
    for (const line of todo) expect(shown().getByText(line)).toBeVisible()
    expect(shown().getByText(until, { exact: false })).toHaveTextContent(lastDay('home', Date.now(), locale))
    expect(screen.queryByRole('button', { name: t('triage.copy') })).toBeNull()
    expect(sessionStorage.getItem(sessionKeys.contactDraft)).toBeNull()
    sessionStorage.setItem(sessionKeys.contactDraft, JSON.stringify({ name: 'Ana', message: 'Hola.' }))
    press(t('triage.form'))
    const draft = JSON.parse(sessionStorage.getItem(sessionKeys.contactDraft) ?? '{}')
    expect(draft).toEqual({ name: 'Ana', message: expect.stringMatching(/^Hola\.\n\n/) })
    expect(draft.message).toContain(`${questions.course.label} ${text('mild')}`)
    expect(navigation.push).toHaveBeenCalledWith(localePath('/contact', locale))
  })

  test('an empty answer is not accepted', async () => {
    await open(locale, 'neck')
    none(3)
    press(t('triage.next'))
    expect(screen.getByRole('alert')).toHaveTextContent(t('triage.choose'))
    expect(screen.getByText(questions.began.label)).toBeVisible()
  })
})

describe('what the tab keeps', () => {
  const { questions, answers } = pageOf('where-does-it-hurt', 'en')
  const store = (kept: object) =>
    sessionStorage.setItem(
      sessionKeys.answers,
      JSON.stringify({
        part: 'knee',
        chosen: [[], ['calf'], null],
        at: 2,
        answered: 1,
        version: contentVersion,
        ...kept,
      }),
    )

  test('answers from this build are restored, at the question', async () => {
    store({})
    await open('en', 'knee')
    expect(screen.getByText(questions.about.label)).toBeVisible()
  })

  test.each([
    ['of an older build', { version: 'old' }],
    ['about another part', { part: 'neck' }],
    ['that the rules do not have', { chosen: [['hiccups']] }],
    ['of another shape', { chosen: 'calf' }],
  ])('answers %s are no answers', async (_, kept) => {
    store(kept)
    await open('en', 'knee')
    expect(screen.getByText(questions.danger.label)).toBeVisible()
  })

  test('the address of a question without its answers shows the first one', async () => {
    window.history.replaceState(null, '', '/where-does-it-hurt/knee#answer')
    await open('en', 'knee')
    expect(screen.getByText(questions.danger.label)).toBeVisible()
    expect(location.hash).toBe('')
  })

  test('with blocked storage, the questions work, and the page in the other language keeps the answers', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { unmount } = await open('en', 'knee')
    const [sign] = partGuide('knee', 'en').lists[0]?.signs ?? []
    fireEvent.click(screen.getByRole('button', { name: sign?.text }))
    expect(screen.getByRole('heading', { name: answers.emergency.heading })).toBeVisible()
    unmount()
    await open('es', 'knee')
    expect(
      screen.getByRole('heading', { name: pageOf('where-does-it-hurt', 'es').answers.emergency.heading }),
    ).toBeVisible()
  })

  test('starting over clears them', async () => {
    store({ chosen: [['cold-limb']], at: 5 })
    await open('en', 'knee')
    fireEvent.click(screen.getByRole('button', { name: translator('en')('triage.again') }))
    expect(screen.getByText(questions.danger.label)).toHaveFocus()
    expect(sessionStorage.getItem(sessionKeys.answers)).toBeNull()
  })
})
