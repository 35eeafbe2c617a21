export default [
  {
    seo: {
      focus: 'chiropractic services',
      title: 'Chiropractic Services',
      description:
        'Chiropractic services for the whole family on West Sunset Avenue in Springdale, AR. Begin with a free consultation; same-day appointments available.',
    },
    hero: {
      heading: 'Top Chiropractor in Springdale',
      subheading: 'Comprehensive Chiropractic Services for Your Health and Wellness',
      points: [
        'Hundreds of Patients Served',
        'Same-Day Appointments Available',
        'Accepts Insurance (call to confirm yours)',
      ],
    },
    form: {
      heading: 'Request your free consultation',
      note: 'No charge. Costs of exams, X-rays and tests are explained beforehand.',
    },
    features: {
      heading: 'Care for every body in the house',
      lead: 'A family chiropractor for grade schoolers and grandparents, students and weekend riders.',
      more: 'View all services',
    },
    benefits: {
      heading: 'What you can expect from us',
      items: [
        {
          id: 'clear-answers',
          title: 'Answers in plain words',
          text: 'You will hear what we found, what we think it means and what we do not know yet. Ask anything. If your problem belongs with another provider, we say so.',
        },
        {
          id: 'gentle-care',
          title: 'A touch that fits you',
          text: 'A fifth grader, a welder and someone eight months pregnant need different hands. So we adapt the position, the pressure and the technique to your body, and we stop whenever you ask.',
        },
        {
          id: 'no-surprises',
          title: 'Costs before care',
          text: 'The first consultation is free. Before any exam, X-ray or test, we tell you what it costs and what your insurance may pay. Then you decide.',
        },
      ],
    },
    pain: {
      heading: 'Show us where it hurts. We will map the way back.',
      lead: 'Start with the spot. Each page explains what may be behind the pain and what care looks like here.',
    },
    help: {
      heading: 'How chiropractic can help',
      lead: 'Twelve trailheads. Pick yours and read on, or call and ask.',
    },
    doctor: {
      heading: 'Meet the doctor who listens before anything else',
      lead: 'Your first visit begins with a conversation about the pain, and about what it keeps you from doing. Then comes an exam, with X-rays only if you need them. Nothing starts until you have heard the reasons.',
      more: 'Read the full biography',
    },
    testimonials: {
      heading: 'In our patients’ words',
      reviewsNote: 'Every back has its own story, so results vary from person to person.',
    },
    reviews: {
      heading: 'Read what your neighbors say',
      text: 'Our reviews live on our maps listing, written by the people who visited us. Have a look before you book, or add your own after a visit.',
    },
    steps: {
      heading: 'Three steps to moving well again',
      lead: 'You usually do not need a referral. Length and number of visits depend on your condition.',
      items: [
        {
          title: 'Consultation',
          text: 'Tell us your story: where it hurts, when it began, and what a normal day asks of your body. This first conversation is free, and you owe us nothing afterward.',
        },
        {
          title: 'Exam and assessment',
          text: 'We test how you move, feel for tender or stiff joints and check nerves and reflexes. We take digital X-rays only if you need them, and you hear the costs first.',
        },
        {
          title: 'Personalized plan',
          text: 'At a separate visit we go over the findings, the plan of care, the costs and your insurance. Take it home and think it over. You set the pace.',
        },
      ],
      cta: 'Start with a free consultation',
    },
    offer: {
      heading: 'New Patient Special',
      lead: 'A first look at your spine in one package, so you know where you stand before you choose a plan.',
      includes: [
        'A consultation with the doctor',
        'An exam of how you move and where it hurts',
        'Digital X-rays, if needed',
        'A first treatment',
      ],
      formHeading: 'Ask for the New Patient Special',
      formNote: 'Call or write, and we answer during office hours. Asking does not commit you to anything.',
      price: 'One price for all four. Ask us for the current price before you book.',
    },
    why: {
      heading: "Springdale's Trusted Chiropractor",
      lead: 'Trust is earned visit by visit. This is how we try to earn yours.',
      points: [
        {
          title: 'We listen first',
          text: 'Your story comes before the exam, and the exam comes before any treatment. You will not be rushed past the questions.',
        },
        {
          title: 'Same-day appointments',
          text: 'A locked neck does not wait for next week. Call in the morning and ask what is open that day.',
        },
        {
          title: 'Care for all ages',
          text: 'Children, teens, parents and grandparents get care adapted to their age and size. With a baby, we look and listen, and the pediatrician leads.',
        },
        {
          title: 'X-rays only if needed',
          text: 'Pictures help in some cases and add little in others. We explain why we want one before we take it.',
        },
        {
          title: 'Help with insurance',
          text: 'Bring your card or call ahead. We check your benefits with you, and there are discounts and payment plans for self-pay.',
        },
        {
          title: 'Two languages on every page',
          text: 'You can read this whole site in English or Spanish, and share each page with the relative who needs it.',
        },
      ],
    },
    about: {
      heading: 'At home in the Ozark foothills',
      text: 'We are one family clinic on West Sunset Avenue, close to the schools, offices and trails people here use every day. Our neighbors stand on production lines, drive I-49, teach third grade, stock shelves at night and ride the Razorback Greenway on Sunday. Those days land on a spine in different ways. So we ask about yours before we suggest anything, and from Monday to Thursday we open both morning and afternoon.',
    },
    banner: {
      heading: 'New here? Start with one visit, one price.',
      text: 'The new patient offer covers a consultation with the doctor, an exam, digital X-rays if needed, and a first treatment.',
      button: 'Claim the new patient offer',
    },
    extraServices: [
      {
        id: 'auto-injury',
        title: 'Auto-Injury Care',
        blurb: 'Assessment and care after a collision.',
        text: 'Neck pain and stiffness can show up days after a crash, even a slow one. We check how your neck and back move, write down what we find and tell you when another provider should take a look. Auto insurance may cover care after an accident.',
        href: '/symptoms/auto-accident-whiplash',
        icon: 'car-profile',
      },
      {
        id: 'acupuncture',
        title: 'Acupuncture',
        blurb: 'A complement to your plan of care.',
        text: 'Fine, sterile needles rest at chosen points for a short while. Studies suggest acupuncture may ease some kinds of back, neck and headache pain. We offer it next to chiropractic care, when it fits your plan and you feel comfortable with it. A small bruise or sore spot can follow.',
        href: '/services/wellness-care',
        icon: 'needle',
      },
    ],
    _meta: {
      filePath: 'home.en.yaml',
      fileName: 'home.en.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'home.en',
    },
  },
]
