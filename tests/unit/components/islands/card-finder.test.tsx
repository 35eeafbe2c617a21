import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InsuranceCards } from '@/components/sections/insurance-cards'
import { clinic } from '@/lib/clinic/facts'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { coverageKinds } from '@/lib/insurance/coverage'

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})

/** Return the part above the list: querying the whole list by role takes a second. */
const finder = () => within(document.querySelector('[data-accordion]')?.previousElementSibling as HTMLElement)

/** Show the section, touch the field and wait for the one that suggests names. */
async function open(locale: Locale, before = '') {
  const t = translator(locale)
  render(<InsuranceCards locale={locale} />)
  const plain = finder().getByRole('textbox', { name: t('cards.label') })
  if (before) fireEvent.input(plain, { target: { value: before } })
  act(() => plain.focus())
  return finder().findByRole('combobox', { name: t('cards.label') })
}

const type = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } })
const names = () =>
  finder()
    .getAllByRole('option')
    .map((option) => option.querySelector('b')?.textContent)
const pick = (name: string) => fireEvent.mouseDown(finder().getByRole('option', { name: new RegExp(`^${name}`) }))
const sheets = () => [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden)
const lines = () => sheets().flatMap((sheet) => [...sheet.querySelectorAll('li[data-card]:not([hidden])')])
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean)

// The same in both languages.
describe('in Spanish', () => {
  const locale = 'es'
  const t = translator(locale)
  const kinds = coverageKinds(locale)

  test('text typed before hydration is kept, with the focus; matching names are suggested and counted', async () => {
    const field = await open(locale, 'ambeter')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('ambeter')
    expect(screen.getAllByLabelText(t('cards.label'))).toEqual([field])
    expect(names()).toEqual(['Ambetter', t('cards.missing')])
    expect(said()).toEqual([t('cards.matches', { count: 1 })])
    expect(field).toHaveAttribute('aria-expanded', 'true')
    type(field, '')
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('a chosen card is shown alone, with its answer; then all cards return', async () => {
    const field = await open(locale)
    type(field, 'ambetter')
    pick('Ambetter')
    expect(sheets().map((sheet) => sheet.querySelector('h3')?.textContent)).toEqual([
      kinds.find(({ id }) => id === 'coverage-marketplace')?.title,
    ])
    expect(sheets()[0]?.open).toBe(true)
    expect(lines().map(({ id }) => id)).toEqual(['card-ambetter'])
    const answer = `${t('cards.works', { insurer: 'Ambetter' })} ${t('cards.askNetwork')}`
    expect(said()).toEqual([`Ambetter: ${answer}`])
    expect(field).toHaveValue('Ambetter')

    fireEvent.click(finder().getByRole('button', { name: t('cards.all') }))
    expect(sheets()).toHaveLength(kinds.length)
    expect(lines()).toHaveLength(kinds.reduce((sum, { cards }) => sum + cards.length + 1, 0))
    expect(field).toHaveValue('')
    // The pressed button is gone.
    expect(sheets()[0]?.querySelector('summary')).toHaveFocus()
  })

  test('a link to another card works while one is shown alone', async () => {
    const field = await open(locale)
    const follow = (id: string) =>
      act(() => {
        history.replaceState(null, '', `#${id}`)
        window.dispatchEvent(new Event('hashchange'))
      })
    follow('card-humana')
    expect(sheets()).toHaveLength(kinds.length)
    type(field, 'ambetter')
    pick('Ambetter')
    follow('card-humana')
    expect(lines().map(({ id }) => id)).toEqual(['card-humana'])
    follow('insurers')
    expect(lines().map(({ id }) => id)).toEqual(['card-humana'])
    history.replaceState(null, '', '/')
  })

  test('the keyboard chooses the first name, and Escape closes the suggestions', async () => {
    const field = await open(locale)
    type(field, 'humana')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(finder().queryByRole('option')).toBeNull()
    type(field, 'humana')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(lines().map(({ id }) => id)).toEqual(['card-humana'])
    expect(said()).toEqual([`Humana: ${t('cards.unsaid')}`])
  })

  test('an unknown name, or none, gets the generic answer', async () => {
    const field = await open(locale)
    for (const text of ['Kaiser Permanente', '😀', '.*[^$()|?+\\', '保険証', 'x'.repeat(500)]) {
      type(field, text)
      expect(names()).toEqual([t('cards.missing')])
      expect(said()).toEqual([t('cards.matches', { count: 0 })])
      expect(finder().getByRole('option')).toHaveTextContent(t('cards.unsaid'))
    }
    pick(t('cards.missing'))
    expect(sheets().map(({ lastElementChild }) => lastElementChild?.id)).toEqual(['coverage-other'])
    expect(said()).toEqual([t('cards.unsaid')])
  })

  test('spaces give no suggestions, HTML stays text', async () => {
    const field = await open(locale)
    type(field, '   ')
    expect(finder().queryByRole('option')).toBeNull()
    type(field, '<img src=x onerror=alert(1)> cigna')
    expect(names()[0]).toBe('Cigna')
    expect(document.querySelector('img')).toBeNull()
  })

  test('the initial suggestions are the clinic’s insurers', async () => {
    const names = (await open(locale)).getAttribute('placeholder')?.replace('…', '').split(', ') ?? []
    expect(names).toHaveLength(3)
    expect(clinic.insurers.map(({ name, card = name }) => card)).toEqual(expect.arrayContaining(names))
  })

  test('without script, every answer is in the page, in both languages', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(<InsuranceCards locale={locale} />)
    for (const { id, cards, say, questions, note } of kinds) {
      const sheet = page.querySelector<HTMLElement>(`#${id}`)
      for (const card of cards) expect(sheet?.querySelector(`#${card.id}`)).toHaveTextContent(card.answer.text)
      for (const text of [note, ...[say, ...questions].flatMap(({ own, other }) => [own, other])])
        expect(sheet?.textContent).toContain(text)
    }
    expect(page.querySelectorAll(`[data-ask] [lang="${otherLocale(locale)}"]`)).toHaveLength(
      kinds.reduce((sum, { questions }) => sum + questions.length + 1, 0),
    )
    expect(page.querySelector('[role=combobox]')).toBeNull()
  })
})
