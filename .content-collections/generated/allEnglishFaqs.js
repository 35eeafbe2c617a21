export default [
  {
    seo: {
      focus: 'chiropractic questions',
      title: 'Chiropractic Questions',
      description:
        'Plain answers to chiropractic questions from Springdale: how an adjustment feels, what happens on a first visit, how many visits and how to pay.',
    },
    title: 'FAQ',
    heading: 'Good questions, straight answers',
    menu: 'Visits, care and finances answered',
    lead: 'Here are the chiropractic questions we hear from people in Springdale. If yours is not here, call or text {phone}.',
    groups: [
      {
        id: 'chiropractic',
        title: 'Questions about Chiropractic',
        note: 'What it is, how it feels and who it suits.',
        items: [
          {
            id: 'what-is-an-adjustment',
            question: 'What happens during an adjustment?',
            answer:
              'You lie or sit on a padded table, fully dressed. Your chiropractor finds a joint that is not moving well and gives it a specific, controlled push, by hand or with a small instrument. Sometimes there is a soft pop, made by gas in the joint fluid.\n\nSome joints make no sound at all, and that is fine too. You can read more about our [chiropractic care](/services/chiropractic-care).',
          },
          {
            id: 'referral',
            question: 'Do I need a referral?',
            answer:
              'Usually not. You can call us directly and make an appointment.\n\nA few insurance plans do ask for one before they pay. Have your card at hand when you call, and we will check with you. If another doctor is already treating the same problem, tell us. With your permission, we can share what we find.',
          },
          {
            id: 'children-safety',
            question: 'Is chiropractic care safe for children?',
            answer:
              'With children and teens we use light pressure and slow movements, adapted to age and size. We do not adjust babies. Before the teen years, we use no quick thrusts on the neck or low back. Most side effects on record are mild. Reports of serious harm are few, but nobody knows the true rate.\n\nWe ask about your child’s health first and send you to the pediatrician when that is the right place. See [pediatric care](/services/pediatric-care).',
          },
          {
            id: 'number-of-visits',
            question: 'How many visits will I need?',
            answer:
              'The number is not fixed. It depends on your condition, how long you have had it, your work and how your body responds. A fresh strain and a ten-year ache are different trails.\n\nAfter the exam you get a plan with the reasoning behind it. We check your progress along the way and change the plan when it does not help. You decide before you start, and again at any point.',
          },
          {
            id: 'pregnancy',
            question: 'Can I be adjusted while pregnant?',
            answer:
              'Care in pregnancy is gentle here: small movements of the low back and pelvis, light muscle work and exercises. You lie on your side or sit. We avoid forceful twisting and put no pressure on the belly. Some people find that it eases back or pelvic pain, though studies are few and small.\n\nTell your prenatal provider that you are coming. If your pregnancy is high-risk, we wait for their approval. Call them or 911 first for bleeding, fluid loss, strong cramps, a severe headache, changes in vision or less movement from the baby. Read more about [pregnancy care](/services/pregnancy-care).',
          },
          {
            id: 'does-it-hurt',
            question: 'Will it hurt?',
            answer:
              'Most people feel pressure. Afterward some feel relief, and some feel sore, much like after exercise. The soreness usually fades within a day or so.\n\nIf an area is too tender, we can use a lighter technique or leave it alone that day. Serious complications are rare, and we go over the risks before your first treatment. Say stop at any time and we stop. Call us if something feels wrong after you get home.',
          },
          {
            id: 'keep-coming',
            question: 'Do I have to keep coming forever?',
            answer:
              'No. You choose how far to go. Some people come until the pain settles and call again only if it returns. Others like a check-in now and then, as part of [wellness care](/services/wellness-care).\n\nWe will tell you what we recommend and why. We will also show you exercises and habits for home, because most of the week happens outside our clinic.',
          },
          {
            id: 'training',
            question: 'What training does a chiropractor have?',
            answer:
              'A chiropractor earns a Doctor of Chiropractic degree from an accredited college, passes national board exams and holds a state license. The studies cover anatomy, neurology, diagnosis, imaging and hands-on technique, with supervised work in a clinic.\n\nChiropractors do not prescribe medicine or operate. When you need someone who does, we tell you whom to see. You can read about our own doctor on the [about page](/about).',
          },
          {
            id: 'headaches',
            question: 'Can chiropractic help headaches?',
            answer:
              'It may. Some headaches begin in the neck, and studies suggest that hands-on care may help some people with those. The evidence for migraine is mixed. An exam helps find out which kind you have.\n\nA sudden, severe headache is different. So is one with fever, confusion, weakness, trouble speaking or a recent blow to the head. Call 911. For the rest, see [headache and migraine](/symptoms/headache-migraine).',
          },
        ],
      },
      {
        id: 'visits',
        title: 'Questions about Visits to the Office',
        note: 'What to expect and what to bring.',
        items: [
          {
            id: 'first-visit',
            question: 'What happens on the first visit?',
            answer:
              'First we talk: what hurts, since when, what makes it better or worse. Then comes an exam of your posture, joints, muscles and nerves. Your first visit may also include X-rays, if they are needed, and some treatment for relief, if it is safe.\n\nAfter that you come back for a separate report-of-findings visit. There we present what we found, the plan of care, the costs and your insurance.',
          },
          {
            id: 'visit-length',
            question: 'How long does a visit take?',
            answer:
              'The length is not fixed and depends on your condition. A first visit takes longer, because it includes the conversation and the exam. Later visits are usually shorter.\n\nTell us when you book if you have to be back at work, or at school pickup, by a certain time. We will find a slot that fits or say that it is too tight.',
          },
          {
            id: 'what-to-wear',
            question: 'What should I wear?',
            answer:
              'Wear comfortable clothes you can bend and turn in. Work clothes are fine if you come straight from a shift. Leave bulky belts, big earrings and necklaces at home or in your bag.\n\nPlease bring a photo ID, your insurance card, a list of your medicines and any X-ray or MRI reports you have. For a child, bring the same papers and a favorite toy.',
          },
        ],
      },
      {
        id: 'finances',
        title: 'Questions about Finances',
        note: 'Insurance, self-pay and when you hear the cost.',
        items: [
          {
            id: 'payment',
            question: 'What payment do you accept?',
            answer:
              'We accept:\n\n- private insurance\n- workers’ compensation\n- Medicare\n- Medicaid\n- auto insurance, for accident cases\n- cash or self-pay, with self-pay discounts and payment plans\n\nEach of these has its own rules about what it pays and how much is left for you. We go over your share with you before you agree to a plan. The plans we name are listed under [insurance plans](/financial-information/insurance-plans).',
          },
          {
            id: 'self-pay',
            question: 'Is there help if I pay myself?',
            answer:
              'Yes. We have self-pay discounts and payment plans, so you can spread the cost of care over time. You do not need insurance to be seen here.\n\nAsk at the front desk, or read about our [cash plans](/financial-information/cash-plans). If you pay without insurance, you can also ask for a written [good faith estimate](/good-faith-estimate) before your visit.',
          },
          {
            id: 'my-insurance',
            question: 'Do you take my insurance?',
            answer:
              'Call to confirm yours before your visit. Two cards with the same company name can cover different things, so we look up your own plan.\n\nWe ask what it pays for chiropractic care, how many visits it covers and what your copay or deductible is. Coverage is decided by your insurer, so our answer is an estimate. If your company is not on our list, call anyway.',
          },
          {
            id: 'cost-known',
            question: 'When will I know the cost?',
            answer:
              'Before any exam, X-ray or test. The free consultation is a conversation and carries no charge. If we suggest going further, you hear the cost first and can say no.\n\nThe cost of ongoing care comes later, at the report-of-findings visit, together with what your insurance may pay. Take the numbers home if you want to think them over. Our page on [what care costs](/financial-information) shows the order. A [free consultation](/free-consultation) is also a good place for questions.',
          },
        ],
      },
    ],
    _meta: {
      filePath: 'faq.en.yaml',
      fileName: 'faq.en.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'faq.en',
    },
  },
]
