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
