import { act, fireEvent, render, screen } from '@testing-library/react'
import { EmbedFrame } from '@/components/islands/embed-frame'
import { frameLoadedClass } from '@/lib/loader/contract'

const origin = 'https://forms.example'
const origins = [origin]
const fetched = jest.fn()
let watched: IntersectionObserverCallback | undefined

/** Bring the box into the viewport. */
const approach = () =>
  act(() => watched?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver))

function show(more: Partial<Parameters<typeof EmbedFrame>[0]> = {}) {
  const result = render(
    <EmbedFrame
      className="min-h-96"
      name="contact"
      page={`${origin}/form`}
      marks={{ id: 'aB3x', name: 'aB3x', 'data-form-id': 'aB3x' }}
      src={`${origin}/form?lang=en&`}
      origins={origins}
      messages="embed-height"
      title="Contact form"
      sandbox="allow-scripts"
      allow=""
      again="Try again"
      slow={<p>Still loading</p>}
      silent={<p>If you do not see it</p>}
      failed={<p>It did not load</p>}
      {...more}
    >
      <div>Skeleton</div>
    </EmbedFrame>,
  )
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Contact form')
  const box = () => result.container.firstElementChild as HTMLElement
  /** Sends a message from the frame's page. */
  const say = (data: unknown, init: MessageEventInit = {}) =>
    act(() =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...init })),
    )
  return { ...result, frame, box, say }
}

const height = (pixels: number) => ({ type: 'embed-height', height: pixels })
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000))
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  delete document.earlyMessages
  watched = undefined
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      watched = callback
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.fetch = fetched.mockReset().mockResolvedValue({})
  online(true)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the frame gets its address with the source of the visit, and starts no timeout before it is in the viewport', async () => {
  sessionStorage.setItem('attribution', 'source=faq&utm_term=a')
  const { frame, box } = show()
  expect(frame()).toHaveAttribute('src', `${origin}/form?lang=en&utm_term=a&source=faq`)
  expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin')
  await wait(60)
  expect(box().dataset.state).toBe('idle')
})

test('the address set by the loader stays, so that nothing loads twice', () => {
  const set = jest.spyOn(HTMLIFrameElement.prototype, 'src', 'set')
  jest.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockReturnValue('https://given.example/')
  show()
  approach()
  expect(set).not.toHaveBeenCalled()
})

test('waiting, slow after six seconds, failed after fifteen, and once more on request', async () => {
  const { frame, box } = show()
  approach()
  expect(box()).toHaveAttribute('aria-busy', 'true')
  await wait(5.999)
  expect(box().dataset.state).toBe('waiting')
  await wait(0.001)
  expect(box().dataset.state).toBe('slow')
  expect(screen.getByRole('status')).toHaveTextContent('Still loading')
  await wait(8.999)
  expect(box().dataset.state).toBe('slow')
  await wait(0.001)
  expect(box().dataset.state).toBe('failed')
  expect(box()).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('status')).toHaveTextContent('It did not load')

  const set = jest.spyOn(frame(), 'src', 'set')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(set).toHaveBeenCalledTimes(1)
  expect(box()).toHaveFocus()
  expect(box().dataset.state).toBe('waiting')
  await wait(15)
  expect(box().dataset.state).toBe('failed')
})

test('a frame is ready at its first message, however late, and its box follows what it reports, both ways', async () => {
  const { box, say } = show()
  approach()
  await wait(20)
  say(height(900))
  expect(box().dataset.state).toBe('ready')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(box().style.minHeight).toBe('900px')
  say(height(300))
  expect(box().style.minHeight).toBe('300px')
  await wait(60)
  expect(box().dataset.state).toBe('ready')
})

test('a frame that has loaded and reports nothing stays in sight; then it is said what else one can do', async () => {
  const { frame, box, say } = show()
  approach()
  await act(async () => void fireEvent.load(frame()))
  await wait(14)
  expect(box().dataset.state).toBe('loaded')
  expect(screen.queryByText('If you do not see it')).toBeNull()
  act(() => void window.dispatchEvent(new Event('offline')))
  await wait(2)
  expect(box().dataset.state).toBe('silent')
  expect(screen.getByText('If you do not see it')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  say(height(900))
  expect(box().dataset.state).toBe('ready')
})

test.each([
  [6_000, 6_000],
  [40, 120],
  [1e9, 8_000],
])('a height of %i is a sign of life whatever it is; the box gets %i', (said, given) => {
  const { box, say } = show()
  approach()
  say(height(said))
  expect(box().dataset.state).toBe('ready')
  expect(box().style.minHeight).toBe(`${given}px`)
})

test('a message without a usable height also counts as a response', () => {
  const { box, say } = show()
  approach()
  say({ type: 'embed-height' })
  expect(box().dataset.state).toBe('ready')
  expect(box().style.minHeight).toBe('')
})

test('a frame that the visitor has used is kept after a timeout or without a network', async () => {
  const { frame, box } = show()
  approach()
  frame().focus()
  fireEvent.blur(window)
  await wait(60)
  expect(box().dataset.state).toBe('slow')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(box().dataset.state).toBe('slow')
})

test('a box with a fixed size keeps it', () => {
  const { box, say } = show({ fixed: true })
  approach()
  say(height(900))
  expect(box().dataset.state).toBe('ready')
  expect(box().style.minHeight).toBe('')
})

test('messages from before hydration count', () => {
  const { frame, box } = show()
  document.earlyMessages = [new MessageEvent('message', { data: height(900), origin, source: frame().contentWindow })]
  approach()
  expect(box().dataset.state).toBe('ready')
})

test.each<[string, unknown, MessageEventInit]>([
  ['another origin', height(900), { origin: 'https://evil.example' }],
  ['another window', height(900), { source: window }],
  ['no window', height(900), { source: null }],
  ['markup', '<img src=x onerror=alert(1)>', {}],
  ['another format', '[iFrameSizer]a:900:400:init', {}],
])('a message from or with %s changes nothing', (_, data, init) => {
  const { box, say } = show()
  approach()
  say(data, init)
  expect(box().dataset.state).toBe('waiting')
  expect(box().style.minHeight).toBe('')
})

test('a page of this site sends messages from its own origin', () => {
  const { box, say } = show({ origins: [] })
  approach()
  say(height(900), { origin: location.origin })
  expect(box().dataset.state).toBe('ready')
})

test('offline it fails at once, and tries again when the network is back', async () => {
  const { box } = show()
  approach()
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(box().dataset.state).toBe('failed')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(box().dataset.state).toBe('waiting')
  online(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(box().dataset.state).toBe('failed')
})

describe('a frame without messages', () => {
  test('is ready when it has loaded, even if its host answers nothing but a navigation', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { box, frame } = show({ messages: undefined })
    approach()
    await act(async () => void fireEvent.load(frame()))
    expect(box().dataset.state).toBe('ready')
  })

  test('is ready if it loaded before hydration', async () => {
    const { box, frame } = show({ messages: undefined })
    frame().className = frameLoadedClass
    await act(async () => approach())
    expect(box().dataset.state).toBe('ready')
  })
})

describe('a provider’s script', () => {
  const script = 'https://js.example/embed.js'
  const tags = () => [...document.head.querySelectorAll(`script[src="${script}"]`)]
  afterEach(() => {
    for (const tag of tags()) tag.remove()
  })

  test('loads once for all its frames', async () => {
    show({ script })
    await act(async () => approach())
    expect(tags()).toHaveLength(1)
    show({ script, title: 'Another form' })
    await act(async () => approach())
    expect(tags()).toHaveLength(1)
  })

  test('finds its frame by id, and the box follows the height it sets', async () => {
    const { frame, box } = show({ script, messages: undefined })
    await act(async () => approach())
    expect(frame()).toHaveAttribute('name', 'aB3x')
    expect(frame()).toHaveAttribute('data-form-id', 'aB3x')
    for (const pixels of [900, 400]) {
      await act(async () => {
        ;(document.getElementById('aB3x') as HTMLElement).style.height = `${pixels}px`
      })
      expect(box().style.minHeight).toBe(`${pixels}px`)
    }
    expect(box().dataset.state).toBe('ready')
  })

  test('is retried three times; then the frame has failed', async () => {
    const { box } = show({ script })
    await act(async () => approach())
    for (const seconds of [1, 2, 4]) {
      await act(async () => void tags()[0]?.dispatchEvent(new Event('error')))
      expect(tags()).toHaveLength(0)
      await wait(seconds)
      expect(tags()).toHaveLength(1)
    }
    await act(async () => void tags()[0]?.dispatchEvent(new Event('error')))
    expect(box().dataset.state).toBe('failed')
  })
})

test('a map loads only on request', () => {
  const { box } = show({ ask: 'Show the map', page: 'https://maps.example/' })
  expect(screen.queryByTitle('Contact form')).toBeNull()
  const link = screen.getByRole('link', { name: 'Show the map' })
  expect(link).toHaveAttribute('href', 'https://maps.example/')
  fireEvent.click(link)
  expect(screen.getByTitle('Contact form')).toHaveAttribute('src', expect.stringContaining(`${origin}/form`))
  expect(screen.queryByText('Skeleton')).toBeNull()
  approach()
  expect(box().dataset.state).toBe('waiting')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a click with the %s is the browser’s', (key) => {
  show({ ask: 'Show the map', page: 'https://maps.example/' })
  const link = screen.getByRole('link', { name: 'Show the map' })
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link, { [key]: true })
  expect(isLeft).toBe(true)
  expect(screen.queryByTitle('Contact form')).toBeNull()
})

test('a form that the frame reports as received is told once, and only by its own page', () => {
  const heard = jest.fn()
  window.addEventListener('form-received', heard)
  const { say } = show()
  approach()
  say({ action: 'submission-completed' }, { origin: 'https://other.example' })
  say(height(500))
  expect(heard).not.toHaveBeenCalled()
  say({ action: 'submission-completed' })
  say({ action: 'submission-completed' })
  expect(heard).toHaveBeenCalledTimes(1)
  window.removeEventListener('form-received', heard)
})
