export default [
  {
    survey: {
      en: {
        provider: 'demo',
      },
      es: {
        provider: 'demo',
      },
    },
    contact: {
      en: {
        provider: 'demo',
      },
      es: {
        provider: 'demo',
      },
    },
    'new-patient': {
      en: {
        provider: 'demo',
      },
      es: {
        provider: 'demo',
      },
    },
    booking: {
      en: {
        provider: 'demo',
      },
      es: {
        provider: 'demo',
      },
    },
    reviews: {
      en: {
        provider: 'demo',
      },
      es: {
        provider: 'demo',
      },
    },
    map: {
      en: {
        provider: 'demo',
      },
      es: {
        provider: 'demo',
      },
    },
    _meta: {
      filePath: 'embeds.yaml',
      fileName: 'embeds.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'embeds',
    },
  },
]
