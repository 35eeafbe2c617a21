export default [
  {
    title: 'Cash Plans',
    heading: 'About Our Cash & Wellness Plans',
    lead: 'Some people have no insurance, some have a high deductible, and some like to keep things simple. Our chiropractic cash plans let you pay for care yourself, with discounts and payment plans.',
    seo: {
      focus: 'chiropractic cash plans',
      title: 'Chiropractic Cash Plans',
      description:
        'No insurance, or a high deductible? Ask about chiropractic cash plans at our Springdale clinic: self-pay discounts, payment plans, wellness plans.',
    },
    cta: {
      title: 'Ask what it would cost in your case',
      text: 'Start with a free conversation. You hear the price of anything else before you decide.',
    },
    menu: 'Self-pay discounts and payment plans',
    sources: [
      {
        title: 'No Surprises: understand your rights against surprise medical bills',
        publisher: 'Centers for Medicare & Medicaid Services',
        url: 'https://www.cms.gov/nosurprises',
        lang: 'en',
      },
      {
        title: 'Publication 502, Medical and Dental Expenses',
        publisher: 'Internal Revenue Service',
        url: 'https://www.irs.gov/publications/p502',
        lang: 'en',
      },
    ],
    caption: 'Cash plans: the numbers first, then the care',
    content:
      '## Paying yourself, without guessing {#self-pay}\n\nYou do not need insurance to be seen here. You also do not have to use insurance that you have. Some people with a high deductible would pay for the first visits anyway. They ask us for both numbers and compare.\n\nIt works like this:\n\n- **You talk first.** The free consultation is a conversation. There is nothing to pay and nothing to sign.\n- **You hear the exam cost.** We tell you the price of an exam, and of X-rays or tests if they are needed, before we do them.\n- **You get a plan with numbers.** At the report-of-findings visit we lay out the care we suggest, how often, and what each part costs.\n- **You see your discount.** Self-pay discounts are taken off before you decide. Ask us to write both figures down.\n\nHow many visits you need depends on your condition, so nobody can give an honest total over the phone. What we can do is price the next step, and then the one after it. If money is tight this month, say so early. There may be a way to space the visits.\n\n## Cash plans that spread the cost over time {#payment-plans}\n\nA payment plan splits the cost of your care into smaller parts. It can help when an injury arrives in the same week as the rent. The terms depend on the care you choose, so we set them out on paper with you.\n\nBefore you sign any payment plan, here or elsewhere, ask:\n\n- What is the total, and what is each payment?\n- When is each payment due, and how can I pay it?\n- Are there fees or interest?\n- What happens if I miss a payment, stop early or need fewer visits?\n\nTake the paper home if you like. A plan you understand is one you can keep.\n\n## Wellness plans, for after the pain {#wellness}\n\nA wellness plan is for people who choose to keep coming once the main problem has settled. Line workers, teachers and delivery drivers sometimes use one through a busy season. It may help you stay mobile and notice a sore spot early. The evidence for long-term care is still limited, and we tell you so.\n\nWellness visits are optional. Many insurance plans do not pay for them, because the insurer sees them as upkeep and not as treatment. That is why most people pay for them directly. Our page on [wellness care](/services/wellness-care) shows what a visit includes. You can pause or stop when your life changes.\n\n## Your Good Faith Estimate {#estimate}\n\nIf you have no insurance, or choose not to use it, you have a right to a written estimate of the expected charges.\n\n- Ask for it at least one business day before the service.\n- Keep it, or take a picture of it.\n- Compare it with the bill. If the bill is at least $400 above the estimate, you may dispute it.\n\nThe estimate is not a contract, and asking for one does not commit you to care. Read [the full page on estimates](/good-faith-estimate) for the details.\n\n## Using an HSA or FSA {#hsa}\n\nHealth savings accounts (HSA) and flexible spending accounts (FSA) set money aside for medical costs. The IRS lists fees paid to a chiropractor among medical expenses. Still, each account has its own rules, above all for wellness visits. Ask your plan before you use the card:\n\n- Is chiropractic care an eligible expense on my account?\n- Does that include wellness visits, or only treatment?\n- What receipt do you need, and by what date do I have to spend the money?\n\nThen tell us what they ask for, so that your receipt from us shows it.',
    _meta: {
      filePath: 'cash-plans.en.md',
      fileName: 'cash-plans.en.md',
      directory: '.',
      extension: 'md',
      path: 'cash-plans.en',
    },
  },
]
