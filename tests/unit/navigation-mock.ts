/** A mock of next/navigation: `jest.mock('next/navigation', () => jest.requireActual('./navigation-mock'))`. */

/** The current route segments below the language's layout, and the calls of the router. */
export const navigation = { segments: [] as string[], push: jest.fn(), prefetch: jest.fn() }

export const useSelectedLayoutSegments = () => navigation.segments
export const useRouter = () => navigation

/** Mock `matchMedia`, which jsdom lacks: queries that contain one of the given words match. */
export function mockMedia(...matching: string[]) {
  const listeners = new Set<() => void>()
  window.matchMedia = jest.fn((query: string) => ({
    matches: matching.some((word) => query.includes(word)),
    media: query,
    onchange: null,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  })) as unknown as typeof window.matchMedia
  return {
    listeners,
    change: () => {
      for (const listener of listeners) listener()
    },
  }
}

beforeEach(() => {
  navigation.segments = []
  navigation.push.mockReset()
  navigation.prefetch.mockReset()
  mockMedia()
})
