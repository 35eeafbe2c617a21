export default [
  {
    title: 'Financial Information',
    heading: 'What care costs, in plain words',
    lead: 'What will a chiropractor cost you? You should know before you agree to a visit. Here is how paying works at our clinic, from the first conversation to the last bill.',
    seo: {
      focus: 'chiropractor cost',
      title: 'Chiropractor Cost & Payment',
      description:
        'What does a chiropractor cost in Springdale? How you hear the price before care, and how to pay: insurance, Medicare, Medicaid, accident claims or cash.',
    },
    cta: {
      title: 'Bring us your money questions first',
      text: 'The consultation is a conversation and it is free. Ask about costs, cards and plans before anything else.',
    },
    content:
      'Most people come in by one of two roads. Some use an insurance card. Others pay for care themselves. Some start on one and switch to the other when a deductible starts over. Pick the road that fits you today.\n\n## When you hear what a chiropractor will cost {#how}\n\nNo one should find out about a cost after the fact. This is the order we keep:\n\n1. **A free conversation.** You tell us what hurts and what worries you. It costs nothing, and you can stop there.\n2. **Costs before the exam.** If an exam makes sense, we explain what it costs first. The same goes for X-rays and other tests. X-rays are taken only if they are needed.\n3. **A look at your coverage.** If you have insurance, we check your benefits with you. What the insurer tells us is an estimate, because the insurer makes the final decision.\n4. **The report-of-findings visit.** At a separate visit we show you what we found. You see the plan of care, its cost, what insurance may pay and what may be left for you.\n5. **Your decision.** You can say yes, ask for a smaller start, or take the numbers home and talk them over with your family.\n\nPlans can change along the way, because bodies do. If yours changes, we go over the new costs before going on.\n\n## Ways to pay that we accept {#ways}\n\n- Private insurance, through an employer or bought on your own\n- Workers’ compensation, when you were hurt on the job\n- Medicare\n- Medicaid\n- Auto insurance, for accident cases\n- Cash or self-pay, with self-pay discounts and payment plans\n\nIf you were hurt at work, tell your supervisor soon and bring any claim number you were given. After a crash, bring the claim number and the adjuster’s name. Our pages on [work injuries](/symptoms/work-injury) and [auto accidents](/symptoms/auto-accident-whiplash) explain what else to expect.\n\n## What to bring {#bring}\n\n- A photo ID\n- Every insurance card you have, front and back, even a secondary one\n- A claim number, if a job or car accident is involved\n- A referral, if your plan asks for one\n- A list of your medicines, and any X-ray or MRI reports\n- For a child, the child’s own card and a parent or guardian\n\nIf you forgot a paper, come anyway. We can often start with a phone call to the insurer.\n\n## Paying without insurance? Ask for an estimate {#estimate}\n\nPeople without insurance, and people who choose not to use it, have a right to a Good Faith Estimate. It lists the expected charges in writing. Ask for it at least one business day before the service. If the bill comes out at least $400 above the estimate, you may dispute it. Read [how the estimate works](/good-faith-estimate) or call us to ask for yours.',
    _meta: {
      filePath: 'financial-information.en.md',
      fileName: 'financial-information.en.md',
      directory: '.',
      extension: 'md',
      path: 'financial-information.en',
    },
  },
]
