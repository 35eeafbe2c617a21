export default [
  {
    survey: {
      heading: 'Where does it hurt?',
      lead: 'Three short steps. You can go back at any time.',
      seo: {
        title: 'Demo: Free Consultation Survey',
        description:
          'A demo of the free consultation survey, in three short steps. It shows you what it received and sends nothing to anyone, not even to the clinic.',
      },
    },
    contact: {
      heading: 'Ask us anything',
      lead: 'Leave your name and one way to reach you. Please leave out private health details.',
      seo: {
        title: 'Demo: Contact Form',
        description:
          'A demo of the contact form for name, phone, e-mail and a question. It checks what you type, shows what it received and sends nothing to anyone.',
      },
    },
    'new-patient': {
      heading: 'Ask for your first visit',
      lead: 'Tell us which day suits you. We would call or write to settle the hour.',
      seo: {
        title: 'Demo: New Patient Form',
        description:
          'A demo of the form for a first visit, with the day you prefer and a short note. It shows you what it received and sends nothing to anyone at all.',
      },
    },
    booking: {
      heading: 'Pick a day and a time',
      lead: 'The times follow our office hours, today’s included. In this demo every time is free.',
      seo: {
        title: 'Demo: Booking Calendar',
        description:
          'A demo of the booking calendar: choose a day and a time within the office hours, today included. No visit is booked, and nothing is sent to anyone.',
      },
    },
    reviews: {
      heading: 'What a reviews widget would show',
      lead: 'Sample texts in place of real reviews. The clinic replaces them before the site goes live.',
      seo: {
        title: 'Demo: Patient Reviews',
        description:
          'A demo of the reviews widget with nine sample texts and their stars. They stand in for real reviews, which patients agree to before they are shown.',
      },
    },
    map: {
      heading: 'Find the clinic',
      lead: 'A sketch of the area, not to scale. For turn-by-turn directions, open your own map app.',
      seo: {
        title: 'Demo: Map to the Clinic',
        description:
          'A demo of the map: our own sketch of the roads around the clinic in Springdale, with the address and links that open directions in your map app.',
      },
    },
    _meta: {
      filePath: 'demo.en.yaml',
      fileName: 'demo.en.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'demo.en',
    },
  },
]
