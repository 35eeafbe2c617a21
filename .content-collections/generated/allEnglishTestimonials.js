export default [
  {
    items: [
      {
        id: 'maria-t',
        name: 'Maria T.',
        text: 'I can turn my head to check traffic again. The exam was explained in words I understood.',
        sample: true,
      },
      {
        id: 'james-r',
        name: 'James R.',
        text: 'They saw me the same day. I walked in bent over and left with a plan.',
        sample: true,
      },
      {
        id: 'ana-l',
        name: 'Ana L.',
        text: 'My daughter was nervous for about a minute. Then she asked when we could come back.',
        sample: true,
      },
      {
        id: 'devon-p',
        name: 'Devon P.',
        text: 'Finals week used to mean migraines. Now I know what sets them off.',
        sample: true,
      },
      {
        id: 'rosa-m',
        name: 'Rosa M.',
        text: 'Ten-hour shifts on the line left my shoulders like rock. I learned how to pace my breaks and which stretches to do at home in Tontitown.',
        sample: true,
      },
      {
        id: 'luis-g',
        name: 'Luis G.',
        text: 'A pickup hit us from behind on I-49. They checked my neck, went over the X-rays with me and told me which papers my auto insurance wanted.',
        sample: true,
      },
      {
        id: 'grace-w',
        name: 'Grace W.',
        text: 'At seven months I could not find a way to sleep. They propped me up with pillows, asked about my midwife’s advice and took their time.',
        sample: true,
      },
      {
        id: 'priya-s',
        name: 'Priya S.',
        text: 'I sit in meetings in Bentonville all day. The doctor asked for a photo of my desk, and we changed two things before the next visit.',
        sample: true,
      },
      {
        id: 'harold-k',
        name: 'Harold K.',
        text: 'My knees are not new, and nobody pretended they were. I walk to the mailbox in Elm Springs and back with less grumbling.',
        sample: true,
      },
    ],
    _meta: {
      filePath: 'testimonials.en.yaml',
      fileName: 'testimonials.en.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'testimonials.en',
    },
  },
]
