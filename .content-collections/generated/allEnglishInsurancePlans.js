export default [
  {
    title: 'Insurance Plans',
    heading: 'Using your insurance at our clinic',
    lead: 'Bring your card and we will check your chiropractic insurance benefits with you. Coverage depends on your plan, so we look before the first visit that costs money.',
    seo: {
      focus: 'chiropractic insurance',
      title: 'Chiropractic Insurance',
      description:
        'Chiropractic insurance made plain: our Springdale clinic checks your Aetna, Blue Cross, Medicaid, Medicare or other plan with you before you pay.',
    },
    cta: {
      title: 'Let us look at your card together',
      text: 'Call, or come for a free conversation and bring every card you have.',
    },
    menu: 'Private, Medicare, Medicaid, auto',
    sources: [
      {
        title: 'Glossary: deductible',
        publisher: 'HealthCare.gov',
        url: 'https://www.healthcare.gov/glossary/deductible/',
        lang: 'en',
      },
      {
        title: 'Glossary: copayment',
        publisher: 'HealthCare.gov',
        url: 'https://www.healthcare.gov/glossary/co-payment/',
        lang: 'en',
      },
      {
        title: 'Glossary: coinsurance',
        publisher: 'HealthCare.gov',
        url: 'https://www.healthcare.gov/glossary/co-insurance/',
        lang: 'en',
      },
      {
        title: 'Section 1557: protecting individuals against discrimination',
        publisher: 'U.S. Department of Health and Human Services',
        url: 'https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html',
        lang: 'en',
      },
    ],
    terms: {
      heading: 'Words on your card, in plain English',
      items: [
        {
          id: 'deductible',
          title: 'Deductible',
          text: 'What you pay in a plan year before the plan starts to share costs. Some plans skip it for office visits. Ask how much of yours you have already met.',
        },
        {
          id: 'copay',
          title: 'Copay',
          text: 'A fixed amount you pay for a visit. Chiropractic visits may fall under a different copay than your family doctor.',
        },
        {
          id: 'coinsurance',
          title: 'Coinsurance',
          text: 'Your share as a percentage. With 20% coinsurance the plan pays 80% of the amount it allows, and you pay the rest. It usually starts after the deductible.',
        },
        {
          id: 'visit-limit',
          title: 'Visit limit',
          text: 'The number of visits a plan pays for in a year. Some plans count physical therapy and chiropractic visits together.',
        },
        {
          id: 'referral',
          title: 'Referral',
          text: 'A note from your primary care provider that sends you to us. Our clinic usually does not need one, but your plan may.',
        },
        {
          id: 'approval',
          title: 'Prior authorization',
          text: 'Approval the plan wants before some services. Without it, the plan may refuse to pay, even for something it covers.',
        },
        {
          id: 'network',
          title: 'In network, out of network',
          text: 'In network means the provider has a contract with your plan. Out of network you may pay more, or all of it.',
        },
        {
          id: 'out-of-pocket',
          title: 'Out-of-pocket maximum',
          text: 'The most you pay in a year for covered care. What the plan does not cover does not count toward it.',
        },
        {
          id: 'eob',
          title: 'Explanation of benefits',
          text: 'A letter that shows what was billed, what the plan paid and what may be your share. It is not a bill. Compare it with ours.',
        },
      ],
    },
    sheet: {
      heading: 'What to ask your insurer',
      lead: 'One call to the number on your card answers most of this. The list stands in English and in Spanish, side by side, so that you can follow in one language while someone speaks the other.',
      blanks: [
        {
          id: 'date',
          label: 'Date and time of the call',
        },
        {
          id: 'person',
          label: 'Who I spoke with',
        },
        {
          id: 'member',
          label: 'Member ID on my card',
        },
        {
          id: 'reference',
          label: 'Reference number of the call',
        },
      ],
      items: [
        {
          id: 'ask-interpreter',
          question: 'Can we speak in Spanish, or with an interpreter, at no cost to me?',
        },
        {
          id: 'ask-active',
          question: 'Is my plan active today? On what date does the plan year start over?',
        },
        {
          id: 'ask-covered',
          question: 'Does my plan cover chiropractic care? The exam, the adjustments, therapy?',
        },
        {
          id: 'ask-network',
          question: 'Is {clinic} in my network? If not, what changes for me?',
        },
        {
          id: 'ask-deductible',
          question: 'What is my deductible, and how much of it have I met?',
        },
        {
          id: 'ask-copay',
          question: 'What is my copay for a chiropractic visit?',
        },
        {
          id: 'ask-coinsurance',
          question: 'After the deductible, what percentage do I pay?',
        },
        {
          id: 'ask-limit',
          question: 'How many visits a year? How many are left? Does physical therapy count too?',
        },
        {
          id: 'ask-referral',
          question: 'Do I need a referral from my primary care provider?',
        },
        {
          id: 'ask-approval',
          question: 'Does anything need approval first? Who asks for it?',
        },
        {
          id: 'ask-x-rays',
          question: 'Are X-rays covered when a chiropractor orders them?',
        },
        {
          id: 'ask-writing',
          question: 'Can you send me these answers in writing?',
        },
      ],
    },
    content:
      '## How we check your insurance {#check}\n\nA card alone does not say what a plan will pay. Two neighbors can carry the same card and owe different amounts, because their employers chose different benefits. So we look up yours.\n\n- Give us the card, front and back, in person or over the phone.\n- We ask the insurer about chiropractic benefits, limits and approvals.\n- We go through the answer with you in everyday words, before the first visit that costs money.\n- At the report-of-findings visit you see the plan of care, its cost and your likely share.\n\nAn insurer decides on each claim after the visit. So our answer is an estimate, and we say so when something looks uncertain.\n\n## Hurt at work or in a crash {#accidents}\n\nWorkers’ compensation and auto insurance follow other rules than health insurance. A claim number matters more than a card. Report the injury to your employer soon, or the crash to the insurer. Write down the claim number and the adjuster’s name, and bring both. Then read what to expect after a [work injury](/symptoms/work-injury) or an [auto accident](/symptoms/auto-accident-whiplash).\n\n## If your insurance says no to chiropractic care {#not-covered}\n\nFirst, ask for the reason in writing. A missing referral or a wrong code can be fixed. You also have the right to appeal, and the letter from the insurer explains how. Meanwhile you can pay for a visit yourself. Our [cash plans](/financial-information/cash-plans) come with discounts, and you can have the cost in writing beforehand.',
    _meta: {
      filePath: 'insurance-plans.en.md',
      fileName: 'insurance-plans.en.md',
      directory: '.',
      extension: 'md',
      path: 'insurance-plans.en',
    },
  },
]
