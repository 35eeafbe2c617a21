export default [
  {
    title: 'Blog',
    heading: 'Notes from the trail: spine and family health',
    menu: 'Articles on spine and family health',
    lead: 'This chiropractic blog is plain reading about backs, necks, headaches, children, sleep and stress. Open an article before a visit, after one, or just to settle a question at the kitchen table.',
    seo: {
      focus: 'chiropractic blog',
      title: 'Chiropractic Blog',
      description:
        'Read the chiropractic blog of our Springdale clinic: plain articles on back pain, headaches, children, sleep and stress, with sources you can check.',
    },
    content:
      'A sore neck rarely comes with instructions. These articles explain what may be going on, what you can try at home and when a visit makes sense. You will find pieces on headaches, stiff joints, car crashes, children’s posture, pillows and long bike rides.\n\nEvery article names its sources, so you can check what we say. Each one also lists the signs that call for urgent care. Research on chiropractic care is still growing, and we tell you where the evidence is thin. If one problem brings you here, start with the [symptoms we see](/symptoms). Our [answers to common questions](/faq) cover visits and costs.',
    _meta: {
      filePath: 'pages/blog.en.md',
      fileName: 'blog.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/blog.en',
    },
  },
  {
    title: 'Book Now',
    heading: 'Pick a time for your visit',
    menu: 'Choose a day and time',
    lead: 'To book a chiropractor, tell us the day and the hour that fit your week. Same-day appointments are available, and you usually do not need a referral.',
    seo: {
      focus: 'book a chiropractor',
      title: 'Book a Chiropractor Visit',
      description:
        'Book a chiropractor visit in Springdale online, by phone, text or e-mail. Same-day appointments are available; a referral is usually not needed.',
    },
    content:
      'One line about the problem is enough when you book, such as “stiff neck since Monday” or “lower back, long shifts”. We go into the rest in person. Not ready to book? A [free consultation](/free-consultation) comes first for many people. In a medical emergency, call 911.\n\n## Choose your time {#form}\n\nFor an urgent visit, call {phone} and ask what is open today.\n\n## After you book {#after}\n\n1. **Keep the time.** Write down the day and the hour, or [add them to your calendar](/new-patient-special#calendar).\n2. **Get your things together.** The [first-visit checklist](/new-patient-special#checklist) fits on one page.\n3. **Come a little early.** A first visit begins with a health history. Its length depends on what you need, so leave some room in your day.\n4. **If plans change,** call or text as soon as you know. Someone else may be waiting for that time.\n\n## Book by phone or text {#direct}\n\nCall during office hours, or send a text at any time. The text is already written: add your name and the days that suit you.',
    _meta: {
      filePath: 'pages/book-now.en.md',
      fileName: 'book-now.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/book-now.en',
    },
  },
  {
    title: 'Contact',
    heading: 'Talk to us, or come and see us',
    menu: 'Phone, e-mail, hours and directions',
    lead: 'To contact a chiropractor in Springdale, call, text or e-mail us, or just stop by. Our clinic is on West Sunset Avenue, and same-day appointments are available.',
    seo: {
      focus: 'contact a chiropractor',
      title: 'Contact a Chiropractor',
      description:
        'Contact a chiropractor in Springdale by phone, text or e-mail. See our address on West Sunset Avenue, the office hours, a map and the contact form.',
    },
    content:
      'When the office is closed, a text or an e-mail works well, and we answer when we are back. Please leave out private health details; we go over those by phone or in person. If you already know you want a visit, you can [book a time](/book-now). In a medical emergency, call 911.\n\n## Send us a message {#form}\n\nAll we need is your name, a way to reach you and your question. We answer during office hours.',
    _meta: {
      filePath: 'pages/contact.en.md',
      fileName: 'contact.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/contact.en',
    },
  },
  {
    title: 'Free Consultation',
    heading: 'A free consultation is a conversation',
    menu: 'Talk with us at no charge',
    lead: 'In a free consultation you sit down with the doctor, tell us what hurts and ask what you want to know. There is no charge, and you decide what comes next.',
    seo: {
      focus: 'free consultation',
      title: 'Free Consultation',
      description:
        'A free consultation with a Springdale chiropractor is a talk at no charge. Say what hurts, ask questions and hear the cost of any exam first.',
    },
    content:
      'Bring the story of your pain: when it began, what sets it off, what you have tried. We listen, ask questions and tell you if chiropractic care may help. If another kind of care looks like the right first step, we say so.\n\nYou do not need to prepare anything. A few notes on your phone are plenty, and someone from the family is welcome to listen in. Until we talk, you can read [how visits and payment work](/faq).\n\n## Free means free. The rest has a price you hear first. {#costs}\n\nThe consultation is at no charge, and you owe us nothing if you stop there. An exam, X-rays and tests are separate. Before we do any of them, we explain what each one costs and what your insurance may pay. We take X-rays only if you need them. Then you decide.\n\n## Why begin with a free consultation {#why}\n\n- **Nothing to pay.** The conversation is free, with or without insurance.\n- **Nothing to sign.** You do not join a program. Ask, listen, go home and think it over.\n- **A straight answer.** If chiropractic care is not the right first step for you, we say so and tell you who may help.\n- **Costs before care.** You hear the price of an exam, an X-ray or a test before you agree to it.\n- **No referral, usually.** Most people can come without a note from another doctor.\n- **Same-day appointments.** A stiff neck on Tuesday does not have to wait for next week. Call and ask what is open.\n\n## Twelve places to begin {#conditions}\n\nThese are the reasons people come to talk with us. Each page says what may be behind the problem and what may ease it at home.\n\n## The first step is free. You choose the others. {#steps}\n\nThree steps lead from a first talk to a plan of care. After each one you can go on, wait, or leave it there.\n\n## What patients say afterward {#words}\n\nEvery back has its own story, and results vary from person to person.\n\n## When can we talk? {#schedule}\n\nThe form is short, and we answer during office hours. If you would rather speak to someone now, call {phone}.',
    _meta: {
      filePath: 'pages/free-consultation.en.md',
      fileName: 'free-consultation.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/free-consultation.en',
    },
  },
  {
    title: 'New Patient Special',
    heading: 'New Patient Special: first steps, one price',
    menu: 'Consultation, exam and first treatment together',
    lead: 'The new patient special brings together a consultation with the doctor, an exam, digital X-rays if needed and a first treatment. All of it comes at one price.',
    seo: {
      focus: 'new patient special',
      title: 'New Patient Special',
      description:
        'Our new patient special puts a consultation, an exam, digital X-rays if needed and a first treatment at one price. Ask us for the current price.',
    },
    content:
      'Most people want two answers early on: what may be wrong, and what it will cost to find out. This offer puts the first steps together, so both become clearer. We begin with your history and an exam. We take digital X-rays only if the exam gives us a reason. When it is safe and suits your case, the first treatment is included as well.\n\nAsk us for the current price before you book. Tell us if you plan to use insurance, because [insurance plans](/financial-information/insurance-plans) have rules of their own. If you would rather talk first, begin with a [free consultation](/free-consultation).\n\n## What the one price covers {#includes}\n\nFour parts that belong together. Your findings, a plan of care and its costs follow at a separate visit, the report of findings.\n\n## What to bring, and why {#bring}\n\n- **Papers.** A photo ID, your insurance card if you have one, and a list of your medicines. Some medicines change what we can safely do.\n- **Pictures.** Recent X-rays, scans or the reports about them. They may save you a second one.\n- **Claim details.** After a car crash or an injury at work: the claim number, the date and a contact at the insurer.\n- **Clothes that move.** A T-shirt and loose pants are fine. You will bend, turn and lie down.\n- **A parent or guardian,** when the patient is under 18.\n\n## What happens on the day {#day}\n\n1. **You arrive.** Come a little early, because there is a health history to fill in.\n2. **We talk.** The doctor asks about the pain, your health and what a normal day asks of your body.\n3. **We examine.** We look at how you move, feel for stiff or tender joints and check nerves and reflexes.\n4. **X-rays, if needed.** If the exam gives a reason, we explain it and take digital X-rays.\n5. **A first treatment.** It takes place when it is safe and suits your case. You can say stop at any point. Some people feel sore for a day or two afterward.\n6. **What is next.** We set a time for the report of findings: what we found, the plan of care, the costs and your insurance.\n\nHow long it takes depends on you, so leave some room in your day.\n\n## First-visit checklist {#checklist}\n\n### The day before\n\n- Write down where it hurts, since when, and what makes it worse\n- List medicines, vitamins and allergies\n- Look for X-rays, scans or reports\n- Ask your insurance, or ask us, what it covers\n\n### Take with you\n\n- Photo ID\n- Insurance card, if you have one\n- The list of medicines\n- X-rays, scans or reports, if you have them\n- Claim details, after a crash or a work injury\n- Clothes you can move in\n- A parent or guardian, for a patient under 18\n\n### Ask at the visit\n\n- What do you think it is?\n- What does each next step cost, and what may insurance pay?\n- What can I do at home until then?\n\n## Your visit in your own calendar {#calendar}\n\nDo you have an appointment already? Enter its day and time, and take it with you. The file works with the calendar on your phone or computer, reminds you a day ahead and holds what stands here.',
    _meta: {
      filePath: 'pages/new-patient-special.en.md',
      fileName: 'new-patient-special.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/new-patient-special.en',
    },
  },
  {
    title: 'Services',
    heading: 'One clinic, four ways to care for a spine',
    menu: 'Care for every age and stage',
    lead: 'All types of chiropractic care here start the same way: with a conversation, an exam and a plan you agree to.',
    seo: {
      focus: 'types of chiropractic care',
      title: 'Types of Chiropractic Care',
      description:
        'Four types of chiropractic care at one Springdale family clinic: adjustments, pediatric, pregnancy and wellness care. See which one fits you.',
    },
    alsoHeading: 'Also here: acupuncture and auto-injury care',
    ctaHeading: 'Not sure which type of care you need?',
    ctaText: 'Start with a free consultation. There is no charge.',
    content:
      'Bodies change, and so does the care they need. A warehouse worker with a stiff lower back, a fourth grader with a heavy backpack and a parent-to-be need different treatment. So we keep four types of chiropractic care under one roof, and we adapt each one to the person on the table. Many families use more than one over the years. If a symptom is easier to name than a service, start with the [list of symptoms](/symptoms) and follow the trail from there.',
    _meta: {
      filePath: 'pages/services.en.md',
      fileName: 'services.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/services.en',
    },
  },
  {
    title: 'Symptoms',
    heading: 'Where does it hurt?',
    menu: 'Twelve problems, explained one by one',
    lead: 'Choose the symptoms and pain that sound like yours: each page covers likely causes, warning signs and what we do about it.',
    seo: {
      focus: 'symptoms and pain',
      title: 'Symptoms and Pain We See',
      description:
        'Symptoms and pain we see in Springdale: back, neck, head, joints, nerves. Find yours, learn what may be behind it and when to seek urgent care.',
    },
    ctaHeading: 'Book Your Appointment Today',
    ctaText: 'Tell us what brings you in. Same-day appointments are available, and the first consultation is free.',
    content:
      'Pain does not always stay where it began. A sore hip can start in the back, and a headache in the neck. These twelve pages are a map of symptoms and pain, to help you describe what you feel. They do not replace an exam, and they cannot tell you what you have. Call 911 for chest pain, a sudden severe headache, sudden weakness or numbness, or trouble speaking. Do the same for loss of bladder or bowel control, or a serious injury. If nothing here fits, look under [other health concerns](/symptoms/various-health-concerns).',
    _meta: {
      filePath: 'pages/symptoms.en.md',
      fileName: 'symptoms.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/symptoms.en',
    },
  },
  {
    title: 'Thank you',
    heading: 'Thank you. Your message is on its way.',
    menu: 'What happens next',
    lead: 'We read every message during office hours and answer by phone or e-mail, whichever you left us.',
    seo: {
      title: 'Thank You for Writing to Our Springdale Clinic',
      description:
        'Your message is on its way to our Springdale clinic. See what happens next, when the office is open, and how to reach us sooner by phone or text.',
    },
    content:
      '## What happens next\n\n1. **We read it.** Someone at the front desk opens your message on the next working day at the latest.\n2. **We get back to you.** Expect a call or an e-mail. If we miss you, we leave our name and try again.\n3. **You decide.** We answer your question and, if you want one, we look for a time that suits you.\n\n## If it cannot wait\n\nCall or text us at {phone} while the office is open. In a medical emergency, call 911.\n\nWhile you wait, you can read about [a first visit](/blog/first-chiropractic-visit) or the [questions people often ask](/faq).',
    _meta: {
      filePath: 'pages/thank-you.en.md',
      fileName: 'thank-you.en.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/thank-you.en',
    },
  },
]
