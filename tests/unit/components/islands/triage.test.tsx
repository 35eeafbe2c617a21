import { act, fireEvent, render, within } from '@testing-library/react'
import { moveStepIn } from '@/components/islands/move-in'
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
jest.mock('@/components/islands/move-in')
jest.mock('@/lib/embeds/providers')

const [route] = routesOf('where-does-it-hurt')

/** Opens the questions about a part of the body. @returns that section of the page. */
async function open(locale: Locale, id: string) {
  if (!route) throw new Error('no page')
  render(<WhereDoesItHurtPage locale={locale} route={route} />)
  const section = within(document.getElementById(id) as HTMLElement)
  const { start } = pageOf('where-does-it-hurt', locale).questions
  await act(async () => fireEvent.click(section.getByRole('button', { name: start })))
  return section
}

beforeEach(() => sessionStorage.clear())

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)
  const { questions, answers, signs } = pageOf('where-does-it-hurt', locale)
  const text = (id: string) =>
    [...questions.began.options, ...questions.course.options, ...signs].find((item) => item.id === id)?.text ?? id
  const picker = (section: Awaited<ReturnType<typeof open>>) => (answer: string) => {
    fireEvent.click(section.getByRole('radio', { name: answer }))
    fireEvent.click(section.getByRole('button', { name: t('triage.next') }))
  }

  test('danger comes first among the answers, and back keeps what was answered', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'neck')
    const pick = picker(section)
    pick(text('slow'))
    const region = guideOf(locale).regions.find(({ id }) => id === 'neck')
    expect(section.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      ...(region?.signs.emergency ?? []).map((sign) => sign.text),
      ...(region?.signs.physician ?? []).map((sign) => sign.text),
      questions.signs.none,
    ])
    expect(moveStepIn).toHaveBeenLastCalledWith(section.getByRole('radiogroup'), false)
    fireEvent.click(section.getByRole('button', { name: t('triage.back') }))
    expect(section.getByRole('radio', { name: text('slow') })).toBeChecked()
    expect(section.getByText(questions.began.label)).toHaveFocus()
    expect(moveStepIn).toHaveBeenLastCalledWith(section.getByRole('radiogroup'), true)
  })

  test('nothing is taken without an answer', async () => {
    jest.mocked(contactEndpoint).mockReturnValue(undefined)
    const section = await open(locale, 'neck')
    fireEvent.click(section.getByRole('button', { name: t('triage.next') }))
    expect(section.getByRole('alert')).toHaveTextContent(t('triage.choose'))
    expect(section.getByText(questions.began.label)).toBeVisible()
  })

  test('the answers reach our own form only when the button is pressed, never by an address', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    const section = await open(locale, 'knee')
    const pick = picker(section)
    pick(text('strain'))
    pick(questions.signs.none)
    pick(text('weeks'))
    expect(section.getByRole('heading', { name: answers.visit.heading })).toHaveFocus()
    expect(sessionStorage).toHaveLength(0)
    expect(section.queryByRole('button', { name: t('triage.copy') })).toBeNull()

    sessionStorage.setItem(sessionKeys.contactDraft, JSON.stringify({ name: 'Ana', message: 'Hola.' }))
    fireEvent.click(section.getByRole('button', { name: t('triage.form') }))
    const draft = JSON.parse(sessionStorage.getItem(sessionKeys.contactDraft) ?? '{}')
    expect(draft).toEqual({ name: 'Ana', message: expect.stringMatching(/^Hola\.\n\n/) })
    expect(draft.message).toContain(`${questions.course.label} ${text('weeks')}`)
    expect(navigation.push).toHaveBeenCalledWith(localePath('/contact', locale))
  })

  test('an emergency offers 911, print and a new start, and takes the answers nowhere', async () => {
    jest.mocked(contactEndpoint).mockReturnValue('https://forms.example.com/f/1')
    const section = await open(locale, 'lower-back')
    const pick = picker(section)
    pick(text('slow'))
    pick(text('saddle'))
    const answer = within(document.querySelector('[data-urgency]') as HTMLElement)
    expect(answer.getByRole('heading')).toHaveTextContent(answers.emergency.heading)
    expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:911'])
    expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      t('triage.print'),
      t('triage.again'),
    ])
  })
})
