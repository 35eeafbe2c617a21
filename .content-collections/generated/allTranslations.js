export default [
  {
    on: false,
    script: 'https://translate.google.com/translate_a/element.js',
    origins: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com', 'https://www.gstatic.com'],
    languages: [
      {
        code: 'mh',
        name: 'Kajin M̧ajeļ',
      },
      {
        code: 'vi',
        name: 'Tiếng Việt',
      },
      {
        code: 'hmn',
        name: 'Hmoob',
      },
      {
        code: 'lo',
        name: 'ລາວ',
      },
    ],
    _meta: {
      filePath: 'translation.yaml',
      fileName: 'translation.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'translation',
    },
  },
]
