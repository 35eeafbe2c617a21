import { render, screen, within } from '@testing-library/react'
import { Sources } from '@/components/sections/sources'
import { locales, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

test.each(locales)('in %s, a source in the other language says so', (locale) => {
  const t = translator(locale)
  const lang = otherLocale(locale)
  const source = { publisher: 'A publisher', url: 'https://www.example.com/', lang: locale }
  render(
    <Sources
      locale={locale}
      sources={[
        { ...source, title: 'Mine' },
        { ...source, title: 'Theirs', url: 'https://www.example.org/', lang },
      ]}
    />,
  )
  const [mine, theirs] = screen.getAllByRole('listitem')
  expect(within(theirs as HTMLElement).getByText('Theirs')).toHaveAttribute('lang', lang)
  expect(theirs).toHaveTextContent(t('symptom.sourceLanguage', { lang }))
  expect(mine).not.toHaveTextContent(t('symptom.sourceLanguage', { lang: locale }))
})

test('the name of a publisher is in its own language, whatever the language of the source', () => {
  const source = { title: 'A title', url: 'https://www.example.com/', lang: 'en' } as const
  const publishers = { 'Organización Mundial de la Salud': 'es', 'World Health Organization': 'en' }
  for (const [publisher, lang] of Object.entries(publishers)) {
    const { unmount } = render(<Sources locale="es" sources={[{ ...source, publisher }]} />)
    expect(screen.getByText(publisher)).toHaveAttribute('lang', lang)
    unmount()
  }
})
