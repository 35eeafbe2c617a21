import { render, screen } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { ContactFacts } from '@/components/sections/contact-facts'
import { OfficeChoice } from '@/components/sections/office-choice'
import { offices } from '@/lib/clinic/offices'
import { locales } from '@/lib/i18n/locales'
import { translator, zoneName } from '@/lib/i18n/translator'
import { answersIn } from '@/lib/search/answers'

jest.mock('@/lib/compiled/data', () => {
  const { additionalOffice } = jest.requireActual('../additional-office')
  return jest.requireActual('../two-offices').withOffices([{ ...additionalOffice, timeZone: 'America/Denver' }])
})

describe.each(locales)('offices in two time zones in %s', (locale) => {
  const notes = offices.map(({ address, opening }) =>
    translator(locale)('contact.zone', { city: address.city, zone: zoneName(locale, opening.timeZone) }),
  )

  test.each([
    ['the footer', <Footer key="footer" locale={locale} />],
    ['the choice of an office', <OfficeChoice key="choice" locale={locale} text="Choose." />],
  ])('%s says for each whose time its hours are', (_, part) => {
    render(part)
    for (const note of notes) expect(screen.getByText(note)).toBeInTheDocument()
  })

  test('each address with its hours also names its zone', () => {
    for (const [i, office] of offices.entries()) {
      const { unmount } = render(<ContactFacts locale={locale} office={office} />)
      expect(screen.getByText(notes[i] as string)).toBeInTheDocument()
      unmount()
    }
  })

  test('so do the search answers', () => {
    const hours = answersIn(locale).find(({ title }) => title === translator(locale)('contact.hours'))
    for (const note of notes) expect(hours?.lines.join('\n')).toContain(note)
  })
})
