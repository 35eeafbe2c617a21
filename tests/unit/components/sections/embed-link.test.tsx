import { render, screen } from '@testing-library/react'
import { Embed } from '@/components/sections/embed'
import { clinic, phone } from '@/lib/clinic/facts'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const link = { provider: 'link', url: 'https://www.book.example/#/clinic' }
  const embeds = { ...data.settings.embeds, booking: { en: link, es: link }, map: { en: link, es: link } }
  return { ...data, settings: { ...data.settings, embeds } }
})

test.each(locales)(
  'a provider behind a button, in %s: its page in a new tab, the phone beside it, and no frame',
  (locale) => {
    const t = translator(locale)
    const { container } = render(<Embed locale={locale} name="booking" />)
    const open = screen.getByRole('link', { name: `${t('embed.open.booking')} (${t('site.newTab')})` })
    const href = `https://www.book.example/?lang=${locale}#/clinic`
    expect(open).toHaveAttribute('href', href)
    expect(open).toHaveAttribute('data-visit', href)
    expect(open).toHaveAttribute('target', '_blank')
    expect(open).toHaveAttribute('rel', 'noopener')
    expect(screen.getByText(t('embed.opensAt', { host: 'book.example' }))).toBeVisible()
    for (const call of screen.getAllByRole('link', { name: phone.display }))
      expect(call).toHaveAttribute('href', phone.tel)
    expect(screen.getByRole('link', { name: t('cta.email') })).toHaveAttribute('href', `mailto:${clinic.email}`)
    expect(container.querySelector('iframe')).toBeNull()
  },
)

test('the map sketch stays, with the link on it', () => {
  render(
    <Embed locale="en" name="map">
      <p>A sketch</p>
    </Embed>,
  )
  expect(screen.getByText('A sketch')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open the map/ })).toHaveAttribute(
    'href',
    'https://www.book.example/?lang=en#/clinic',
  )
})
