export default [
  {
    name: 'Springdale Family Chiropractic',
    logo: ['Springdale', 'Family Chiropractic'],
    phone: '(479) 555-0142',
    email: 'hello@example.com',
    address: {
      street: '1900 West Sunset Avenue, Suite 5',
      city: 'Springdale',
      state: 'AR',
      zip: '72764',
    },
    geo: {
      latitude: 36.175,
      longitude: -94.1549,
    },
    hours: {
      monday: ['09:00-13:00', '15:00-18:00'],
      tuesday: ['09:00-13:00', '15:00-18:00'],
      wednesday: ['09:00-13:00', '15:00-18:00'],
      thursday: ['09:00-13:00', '15:00-18:00'],
      friday: ['09:00-13:00'],
      saturday: [],
      sunday: [],
    },
    holidays: [
      {
        date: '2026-11-26',
        name: {
          en: 'Thanksgiving Day',
          es: 'Día de Acción de Gracias',
        },
      },
      {
        date: '2026-12-24',
        name: {
          en: 'Christmas Eve',
          es: 'Nochebuena',
        },
        hours: ['09:00-13:00'],
      },
      {
        date: '2026-12-25',
        name: {
          en: 'Christmas Day',
          es: 'Navidad',
        },
      },
      {
        date: '2027-01-01',
        name: {
          en: 'New Year’s Day',
          es: 'Año Nuevo',
        },
      },
      {
        date: '2027-05-31',
        name: {
          en: 'Memorial Day',
          es: 'Día de los Caídos',
        },
      },
      {
        date: '2027-07-05',
        name: {
          en: 'Independence Day (observed)',
          es: 'Día de la Independencia (feriado trasladado)',
        },
      },
      {
        date: '2027-09-06',
        name: {
          en: 'Labor Day',
          es: 'Día del Trabajo',
        },
      },
      {
        date: '2027-11-25',
        name: {
          en: 'Thanksgiving Day',
          es: 'Día de Acción de Gracias',
        },
      },
      {
        date: '2027-12-24',
        name: {
          en: 'Christmas Day (observed)',
          es: 'Navidad (feriado trasladado)',
        },
      },
    ],
    social: {
      facebook: 'https://facebook.com/example',
      instagram: 'https://instagram.com/example',
      youtube: 'https://youtube.com/@example',
    },
    mapsListing: 'https://maps.example.com/springdale-family-chiropractic',
    rating: {
      stars: 5,
      reviews: 50,
    },
    claims: {
      yearsOfExperience: 15,
      springdalePatients: 1000,
      universityStudents: 500,
      rogersPatients: 300,
      bentonvilleCorporatePatients: 400,
    },
    travel: {
      universityCampusMinutes: 15,
      pinnacleHillsMinutes: 10,
      downtownBentonvilleMinutes: 12,
      harBerMiles: 3,
    },
    doctor: {
      name: 'Dr. Alex Example',
      credentials: 'DC',
    },
    insurers: [
      {
        name: 'Aetna',
        page: 'aetna',
      },
      {
        name: 'Arkansas Blue Cross Blue Shield',
        page: 'bcbc',
      },
      {
        name: 'Medicaid',
        page: 'medicaid',
      },
      {
        name: 'Medicare',
        page: 'medicare',
      },
      {
        name: 'Centene',
      },
      {
        name: 'Wellcare',
      },
      {
        name: 'Cigna',
      },
      {
        name: 'United Healthcare',
      },
    ],
    governingLaw: 'Ohio',
    goodFaithEstimate: {
      noticeBusinessDays: 1,
      disputeThreshold: 400,
    },
    confirmed: [],
    _meta: {
      filePath: 'clinic.yaml',
      fileName: 'clinic.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'clinic',
    },
  },
]
