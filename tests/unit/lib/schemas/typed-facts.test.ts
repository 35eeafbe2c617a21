import { pastDay } from '@/lib/schemas/fields'
import { officeFacts } from '@/lib/schemas/office'

test('a phone number loses the unseen marks that address books put around it', () => {
  expect(officeFacts.phone.parse('\u202d(479) 555-0142\u202c')).toBe('(479) 555-0142')
})

describe('a day that is past', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test.each([
    ['in Guam it is the next morning', '2026-11-28T22:30:00Z', '2026-11-29', true],
    ['tomorrow in Guam', '2026-11-28T22:30:00Z', '2026-11-30', false],
    ['today in Arkansas', '2026-11-28T13:00:00Z', '2026-11-28', true],
    ['tomorrow everywhere', '2026-11-28T13:00:00Z', '2026-11-29', false],
  ])('%s', (_, now, value, isPast) => {
    jest.setSystemTime(new Date(now))
    expect(pastDay.safeParse(value).success).toBe(isPast)
  })
})
