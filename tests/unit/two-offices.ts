import type { AdditionalOffice } from '@/lib/schemas/office'
import { additionalOffice } from './additional-office'
import { withWeek } from './week'

type Data = typeof import('@/lib/compiled/data')

const book = { provider: 'iframe', url: 'https://book.example.com/fayetteville' } as const

/**
 * Return the content with additional offices, the first of which has its own booking form: for
 * `jest.mock('@/lib/compiled/data', () => jest.requireActual('…/two-offices').withOffices())`.
 */
export function withOffices(offices: AdditionalOffice[] = [additionalOffice]): Data {
  const data = withWeek()
  const { clinic, embeds } = data.settings
  const own = { [additionalOffice.id]: { booking: { en: book, es: book } } }
  const settings = { ...data.settings, clinic: { ...clinic, offices }, embeds: { ...embeds, offices: own } }
  return { ...data, settings }
}
