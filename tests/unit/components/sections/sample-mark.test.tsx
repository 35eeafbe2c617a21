import { render, screen } from '@testing-library/react'
import { FactBand } from '@/components/sections/fact-band'
import { SampleMark } from '@/components/sections/sample-mark'
import { TravelTimes } from '@/components/sections/travel-times'
import { clinic } from '@/lib/clinic/facts'
import { placeholderValues } from '@/lib/content/placeholder-values'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

afterEach(() => {
  clinic.confirmed = []
})

test.each(locales)('a claim is marked in %s until each of its facts is confirmed', (locale) => {
  const mark = <SampleMark locale={locale} of={['claims', 'travel']} />
  clinic.confirmed = ['claims']
  const { rerender, container } = render(mark)
  expect(screen.getByText(translator(locale)('preview.sample'))).toBeVisible()
  clinic.confirmed = ['claims', 'travel']
  rerender(<SampleMark locale={locale} of={['claims', 'travel']} />)
  expect(container).toBeEmptyDOMElement()
})

test('a band of facts is marked until all of them are confirmed', () => {
  const parking = { title: 'Parking', text: 'Behind the house.', name: 'arrival' } as const
  const band = <FactBand locale="en" id="before" heading="Before you come" facts={[parking]} />
  const { rerender } = render(band)
  expect(screen.getByText('Sample')).toBeVisible()
  clinic.confirmed = ['arrival']
  rerender(<FactBand locale="en" id="before" heading="Before you come" facts={[parking]} />)
  expect(screen.queryByText('Sample')).not.toBeInTheDocument()
})

test('travel times are marked until they are confirmed', () => {
  const { rerender } = render(<TravelTimes locale="en" />)
  expect(screen.getByText('Sample')).toBeVisible()
  clinic.confirmed = ['travel']
  rerender(<TravelTimes locale="en" />)
  expect(screen.queryByText('Sample')).not.toBeInTheDocument()
})

test('the state whose law governs the terms is marked until it is confirmed', () => {
  expect(placeholderValues('en').governingLaw).toMatch(/ \(sample\)$/)
  clinic.confirmed = ['governingLaw']
  expect(placeholderValues('en').governingLaw).not.toContain('sample')
})
