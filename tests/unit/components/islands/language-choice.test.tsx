import { act, fireEvent, render, screen } from '@testing-library/react'
import { LanguageChoice } from '@/components/islands/language-choice'
import { mockMedia } from '../../navigation-mock'

const script = 'https://translate.example/element.js'
const languages = [
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'mh', name: 'Kajin M̧ajeļ' },
]
const choice = (
  <LanguageChoice
    locale="en"
    script={script}
    languages={languages}
    icon={<svg className="ic" />}
    working="Translating"
    failed="It did not load"
  />
)
const scripts = () => [...document.head.querySelectorAll('script')]
const button = (name: string) => screen.getByRole('button', { name })
const animate = jest.fn(() => ({ currentTime: 0 }))

/** Simulate the loaded provider script, which adds its dropdown to the page. */
function providerAnswers() {
  const TranslateElement = jest.fn((_: object, id: string) => {
    const dropdown = document.createElement('select')
    dropdown.className = 'goog-te-combo'
    for (const value of ['', 'vi', 'mh']) dropdown.add(new Option(value, value))
    dropdown.addEventListener('change', () => {
      document.documentElement.lang = dropdown.value || 'en'
    })
    document.getElementById(id)?.append(dropdown)
  })
  window.google = { translate: { TranslateElement: TranslateElement as never } }
  window.startTranslation?.()
  fireEvent.load(scripts()[0] as Element)
  return TranslateElement
}

const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

beforeEach(() => {
  jest.useFakeTimers()
  mockMedia()
  Element.prototype.animate = animate as unknown as Element['animate']
  animate.mockClear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.documentElement.lang = 'en'
})
afterEach(() => jest.useRealTimers())

test('nothing loads from the provider until the visitor chooses', async () => {
  render(choice)
  await wait(60_000)
  expect(scripts()).toEqual([])
})

test('a choice spins the icon for 400 ms, loads the script once and translates the page', async () => {
  render(choice)
  fireEvent.click(button('Tiếng Việt'))
  expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 400 }))
  expect(screen.getByRole('status')).toHaveTextContent('Translating')
  await wait(0)
  expect(scripts().map(({ src }) => src)).toEqual([`${script}?cb=startTranslation`])

  const TranslateElement = providerAnswers()
  expect(TranslateElement).toHaveBeenCalledWith(
    { pageLanguage: 'en', includedLanguages: 'vi,mh', autoDisplay: false },
    expect.any(String),
  )
  await wait(1_000)
  expect(document.documentElement.lang).toBe('vi')
  expect(button('Tiếng Việt')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  fireEvent.click(button('Kajin M̧ajeļ'))
  await wait(1_000)
  expect(document.documentElement.lang).toBe('mh')
  expect(scripts()).toHaveLength(1)
})

test('the choice applies to the next page of the session', async () => {
  sessionStorage.setItem('translation', 'vi')
  render(choice)
  await wait(0)
  expect(scripts()).toHaveLength(1)
  expect(button('Tiếng Việt')).toHaveAttribute('aria-pressed', 'true')
})

test('a stored language that is no longer offered loads nothing', async () => {
  sessionStorage.setItem('translation', 'fr')
  render(choice)
  await wait(60_000)
  expect(scripts()).toEqual([])
})

test('a script that fails to load is reported, and requested again only on the next choice', async () => {
  render(choice)
  fireEvent.click(button('Tiếng Việt'))
  for (const time of [0, 1_000, 2_000, 4_000]) {
    await wait(time)
    expect(scripts()).toHaveLength(1)
    fireEvent.error(scripts()[0] as Element)
  }
  await wait(60_000)
  expect(scripts()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('It did not load')
  expect(button('Tiếng Việt')).toHaveAttribute('aria-pressed', 'false')
  expect(sessionStorage.getItem('translation')).toBe('')
})

test('on a translated page links are full page loads, and authored languages end the translation', async () => {
  const soft = jest.fn((event: Event) => event.preventDefault())
  render(
    // React listens at its root: a click that does not reach it is left to the browser.
    <>
      {choice}
      <a href="/services" onClick={(event) => soft(event.nativeEvent)}>
        Services
      </a>
      <a href="/es" hrefLang="es" onClick={(event) => soft(event.nativeEvent)}>
        Español
      </a>
    </>,
  )
  fireEvent.click(button('Tiếng Việt'))
  await wait(0)
  fireEvent.click(screen.getByRole('link', { name: 'Services' }))
  expect(sessionStorage.getItem('translation')).toBe('vi')
  fireEvent.click(screen.getByRole('link', { name: 'Español' }))
  expect(soft).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('translation')).toBe('')
  expect(localStorage.getItem('lang')).toBe('es')
})
