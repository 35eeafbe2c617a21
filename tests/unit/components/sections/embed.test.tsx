import { render } from '@testing-library/react'
import { Embed } from '@/components/sections/embed'
import { settings } from '@/lib/compiled/data'

jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const provided = { provider: 'iframe', url: 'https://forms.example/first' }
  const survey = { en: provided, es: { ...provided, height: 900 } }
  return { ...data, settings: { ...data.settings, embeds: { ...data.settings.embeds, survey } } }
})

const boxOf = (ui: React.ReactElement) => render(ui).container.querySelector('[data-frame=survey]')

test('a provider’s survey gets the room of its place, our demo what it needs', () => {
  const rooms = (['home', 'consultation'] as const).map(
    (place) => boxOf(<Embed locale="en" name="survey" place={place} />)?.className,
  )
  expect(rooms).toEqual([expect.stringContaining('1100px'), expect.stringContaining('120vh')])
  settings.embeds.survey.en = { provider: 'demo' }
  expect(boxOf(<Embed locale="en" name="survey" place="consultation" />)?.className).not.toContain('vh')
})

test('a height in the settings replaces it', () => {
  const box = boxOf(<Embed locale="es" name="survey" place="consultation" />)
  expect(box?.className).not.toContain('vh')
  expect(box?.querySelector('svg')).toHaveAttribute('height', '900')
})
