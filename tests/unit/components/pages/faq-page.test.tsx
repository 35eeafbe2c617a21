import { render, screen } from '@testing-library/react'
import { FaqPage } from '@/components/pages/faq-page'
import { clinic } from '@/lib/clinic/facts'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { routesOf } from '@/lib/routes'

const [route] = routesOf('faq')
const before = { ...clinic }
afterEach(() => {
  Object.assign(clinic, before)
})

const said = (text: string) => ({ en: text, es: text })

test.each(locales)(
  'answers in %s end with the facts that the clinic has set, marked until it confirms them',
  (locale) => {
    Object.assign(clinic, {
      staffLanguages: ['en', 'es'],
      prices: { asOf: '2026-11-01', from: false, firstVisit: 91 },
      payment: { forms: ['cash'], due: said('At the door.') },
      arrival: { parking: said('Behind the house.') },
      visitMinutes: { first: 55, typical: 25 },
      rules: { cancellation: said('A day before.'), walkIns: true, notes: said('At the desk.') },
      afterHours: said('Leave a message.'),
      confirmed: [],
    })
    if (!route) throw new Error('no route')
    const { rerender } = render(<FaqPage locale={locale} route={route} />)
    for (const text of [
      /\b55\b/,
      /\b25\b/,
      /\$91/,
      'At the door.',
      'Behind the house.',
      'A day before.',
      'At the desk.',
      'Leave a message.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument()
    const mark = translator(locale)('preview.sample')
    expect(screen.getAllByText(mark)).not.toHaveLength(0)
    clinic.confirmed = [
      'hours',
      'staffLanguages',
      'prices',
      'payment',
      'arrival',
      'visitMinutes',
      'rules',
      'afterHours',
    ]
    rerender(<FaqPage locale={locale} route={route} />)
    expect(screen.queryByText(mark)).not.toBeInTheDocument()
  },
)
