import { render, screen } from '@testing-library/react'
import { InsurerPage } from '@/components/pages/insurer-page'
import { routes } from '@/lib/routes'

test('an insurer page leads to the form of the free consultation', () => {
  const route = routes.find(({ pageType }) => pageType === 'insurer')
  if (!route) throw new Error('no insurer')
  render(<InsurerPage locale="en" route={route} />)
  for (const link of screen.getAllByRole('link', { name: 'Free consultation' }))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/free-consultation(\?.*)?#consultation-form$/))
})
