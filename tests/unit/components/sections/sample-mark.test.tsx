import { render, screen } from '@testing-library/react'
import { SampleMark } from '@/components/sections/sample-mark'
import { clinic } from '@/lib/clinic/facts'
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
