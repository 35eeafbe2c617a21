import { content } from './content'

const said = { en: 'Yes.', es: 'Sí.' }

test.each<[string, (string | number)[], unknown, string, string]>([
  ['prices without their day', ['prices'], { from: true, firstVisit: 90 }, 'prices.asOf', 'is missing'],
  [
    'prices of tomorrow',
    ['prices'],
    { asOf: '2999-01-01', from: true, firstVisit: 90 },
    'prices.asOf',
    'lies in the future',
  ],
  ['prices that name none', ['prices'], { asOf: '2026-11-01', from: true }, 'prices', 'write at least one price'],
  [
    'a price below zero',
    ['prices'],
    { asOf: '2026-11-01', from: true, followUp: -5 },
    'prices.followUp',
    'more than 0',
  ],
  [
    'an insurer in network without a day',
    ['insurers', 0, 'network'],
    { in: true },
    'insurers.0.network.asOf',
    'is missing',
  ],
  ['an unknown way to pay', ['payment'], { forms: ['shells'] }, 'payment.forms.0', 'must be one of cash, check'],
  ['parking in one language', ['arrival'], { parking: { en: 'Yes.' } }, 'arrival.parking.es', 'is missing'],
  ['an unknown place to arrive', ['arrival'], { helipad: said }, 'arrival.helipad', 'is unknown'],
  ['half a length', ['visitMinutes'], { first: 60 }, 'visitMinutes.typical', 'is missing'],
  ['a language that is a word', ['staffLanguages'], ['English'], 'staffLanguages.0', 'must be a language code'],
  [
    'a practitioner without a license',
    ['practitioners'],
    [{ name: 'A', credentials: 'DC', services: ['wellness-care'] }],
    'practitioners.0.license',
    'is missing',
  ],
  [
    'a practitioner of a service that there is not',
    ['practitioners'],
    [{ name: 'A', credentials: 'DC', license: 'No. 1', services: ['dentistry'] }],
    'practitioners.0.services.0',
    'unknown service "dentistry"; known: chiropractic-care',
  ],
  [
    'a form that is nowhere',
    ['papers'],
    [{ title: said, href: 'consent.pdf' }],
    'papers.0.href',
    'must be an https://',
  ],
])('facts for visitors: %s', (_, path, value, field, reason) => {
  content.set('clinic.yaml', path, value)
  expect(content.check()).toEqual([
    expect.objectContaining({ file: 'content/clinic.yaml', field, reason: expect.stringContaining(reason) }),
  ])
})
