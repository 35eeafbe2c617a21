import { render, screen } from '@testing-library/react'
import { DangerLine } from '@/components/sections/danger-line'
import { pageOf } from '@/lib/content'
import { localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

test.each(locales)('danger signs have a button that calls 911, and a link to all signs: %s', (locale) => {
  const t = translator(locale)
  render(<DangerLine text="Call 911 for chest pain." section="danger" locale={locale} />)
  expect(screen.getByRole('link', { name: t('triage.call911') })).toHaveAttribute('href', 'tel:911')
  expect(screen.getByRole('link', { name: t('symptom.allSigns') })).toHaveAttribute('href', '#danger')
})

test.each([
  ['lower-back', '/where-does-it-hurt/lower-back', () => pageOf('body-part', 'es', 'lower-back').title],
  [undefined, '/where-does-it-hurt', () => pageOf('where-does-it-hurt', 'es').title],
])('signs can be checked: %s', (part, path, nameOf) => {
  render(<DangerLine text="Llame al 911." section="danger" part={part} locale="es" />)
  const name = translator('es')('triage.check', { part: nameOf() })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', localePath(path, 'es'))
})
