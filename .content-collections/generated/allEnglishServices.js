export default [
  {
    title: 'Chiropractic Care',
    nav: 'Chiropractic Care',
    heading: 'Chiropractic care for the whole spine, neck to pelvis',
    menu: 'Adjustments for the whole spine',
    blurb: 'Specific, gentle adjustments for the whole spine.',
    card: 'Hands-on adjustments for the neck, back and pelvis, chosen after a real conversation and an exam. You know the plan and the costs before care begins.',
    lead: 'Backs around here load trucks, stand through line shifts and sit through long drives on I-49. Chiropractic care here means finding where movement is limited, explaining what we see and treating only what the exam supports.',
    caption: 'The spine, where chiropractic care begins',
    pin: 'Where we start looking',
    cta: 'Bring us your sore spot',
    seo: {
      focus: 'chiropractic care',
      title: 'Chiropractic Care',
      description:
        'Chiropractic care in Springdale, AR: what an adjustment is, who it may help, how the first visits go, and when a physician or the ER comes first.',
    },
    sources: [
      {
        title: '4 Things To Know About Spinal Manipulation for Low-Back Pain',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/tips/things-to-know-about-spinal-manipulation-for-lowback-pain',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine, 2017',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
      {
        title: 'Chiropractic Adjustment',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/tests-procedures/chiropractic-adjustment/about/pac-20393513',
        lang: 'en',
      },
    ],
    order: 1,
    icon: 'person-arms-spread',
    drawing: 'chiropractic-care',
    offer: 'new-patient-special',
    content:
      '## An adjustment, in plain words {#what}\n\n![A spine seen from the side, showing its natural S-curve](spine "Curves that carry the load")\n\nA spine is a chain of small joints. When one of them moves poorly, the muscles around it may tighten and the area can ache. An adjustment is a quick, controlled push that helps a joint move. You may hear a pop. It comes from gas in the joint fluid, not from bone.\n\nNot every back needs that kind of push. Chiropractic care can also mean slower movements, work on tight muscles, exercises and plain advice about lifting and sleep.\n\nThe research shows modest benefits, and we would rather say so. Adjustments may bring small improvements in pain and movement for some people with low back pain. The American College of Physicians lists them among the options without medicine to try first. It also rates the evidence for them as low in quality.\n\n## Aches that bring people to chiropractic care {#who}\n\n![A person sitting at a desk, facing a screen](desk "Hours in one position")\n\nMost people come because something hurts when they move, or because it hurts when they stop. Common reasons:\n\n- [Back pain](/symptoms/back-pain) after lifting, a night shift or a day behind the wheel.\n- A stiff neck, with or without [headaches that seem to start there](/symptoms/headache-migraine).\n- Pain that runs from the low back into a leg, once we have checked strength and reflexes.\n- Soreness after a car accident or a fall at work, when serious injury has been ruled out.\n- Stiff joints that make stairs, gardening or a walk on the Razorback Greenway harder than before.\n\nYou usually do not need a referral. You also do not need a diagnosis before you call. If your problem is not one we can help with, we will say so and suggest where to go.\n\n## Your first visits, step by step {#visit}\n\n![A chiropractic adjusting table with a padded headrest](table "The adjusting table")\n\n1. **We talk.** You tell us about the pain, and about what you need your body to do at work and at home.\n2. **We examine.** We look at how you stand and move, and we test joints, muscles, strength and reflexes.\n3. **We take X-rays only if the exam calls for them.** They are never routine.\n4. **We may begin relief care.** This happens only if it is safe and you agree.\n\nA separate visit, the report of findings, comes next. There we show you what we found, the plan of care, the costs and what your insurance may cover.\n\nDuring an adjustment you lie or sit in a comfortable position. We tell you what we are about to do and wait for your yes. You can stop at any moment.\n\n## After an adjustment, and over time {#expect}\n\n![A map with a dotted trail from start to end](plan "A route with checkpoints")\n\nSome people feel looser the same day. Others notice little at first. Soreness, stiffness or a mild headache are common and usually fade within a day. Serious harm is rare, but it exists. An injured neck artery that leads to a stroke has been reported after neck adjustments. We talk about risks before you decide.\n\nHow many visits you need, and how long they last, depends on your condition. We do not use one fixed number. Your plan has checkpoints. At each one we ask the same thing: is this helping? If it is not, we change course or refer you.\n\nYou hear the cost of every exam, X-ray and test before it happens. The [New Patient Special](/new-patient-special) puts a consultation, exam, X-rays if needed and a first treatment under one price.\n\n## When chiropractic care is not the first step {#not-for-you}\n\n![Two X-ray films of a spine on a light box](xray "Some backs need other tests")\n\nCall 911 or go to the nearest emergency room for:\n\n- Numbness around the groin, or new trouble holding or passing urine or stool.\n- Weakness in an arm or leg that is new or getting worse.\n- Sudden, severe headache or neck pain, a drooping face, slurred speech or trouble with balance.\n- Pain after a hard fall or crash, or back pain with fever.\n- Chest pain or trouble breathing.\n\nSpeak with your physician first if you have severe osteoporosis, cancer in or near the spine, or inflammatory arthritis affecting the neck. The same applies if you take blood thinners, had recent spine surgery or are losing weight without trying. Tell us about these at the first call. Gentler care may be possible, or you may need someone else.',
    _meta: {
      filePath: 'services/chiropractic-care.en.md',
      fileName: 'chiropractic-care.en.md',
      directory: 'services',
      extension: 'md',
      path: 'services/chiropractic-care.en',
    },
  },
  {
    title: 'Pediatric Care',
    nav: 'Pediatric Care',
    heading: 'Careful, light-touch care for children and teens',
    menu: 'Gentle care for growing bodies',
    blurb: 'Light, patient care for growing bodies, with a parent in the room.',
    card: 'Light-touch care for sore backs and necks in children and teens. For babies, we look, listen and work alongside your pediatrician.',
    lead: 'Kids carry heavy packs, tumble off bikes and grow fast. For sore backs and necks, our pediatric chiropractic care means a light touch, a parent in the room and respect for what the pediatrician says.',
    caption: 'A growing back in pediatric care',
    pin: 'A spot that often aches',
    cta: 'Talk with us about your child',
    seo: {
      focus: 'pediatric chiropractic care',
      title: 'Pediatric Chiropractic Care',
      description:
        'Light-touch pediatric chiropractic care in Springdale for sore young backs and necks: what we do, what we leave alone, and when to see the pediatrician.',
    },
    sources: [
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy, 2024',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in the treatment of infants, children, and adolescents: a systematic scoping review',
        type: 'peer-reviewed',
        publisher: 'BMC Pediatrics, 2022',
        url: 'https://doi.org/10.1186/s12887-022-03781-6',
        lang: 'en',
      },
      {
        title: 'The safety of spinal manipulative therapy in children under 10 years: a rapid review',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies, 2020',
        url: 'https://doi.org/10.1186/s12998-020-0299-y',
        lang: 'en',
      },
      {
        title: 'Backpack Safety',
        type: 'professional',
        publisher: 'HealthyChildren.org, American Academy of Pediatrics',
        url: 'https://www.healthychildren.org/English/safety-prevention/at-play/Pages/Backpack-Safety.aspx',
        lang: 'en',
      },
    ],
    order: 2,
    icon: 'baby',
    drawing: 'pediatric-care',
    offer: 'free-consultation',
    content:
      '## Pediatric care for a body still growing {#what}\n\n![Contour drawing of a child\'s back](child "Still growing")\n\nA child\'s bones are still growing, and the joints are more flexible. So care here looks different: we watch how a child moves, use light hand pressure and slow movements, and teach stretches that feel like play.\n\nThere are things we leave out on purpose. We do not adjust the spines of babies. We do not use quick thrusts on the neck or low back of a child who is not yet a teen. This matches a 2024 position statement from international physical therapy groups.\n\nParents deserve a straight account of the research. Good studies of pediatric chiropractic care are few, and their results are uncertain. Most side effects on record are mild, such as soreness or crying. Serious harm has been reported in a few cases, and nobody knows how often it happens. That is why we go slowly.\n\n## Heavy packs, sore necks, long practices {#who}\n\n![A child seen from behind, wearing a school backpack](backpack "Packs add up")\n\nWe see children and teens whose pain seems to come from muscles and joints:\n\n- A back that aches after school, band or [sports](/symptoms/sports-injuries).\n- A neck that gets stiff over a phone or a tablet.\n- Shoulders that are sore from a full backpack.\n- A teen with headaches and neck pain, once the pediatrician has had a look.\n- One shoulder or hip that sits higher. We check it and refer when a [curve](/symptoms/postural-issues-scoliosis) is possible. Adjustments have not been shown to straighten one.\n\nWe do not treat colic, asthma, ear infections, bed-wetting, ADHD or autism. Research does not support spinal care for them, and your child\'s doctor has better options. If someone has told you otherwise, ask us. We are glad to talk it through.\n\n## How pediatric care goes, with you in the room {#visit}\n\n![Two chairs facing each other, ready for a conversation](talk "You both get a say")\n\nA parent or guardian stays the whole time. We speak with your child as well as with you. The exam feels a bit like a game: reach, bend, hop, balance on one foot.\n\nX-rays are rarely needed. Because growing bodies are more sensitive to radiation, we ask for one only when the exam gives a strong reason.\n\nBefore we touch a sore spot, we show on your hand how light the pressure is. Your child can say stop. So can you. If the day is not a good one, we wait for another.\n\nWith a baby, the visit is a conversation, with no hands-on treatment. We talk about holding, carrying and car-seat time, and we watch how your baby moves. A head that always turns one way, or a flat spot, goes to the pediatrician. You will leave with clear words to use at that appointment.\n\n## Small steps first, then we check {#expect}\n\n![A map with a dotted trail from start to end](plan "A short route, clearly marked")\n\nMany everyday aches in children ease with time, movement and a lighter load. So we begin with the simple things: both straps on, heavy books close to the back, breaks from screens, time outdoors, enough sleep.\n\nIf hands-on care makes sense, it is brief. A child may feel a little sore or tired afterward. Call us if that lasts more than a day, and call your pediatrician if anything worries you.\n\nWe agree on a date to check progress. No change by then means we stop and send you back to the pediatrician with notes. There is no set number of visits.\n\nYou can begin with a [free consultation](/free-consultation). If an exam or anything else has a cost, we explain it first. You decide without hurry.\n\n## Pediatrician first, or the ER right away {#not-for-you}\n\n![A crib with a mobile hanging above it](crib "Babies: pediatrician first")\n\nThese need 911 or the nearest emergency room:\n\n- A baby under 3 months with a temperature of 100.4 °F (38 °C) or higher.\n- A head injury with vomiting, confusion, a seizure or a child who is hard to wake.\n- A stiff neck with fever, a severe headache or a rash.\n- Trouble breathing, or a baby who is limp or will not feed.\n- New weakness, numbness, trouble walking, or loss of bladder or bowel control.\n\nSee the pediatrician before us for back pain with fever, weight loss or a limp, or pain that wakes your child at night. The same goes for back pain in a very young child. Children with bone, joint, bleeding or nerve conditions need their own doctor\'s advice first. We never replace checkups, vaccines or medicines.',
    _meta: {
      filePath: 'services/pediatric-care.en.md',
      fileName: 'pediatric-care.en.md',
      directory: 'services',
      extension: 'md',
      path: 'services/pediatric-care.en',
    },
  },
  {
    title: 'Pregnancy Care',
    nav: 'Pregnancy Care',
    heading: 'Gentle help for back and pelvic pain in pregnancy',
    menu: 'Comfort through every trimester',
    blurb: 'Comfort for a changing body, adapted to each trimester.',
    card: 'Gentle care for back and pelvic pain during pregnancy and after birth, with positions adapted to your trimester and your prenatal team informed.',
    lead: 'Your center of gravity moves, your ligaments loosen, and work and toddlers do not wait. Our pregnancy chiropractic care is gentle help for back and pelvic aches, side by side with the people who follow your pregnancy.',
    caption: 'Pregnancy in profile',
    pin: 'Where the load settles',
    cta: "Let's find a comfortable position",
    seo: {
      focus: 'pregnancy chiropractic care',
      title: 'Pregnancy Chiropractic Care',
      description:
        'Gentle pregnancy chiropractic care in Springdale for back and pelvic pain: how visits are adapted, what research says, and which signs need help now.',
    },
    sources: [
      {
        title: 'Interventions for preventing and treating low-back and pelvic pain during pregnancy',
        type: 'peer-reviewed',
        publisher: 'Cochrane Database of Systematic Reviews, 2015',
        url: 'https://doi.org/10.1002/14651858.CD001139.pub4',
        lang: 'en',
      },
      {
        title:
          'Adverse events from spinal manipulation in the pregnant and postpartum periods: a critical review of the literature',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies, 2012',
        url: 'https://doi.org/10.1186/2045-709X-20-8',
        lang: 'en',
      },
      {
        title: 'Recognizing urgent pregnancy-related warning signs',
        type: 'public-health',
        publisher: 'Centers for Disease Control and Prevention (CDC), Hear Her campaign',
        url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
        lang: 'en',
      },
    ],
    order: 3,
    icon: 'person-simple-tai-chi',
    drawing: 'pregnancy-care',
    offer: 'free-consultation',
    content:
      '## What pregnancy changes, and what care can do {#what}\n\n![Contour drawing of a pregnant body from the side](pregnancy "Week by week, a new balance")\n\nAs the belly grows, the low back works harder to keep you upright. The ligaments around the pelvis loosen too. Aches there are common, and they deserve attention.\n\nChiropractic care during pregnancy is gentle: small movements of the low back and pelvis, light muscle work, exercises, and help with sleeping and lifting. We put no pressure on the belly and avoid forceful twisting.\n\nResearch leaves many questions open. In a large Cochrane review, exercise eased low back pain for some, though much of the evidence was of low quality. Studies of hands-on care are few and small. Some suggest less pain, but we cannot be sure how much. There is no good evidence that adjustments turn a baby, shorten labor or prevent complications. We do not offer them for that.\n\n## From first aches to the car-seat months {#who}\n\n![Contour drawing of the low back and pelvis](lowback "A common sore spot")\n\nYou may find this care useful if you have:\n\n- An ache in the low back after a shift on your feet, at the plant or in the classroom.\n- Pain when you turn over in bed, climb stairs or step out of a truck.\n- Soreness at the back of the pelvis, on one side or both.\n- [Leg pain that starts in the low back](/symptoms/sciatica-neuropathy), once we have examined it.\n- A tired upper back and [neck](/symptoms/neck-pain) after birth, from feeding and carrying.\n\nPlease tell your obstetrician or midwife that you plan to come. A referral is usually not needed, but their view matters to us. If your pregnancy is high-risk, we wait for their approval before any hands-on care.\n\nFeeling fine? Then the pregnancy itself does not need chiropractic care. Keep up your prenatal visits and the movement you enjoy.\n\n## A visit with plenty of pillows {#visit}\n\n![A person lying on one side, supported by pillows](pillow "Side-lying, well supported")\n\nWe begin with questions: how many weeks, how the pregnancy is going, blood pressure, bleeding, medicines, past pain. Then we watch how you stand, walk and shift your weight, and we check the sore joints gently.\n\nYou lie on your side with pillows, or you sit. Later in pregnancy we keep time flat on your back short, or skip it. Take breaks, drink water and use the restroom whenever you like.\n\nWe do not take X-rays during pregnancy. If a picture seems necessary, that is a question for your obstetrician. Tell us if there is any chance you may be pregnant, even before a test.\n\nWe describe each step before we do it and wait for your yes. If a position or a touch feels wrong, we stop. You can bring someone with you.\n\n## Weeks ahead, one comfortable step at a time {#expect}\n\n![A trail with footprints, a signpost and rolling hills](walk "The path shifts with the weeks")\n\nSome people feel easier in their body after a visit. Others notice little. Mild soreness for a day is possible. Serious harm after spinal manipulation in pregnancy or after birth has been reported in a handful of cases, including after neck treatment. It seems rare, but research is thin, so we choose the gentlest option.\n\nYour needs will change as the weeks pass, and so will the plan. The number and length of visits depend on how you feel. If you are not better, we stop and talk with you about other options, such as physical therapy or a pelvic support belt.\n\nAny exam or treatment that costs money is explained beforehand, along with your insurance. The [free consultation](/free-consultation) costs nothing.\n\n## Signs in pregnancy that need medical care now {#not-for-you}\n\n![Two chairs facing each other, ready for a conversation](talk "Prenatal team first, then us")\n\nCall 911, go to the emergency room or call your prenatal team right away, during pregnancy and for a year after it, for:\n\n- Vaginal bleeding or leaking fluid in pregnancy, or heavy bleeding after birth.\n- A baby who moves less or stops moving.\n- A severe headache, changes in vision, fainting, or a very swollen face or hands.\n- Chest pain, a racing heart, trouble breathing, or a red, swollen or painful leg.\n- Severe belly pain, vomiting that does not stop, or a fever of 100.4 °F (38 °C) or more.\n- Regular contractions or back pain in waves before 37 weeks.\n- Thoughts of harming yourself or your baby.\n\nNumbness around the groin, new leg weakness or loss of bladder control also belong in the ER. Always say that you are pregnant or gave birth in the past year. We are no substitute for prenatal care.',
    _meta: {
      filePath: 'services/pregnancy-care.en.md',
      fileName: 'pregnancy-care.en.md',
      directory: 'services',
      extension: 'md',
      path: 'services/pregnancy-care.en',
    },
  },
  {
    title: 'Wellness & Preventative Care',
    nav: 'Wellness Care',
    heading: 'Keep moving well after the pain has eased',
    menu: 'Preventative care to stay moving',
    blurb: 'Check-ins, exercise and habits that help you stay moving.',
    card: 'Check-ins for people whose back or neck trouble tends to return. We look at how you move, treat only what needs it and help you keep good habits.',
    lead: 'The pain is quieter, and you would like it to stay that way. Wellness chiropractic care is a spaced-out check on how you move, plus the exercise and daily habits that do most of the work.',
    caption: 'Everyday posture',
    pin: 'Where stiffness may return',
    cta: 'Plan your next easy mile',
    seo: {
      focus: 'wellness chiropractic care',
      title: 'Wellness Chiropractic Care',
      description:
        'Wellness chiropractic care in Springdale for backs that flare up again: check-ins, exercise, acupuncture, and honest words on their limits.',
    },
    sources: [
      {
        title:
          'The Nordic Maintenance Care program: Effectiveness of chiropractic maintenance care versus symptom-guided treatment for recurrent and persistent low back pain',
        type: 'peer-reviewed',
        publisher: 'PLOS ONE, 2018',
        url: 'https://doi.org/10.1371/journal.pone.0203029',
        lang: 'en',
      },
      {
        title:
          'Effect of chiropractic treatment on primary or early secondary prevention: a systematic review with a pedagogic approach',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies, 2018',
        url: 'https://doi.org/10.1186/s12998-018-0179-x',
        lang: 'en',
      },
      {
        title: 'Chiropractic services',
        type: 'public-health',
        publisher: 'Medicare.gov',
        url: 'https://www.medicare.gov/coverage/chiropractic-services',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine, 2017',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    order: 4,
    icon: 'plant',
    drawing: 'wellness-care',
    offer: 'free-consultation',
    content:
      '## What wellness care can and cannot do {#what}\n\n![A standing body from the side, with the S-curve of the spine](profile "Standing, seen from the side")\n\nWellness care begins where treatment leaves off. You come in now and then, we look at how your spine and joints move, and we work on what has stiffened. You go home with one or two exercises and an answer to what has been bothering you.\n\nHere is what studies suggest. In a Swedish trial, people whose low back pain kept coming back, and who had done well with treatment, tried planned visits. Over a year they had fewer days of bothersome pain than people who came only when it hurt.\n\nStill, that result does not cover everyone. For people without back trouble, we know of no good proof of benefit. A review found no sound evidence that chiropractic care prevents disease. We know of none that it boosts immunity.\n\n## For backs with a habit of flaring up {#who}\n\n![A bicycle on the greenway](bike "Back on the Greenway")\n\nYou may be a good fit if one of these sounds familiar:\n\n- Your [low back](/symptoms/back-pain) locks up a few times a year, often at the same season.\n- Your work repeats one motion: deboning, scanning, stacking, typing, lifting children.\n- You drive long routes or sit through long meetings and stiffen by evening.\n- You ride or run on the Razorback Greenway and want to catch small complaints early.\n- [Stress](/symptoms/stress-management) settles in your neck and shoulders.\n\nIf you have no pain and move freely, you may not need wellness chiropractic care at all. Walking, strength work twice a week and decent sleep do a great deal for most backs. We are happy to show you a starting routine in one visit and leave it at that.\n\n## Inside a wellness visit {#visit}\n\n![A back with a plumb line and a posture grid](exam "We compare with last time")\n\nFirst we ask what has changed: sleep, work, workouts, new aches, new medicines. Then we watch you bend, turn, squat and reach, and compare it with last time.\n\nWe adjust or loosen a joint only if the exam gives a reason. No reason, no adjustment. The rest of the visit goes to exercise and to one real-life problem, such as a car seat, a pillow or a work station.\n\n### Acupuncture\n\nAcupuncture uses very thin, sterile needles and can be part of this care. Studies suggest it may ease lasting low back pain for some people. Side effects are usually small, such as a bruise or a sore spot. Serious ones, such as an infection or a punctured lung, are rare. Tell us if you take blood thinners, have a pacemaker or may be pregnant. It is always your choice.\n\n## Over the seasons {#expect}\n\n![A trail with footprints, a signpost and rolling hills](walk "A longer stretch between visits")\n\nThere is no standard calendar. Some people come every couple of months, some twice a year, some only for a tune-up of their exercises. As you do well, we stretch the time between visits. From time to time we ask together if it is still worth it. You can pause whenever you want.\n\nAfterward you may feel looser, a bit sore for a day, or no different. The exercises matter more than how you feel on the way out.\n\nCosts come first, as always. Medicare does not pay for maintenance care, and many private plans limit it. We check your plan with you and explain self-pay options before you decide. You can read about our [cash plans](/financial-information/cash-plans) ahead of time.\n\n## When wellness care is the wrong choice {#not-for-you}\n\n![Two chairs facing each other, ready for a conversation](talk "Tell us what is new")\n\nNew pain, or pain that has changed, calls for a full exam and not a routine check. Tell us when you book. For any of these, skip us and call 911 or go to the nearest emergency room:\n\n- Chest pain, trouble breathing or sudden weakness on one side.\n- A sudden, severe headache or neck pain, or trouble speaking or seeing.\n- Numbness around the groin or loss of bladder or bowel control.\n- Pain after a hard fall or crash.\n\nSee your physician about fever, weight loss you cannot explain, pain that wakes you every night or a history of cancer with new back pain. Do the same for tiredness that will not lift.\n\nThis care does not replace checkups, vaccines, screenings or medicines. Never stop a medicine because of something you heard here. Ask the person who prescribed it.',
    _meta: {
      filePath: 'services/wellness-care.en.md',
      fileName: 'wellness-care.en.md',
      directory: 'services',
      extension: 'md',
      path: 'services/wellness-care.en',
    },
  },
]
