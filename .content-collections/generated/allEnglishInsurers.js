export default [
  {
    title: 'Aetna',
    heading: 'Using Aetna for chiropractic care',
    lead: 'Aetna chiropractic benefits are not all alike, because Aetna sells many plans. We help you find out what yours says before you pay for care.',
    seo: {
      focus: 'aetna chiropractic',
      title: 'Aetna Chiropractic Coverage',
      description:
        'Aetna chiropractic benefits differ from plan to plan. Our Springdale clinic checks yours with you, from deductible to copay, before you pay.',
    },
    benefits: {
      heading: 'What Aetna members come to us for',
      pain: {
        title: 'Pain relief',
        text: 'Hands-on care may help with some kinds of back and neck pain. We check after the first weeks whether it is helping you.',
      },
      mobility: {
        title: 'Improved mobility',
        text: 'Adjustments and simple exercises may make it easier to turn, bend and lift again.',
      },
      wellness: {
        title: 'Wellness support',
        text: 'You learn how to sit, sleep and move between visits. Long-term upkeep is usually paid by you, not by the plan.',
      },
    },
    steps: {
      heading: 'From card to care in four steps',
      verification: {
        title: 'Verification',
        text: 'We look up your plan type, network, deductible, copay and visit limit.',
      },
      consultation: {
        title: 'Consultation',
        text: 'A free conversation about what hurts. You hear the cost of an exam before you have one.',
      },
      plan: {
        title: 'Treatment plan',
        text: 'At the report-of-findings visit you see goals, visits and your likely share.',
      },
      billing: {
        title: 'Billing assistance',
        text: 'We help with the claim, and with reading the explanation of benefits when it comes.',
      },
    },
    cta: {
      title: 'Find out what your Aetna plan says',
      text: 'Have your card ready when you call. The group number on it tells us the most.',
    },
    sources: [
      {
        title: 'Clinical Policy Bulletin 0107: chiropractic services',
        publisher: 'Aetna',
        url: 'https://www.aetna.com/cpb/medical/data/100_199/0107.html',
        lang: 'en',
      },
      {
        title: 'Glossary: network',
        publisher: 'HealthCare.gov',
        url: 'https://www.healthcare.gov/glossary/network/',
        lang: 'en',
      },
    ],
    order: 1,
    site: 'https://www.aetna.com',
    content:
      '## One name, many plans {#coverage}\n\nMany cards in Northwest Arkansas say Aetna, and the small print decides. For example, a plan through an employer can differ from one your neighbor bought alone. Some plans ask for a referral and pay only in network. Others let you choose, at a higher price outside the network. An Aetna Medicare plan follows Medicare rules, plus extras of its own.\n\nAetna publishes the policy it uses to judge chiropractic claims. In short, it looks for a problem of the nerves, muscles or joints, clear notes on why care is needed, and progress in the first weeks. It does not treat upkeep visits as medically necessary. Your own plan can set tighter limits, or leave chiropractic care out.\n\n## What may be left for you {#costs}\n\nYour share can be a copay per visit, a percentage after the deductible, or the full price until the deductible is met. Ask which one applies to a chiropractic visit, because it may differ from your family doctor. Also ask about a yearly visit limit.\n\nBecause Aetna looks at progress, honest answers help your claim. Tell us at each visit what is easier and what is not. If care stops helping, we talk about changing the plan or ending it. If the plan stops paying, you hear our [self-pay options](/financial-information/cash-plans) before the next visit.\n\n## Before you come {#bring}\n\n- Bring the card, front and back, and a photo ID.\n- If your employer has just changed plans, bring the new card.\n- If your plan names a primary care provider, ask whether a referral must come first.\n- Call the member number with our [list of questions](/financial-information/insurance-plans#ask-sheet), and write down who answered.',
    _meta: {
      filePath: 'insurers/aetna.en.md',
      fileName: 'aetna.en.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/aetna.en',
    },
  },
  {
    title: 'Arkansas Blue Cross Blue Shield',
    heading: 'Arkansas Blue Cross Blue Shield and your visit',
    lead: 'If your card has the cross and shield, bring it along. We look up your own Blue Cross chiropractic benefits and explain them in everyday words.',
    seo: {
      focus: 'blue cross chiropractic',
      title: 'Blue Cross Chiropractic',
      description:
        'Arkansas Blue Cross Blue Shield member? Our Springdale clinic checks your Blue Cross chiropractic benefits with you before you pay.',
    },
    benefits: {
      heading: 'What chiropractic care may do for you',
      pain: {
        title: 'Pain relief',
        text: 'Some people with a sore lower back or a stiff neck feel better with hands-on care. It may help with some headaches too.',
      },
      mobility: {
        title: 'Improved mobility',
        text: 'Care may help you reach, twist and walk with less stiffness, at work and on the Greenway.',
      },
      wellness: {
        title: 'Wellness support',
        text: 'We show you exercises for home. Visits without a complaint are often not covered, so ask before you book them.',
      },
    },
    steps: {
      heading: 'How we handle a Blue card',
      verification: {
        title: 'Verification',
        text: 'We check which Blue plan issued the card, and its benefits for chiropractic visits.',
      },
      consultation: {
        title: 'Consultation',
        text: 'You talk with us for free. An exam comes later, and only after you know its cost.',
      },
      plan: {
        title: 'Treatment plan',
        text: 'You get our findings, the suggested care and your expected share at a visit of its own.',
      },
      billing: {
        title: 'Billing assistance',
        text: 'We help with the claim, even when your plan is from another state.',
      },
    },
    cta: {
      title: 'Not sure which Blue plan you have?',
      text: 'Read us the front of the card over the phone. Then we will tell you what it shows and what we still have to ask.',
    },
    sources: [
      {
        title: 'Understanding your ID card',
        publisher: 'BlueAdvantage Administrators of Arkansas',
        url: 'https://www.blueadvantagearkansas.com/members/understanding-your-insurance/health-insurance-basics/understanding-your-id-card',
        lang: 'en',
      },
      {
        title: 'The BlueCard program',
        publisher: 'Health Advantage',
        url: 'https://www.healthadvantage-hmo.com/members/employer-coverage/understanding-your-insurance/bluecard-program',
        lang: 'en',
      },
    ],
    order: 2,
    site: 'https://www.arkansasbluecross.com',
    content:
      '## Which Blue Cross card do you carry? {#coverage}\n\nSeveral companies share the cross and shield, and each card leads us to a different office:\n\n- **Arkansas Blue Cross and Blue Shield** itself, often for families who buy their own plan.\n- **Health Advantage or BlueAdvantage**, its affiliates, which run many employer plans.\n- **A Blue plan from another state.** The BlueCard program lets you use it here, and the claim travels home. A suitcase on the card is the sign.\n- **The federal employee plan**, with a brochure of its own.\n\nWith many large employers, the company pays the claims and the Blue plan only does the paperwork. Then the employer decides on chiropractic benefits, visit limits and approvals. That is why two coworkers at different warehouses can get different answers.\n\n## Reading the numbers on a Blue Cross card {#costs}\n\nThe card often prints the copay, the coinsurance and the deductible. The copay is a set amount per visit. The deductible is what you pay before the plan shares the cost, and coinsurance is your percentage after that. What the card does not print is whether chiropractic visits have their own rules. It does not show how many visits are left this year, either.\n\nAfter a visit, the plan sends an explanation of benefits. It looks like a bill, but it is not one. If its figures differ from ours, call us and we will go through both. For words you do not know, see our [list of terms](/financial-information/insurance-plans#deductible).\n\n## What to have ready {#bring}\n\n- The newest card, because many plans change in January.\n- The letters in front of your member number, which tell us where your plan is based.\n- The name and birth date of the person who holds the plan, if that is not you.\n- If you can, your online member account, where the deductible used so far is shown.',
    _meta: {
      filePath: 'insurers/bcbc.en.md',
      fileName: 'bcbc.en.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/bcbc.en',
    },
  },
  {
    title: 'Medicaid',
    heading: 'Coming in with Medicaid',
    lead: 'Medicaid chiropractic rules depend on your program, your age and the service. We look into yours with you, so that a visit does not bring an unexpected bill.',
    seo: {
      focus: 'medicaid chiropractic',
      title: 'Medicaid Chiropractic Care',
      description:
        'Medicaid chiropractic rules vary by program. Our Springdale clinic accepts Medicaid and checks your coverage before any visit that costs money.',
    },
    benefits: {
      heading: 'Reasons people on Medicaid visit us',
      pain: {
        title: 'Pain relief',
        text: 'Care may help with back pain after lifting, long shifts or an old injury. If it is not the right care, we say so.',
      },
      mobility: {
        title: 'Improved mobility',
        text: 'Gentle adjustments and stretches may help you move more freely, whether you are a teenager or a grandparent.',
      },
      wellness: {
        title: 'Wellness support',
        text: 'You take home simple habits that cost nothing. Ask first whether the program pays for more than treatment.',
      },
    },
    steps: {
      heading: 'How we go about it',
      verification: {
        title: 'Verification',
        text: 'We check that the coverage is active, which program it is and whether a referral must be on file.',
      },
      consultation: {
        title: 'Consultation',
        text: 'The first conversation is free. Bring your child along if the visit is for a child.',
      },
      plan: {
        title: 'Treatment plan',
        text: 'We explain what we found and which part the program may pay for. The rest is your choice.',
      },
      billing: {
        title: 'Billing assistance',
        text: 'We help with the claim. If a letter from the state is hard to read, bring it and we will look at it together.',
      },
    },
    cta: {
      title: 'Call before your first visit',
      text: 'Have the card next to you. We check the program together and tell you what we still need to ask.',
    },
    sources: [
      {
        title: 'What does ARKids pay?',
        publisher: 'Arkansas Department of Human Services',
        url: 'https://humanservices.arkansas.gov/divisions-shared-services/medical-services/healthcare-programs/arkids/what-does-arkids-pay/',
        lang: 'en',
      },
      {
        title: 'Covered services',
        publisher: 'Arkansas Medicaid',
        url: 'https://medicaid.mmis.arkansas.gov/Beneficiary/Covered.aspx',
        lang: 'en',
      },
    ],
    order: 3,
    site: 'https://humanservices.arkansas.gov',
    content:
      '## First question: which Medicaid program? {#coverage}\n\nIn Arkansas, Medicaid is not one plan. Your answer depends on the program behind the card:\n\n- **ARKids A** is Medicaid for children. The state’s chart lists chiropractic care when it is medically necessary, with a referral from the child’s primary care physician.\n- **ARKids B** is for children in families with a somewhat higher income. It has copays, up to a yearly limit.\n- **ARHOME** covers many adults, often through a private insurer. Then that insurer’s card and rules count.\n- **Other adult Medicaid** may limit the number of visits and the services it pays for.\n\nLists and limits change, so please take none of this as a promise. Only the program can say what it covers for you today. Checking takes us one look-up and, at times, a phone call.\n\n## Limits, referrals and copays {#costs}\n\nMany Medicaid limits for adults count from July 1 to June 30, not from January. Visits at another clinic may count toward the same limit. So tell us if you have been elsewhere this year.\n\nA referral is an okay from your primary care physician. Our clinic usually does not ask for one. However, your program may, and without it the visit may not be paid. Get the referral before the visit, not after.\n\nIf the program does not cover something we suggest, you hear the price first. You are free to leave it out, or to ask about [self-pay and payment plans](/financial-information/cash-plans).\n\n## Ask these before you book {#bring}\n\n- Is my coverage active, and which program am I in?\n- Does it pay for a chiropractor at my age, or my child’s age?\n- Who is my primary care physician on file, and is the referral there?\n- How many visits are left until June 30? Is there a copay?\n\nYou can ask for an interpreter on that call at no charge. Bring the card, a photo ID and, for a child, a parent or guardian. More about young patients is on our page on [pediatric care](/services/pediatric-care).',
    _meta: {
      filePath: 'insurers/medicaid.en.md',
      fileName: 'medicaid.en.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/medicaid.en',
    },
  },
  {
    title: 'Medicare',
    heading: 'What Medicare may pay for at our clinic',
    lead: 'Medicare chiropractic coverage is narrow. We accept Medicare, and we show you which part of your care it covers before you agree to anything.',
    seo: {
      focus: 'medicare chiropractic',
      title: 'Medicare Chiropractic Care',
      description:
        'Medicare chiropractic coverage is narrow. See what Part B covers, what it leaves out, and how our Springdale clinic checks your plan first.',
    },
    benefits: {
      heading: 'What care may do at 65 and beyond',
      pain: {
        title: 'Pain relief',
        text: 'Hands-on care may ease some back and neck pain. We adapt the pressure to your bones and your health history.',
      },
      mobility: {
        title: 'Improved mobility',
        text: 'It may become easier to look over your shoulder, get up from a chair or walk farther.',
      },
      wellness: {
        title: 'Wellness support',
        text: 'We talk about balance, sleep and daily movement. Medicare does not pay a chiropractor for this part.',
      },
    },
    steps: {
      heading: 'Four steps, with the bill in view',
      verification: {
        title: 'Verification',
        text: 'We check Part B, and any Advantage or supplement plan you have.',
      },
      consultation: {
        title: 'Consultation',
        text: 'You tell us your story and your medicines, free of charge. Bring someone along if you like.',
      },
      plan: {
        title: 'Treatment plan',
        text: 'We mark which parts Medicare may cover and which ones you would pay yourself.',
      },
      billing: {
        title: 'Billing assistance',
        text: 'We help with the claim. If Medicare will probably not pay, you get a written notice first.',
      },
    },
    cta: {
      title: 'Bring your red, white and blue card',
      text: 'And every other card in your wallet. We sort out with you who may pay for what.',
    },
    sources: [
      {
        title: 'Chiropractic services',
        publisher: 'Medicare.gov',
        url: 'https://www.medicare.gov/coverage/chiropractic-services',
        lang: 'en',
      },
      {
        title: '42 CFR 410.21: limitations on services of a chiropractor',
        publisher: 'Code of Federal Regulations',
        url: 'https://www.ecfr.gov/current/title-42/chapter-IV/subchapter-B/part-410/subpart-B/section-410.21',
        lang: 'en',
      },
    ],
    order: 4,
    site: 'https://www.medicare.gov',
    content:
      '## What Medicare Part B covers, and what it does not {#coverage}\n\nMedicare Part B covers one chiropractic service: moving the spine by hand to correct a subluxation, when that is medically necessary. Subluxation is Medicare’s word for bones of the spine that are out of position or do not move well. There must be a problem that this treatment can be expected to help.\n\nPart B does not pay for other services or tests that a chiropractor orders. That includes:\n\n- X-rays and other tests\n- massage therapy\n- acupuncture from a chiropractor\n- visits that keep you well when nothing is expected to improve\n\nSo a visit can have one part that Medicare shares and one part that it does not. We show you the two apart.\n\n## Your share under Medicare {#costs}\n\nFirst comes the yearly Part B deductible. After that you pay 20% of the amount Medicare approves for the spinal adjustment, and Medicare pays 80%. For what Medicare does not cover, you pay the full cost. You hear that cost before the service.\n\n- **Medicare supplement (Medigap):** it may pay some or all of your 20%.\n- **Medicare Advantage:** these plans must cover what Part B covers. They may also add visits, ask for approval or require a network.\n- **Medicaid as well:** tell us, because it can change who pays.\n\nWhen we think Medicare will not pay for an adjustment it normally covers, you get a form called an Advance Beneficiary Notice. It names the service, the reason and the cost. You then choose whether to go ahead. Read it calmly, and ask us what each box means.\n\n## For your first visit {#bring}\n\n- All your cards: Medicare, supplement or Advantage, and Medicaid if you have it\n- A list of your medicines, above all blood thinners\n- Reports about osteoporosis, surgery or past X-rays\n- The name of your primary care provider\n\nMany people on Medicare come because of [arthritis and joint pain](/symptoms/arthritis-joint-pain). If you have an Advantage plan, call it first with our [list of questions](/financial-information/insurance-plans#ask-sheet).',
    _meta: {
      filePath: 'insurers/medicare.en.md',
      fileName: 'medicare.en.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/medicare.en',
    },
  },
]
