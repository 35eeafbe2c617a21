import type { AdditionalOffice } from '@/lib/schemas/office'

/** A second office for tests, in a nearby town with a page, as content/clinic.yaml would list it. */
export const additionalOffice = {
  id: 'fayetteville',
  name: 'Fayetteville',
  address: { street: '12 North College Avenue', city: 'Fayetteville', state: 'AR', zip: '72701' },
  phone: '(479) 555-0163',
  geo: { latitude: 36.0634, longitude: -94.1571 },
  hours: {
    monday: [],
    tuesday: ['10:00-14:00'],
    wednesday: [],
    thursday: ['10:00-14:00'],
    friday: [],
    saturday: ['08:00-12:00'],
    sunday: [],
  },
  parking: { en: 'In the deck on East Street.', es: 'En el estacionamiento de East Street.' },
} satisfies AdditionalOffice
