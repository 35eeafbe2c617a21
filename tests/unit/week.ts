import type { Hours } from '@/lib/clinic/hours'

type Data = typeof import('@/lib/compiled/data')

const [morning, afternoon] = ['09:00-13:00', '15:00-18:00'] as const

/** Opening hours for tests: four days with a lunch break, a short Friday, a closed weekend. */
export const week: Hours = {
  monday: [morning, afternoon],
  tuesday: [morning, afternoon],
  wednesday: [morning, afternoon],
  thursday: [morning, afternoon],
  friday: [morning],
  saturday: [],
  sunday: [],
}

/**
 * Return the content with these hours at the clinic: for `jest.mock('@/lib/compiled/data', () =>
 * jest.requireActual('…/week').withWeek())`.
 */
export function withWeek(): Data {
  const data = jest.requireActual<Data>('@/lib/compiled/data')
  const clinic = { ...data.settings.clinic, hours: week, timeZone: 'America/Chicago' }
  return { ...data, settings: { ...data.settings, clinic } }
}
