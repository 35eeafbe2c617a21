import type { Settings } from '@/lib/schemas'

jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const settings: Settings = data.settings
  return { ...data, settings: { ...settings, clinic: { ...settings.clinic, arrival: undefined, rules: undefined } } }
})

import { documentsOf, settings } from '@/lib/compiled/data'
import { pageOf, withoutUnanswered } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import type { Page } from '@/lib/page-types'
import { additionalOffice } from '../../additional-office'

const parking = { en: 'Behind the house.', es: 'Detrás de la casa.' }
const questionsOf = ({ groups }: Pick<Page<'faq'>, 'groups'>) =>
  groups.flatMap(({ items }) => items.map(({ id }) => id))

describe.each(locales)('the FAQ in %s', (locale) => {
  test('asks nothing that only a fact of the clinic answers unless that is set', () => {
    const questions = questionsOf(pageOf('faq', locale))
    for (const id of ['parking', 'steps', 'note', 'identification']) expect(questions).not.toContain(id)
    expect(questions).toContain('cancel')
  })

  test.each([{ arrival: { parking } }, { offices: [{ ...additionalOffice, parking }] }])('asks it with %j', (facts) => {
    const [faq] = documentsOf('faq', locale) as unknown as Page<'faq'>[]
    if (!faq) throw new Error('no FAQ')
    expect(questionsOf(withoutUnanswered(faq, { ...settings.clinic, ...facts }))).toContain('parking')
  })
})
