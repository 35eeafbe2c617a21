export default [
  {
    title: 'Arthritis and joint pain: how to keep moving',
    description:
      'What osteoarthritis changes in a joint, why guidelines put exercise first, and what gentle hands-on care may and may not add.',
    caption: 'Knees, where joint pain often sits',
    pin: 'The left knee',
    ask: 'Want company for that first month?',
    seo: {
      focus: 'arthritis and joint pain',
      title: 'Arthritis and Joint Pain: Ways to Keep Moving',
      description:
        'Arthritis and joint pain in knees, hips or hands: why exercise comes first, where gentle chiropractic care may fit, and when to see a physician.',
    },
    sources: [
      {
        title: 'Arthritis',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/arthritis.html',
        lang: 'en',
      },
      {
        title:
          '2019 American College of Rheumatology/Arthritis Foundation Guideline for the Management of Osteoarthritis of the Hand, Hip, and Knee',
        type: 'peer-reviewed',
        publisher: 'Arthritis Care & Research',
        url: 'https://doi.org/10.1002/acr.24131',
        lang: 'en',
      },
    ],
    date: '2025-02-17',
    author: 'clinic',
    drawing: 'knees-behind',
    cta: 'appointment',
    related: ['injury-prevention-recovery', 'cycling-neck-back-pain', 'chiropractic-care-without-pain'],
    content:
      'On a cold February morning, arthritis and joint pain can make the porch steps look steep. Osteoarthritis, a common kind, changes the cartilage and other tissue in a joint over the years. That wear does not reverse. Your strength and your daily routine can still change. Guidelines for hands, hips and knees put exercise first. For hips and knees, losing extra weight may help too. A day of rest may calm a flare, but long rest weakens the muscles around a joint.\n\nChiropractic care does not rebuild cartilage. For some people, gentle work on stiff areas may make it easier to start walking again. Rheumatoid and other inflammatory kinds need a physician\'s treatment, and neck adjustments may be unsafe with them. A hot, red, suddenly swollen joint, above all with fever, is a reason to go to the emergency room. Read more on our page about [stiff and sore joints](/symptoms/arthritis-joint-pain).\n\n## Three sentences we hear often\n\n**"My X-ray says bone on bone, so I should not move it."** Pictures and pain often disagree. Some knees that look worn carry their owners up hills, and some that look fine hurt every day. Joints also depend on movement to stay nourished. For most people with osteoarthritis, well-chosen exercise does not wear a joint out.\n\n**"It is just my age."** Age plays a part. So do old injuries, family history, muscle strength, body weight and the work you have done. Several of those can change, at fifty and at eighty.\n\n**"It cracks, so it must be getting worse."** Noise without pain or swelling is usually harmless. Joints creak, click and pop for many reasons. Tell someone if the noise comes with pain, locking or a knee that gives way.\n\n## What the guideline puts first, and what it does not\n\nIn 2019 the American College of Rheumatology and the Arthritis Foundation weighed the studies on osteoarthritis of the hand, hip and knee. Their advice, in short:\n\n- **Strongly in favor:** exercise of a kind you will keep doing, and programs that teach you to manage the condition. For knees and hips, also tai chi and, if you carry extra weight, losing some. A cane helps when a hip or knee makes walking hard. Some braces and some medicines are on the list too; ask your physician.\n- **In favor, with less certainty:** warmth or cold, balance training, acupuncture, and yoga for the knee.\n- **Not in favor:** glucosamine for hips and knees. The panel also leaned against adding hands-on therapy to exercise for hips and knees, because it brought little extra.\n\nThat last line concerns our own trade, and you should know it. It is why we do not offer adjustments as a treatment for a worn knee. Hands-on work has a smaller place: it may ease a stiff back or neck, so that exercise comes easier.\n\n## A first month for a stiff knee or hip\n\nBegin where you are. If you have heart trouble, balance problems or a recent joint replacement, ask your physician before you start.\n\n### Week one: find the easy amount\n\nWalk on level ground for five to ten minutes, most days. A store aisle, a school track or the flat part of the Razorback Greenway will do. Notice how the joint feels that evening and the next morning.\n\n### Week two: add the chair\n\nSit on a firm chair, cross your arms if you can, and stand up slowly. Sit down more slowly still. Do it five to ten times, on two or three days of the week. Use your hands on the armrests if you need them. Your thighs are learning to share the load.\n\n### Week three: add balance\n\nHold the kitchen counter and stand on one foot for ten seconds. Change sides. Do this while the coffee brews. Steady feet mean fewer stumbles on gravel driveways and curbs.\n\n### Week four: a little longer\n\nAdd two or three minutes to each walk, or one more set from the chair. Not both in the same week. If pavement hurts, a pool takes weight off while you work.\n\n### The next-morning rule\n\nSome soreness while you exercise is acceptable. If the joint hurts more the next morning, or is puffy, cut the amount in half for a few days and build up again. Keep some movement going. Sore thigh muscles after something new are a different thing, and they pass.\n\n## Hands, and a day full of small jobs\n\nHands work hardest in the kitchen, in the yard and on the line. With arthritis in the fingers, small changes add up:\n\n- Carry groceries on the forearm, or hug the bag, so the fingers do not hook the handle.\n- Build up thin handles with foam tape. A thicker grip needs less force.\n- Slide a heavy pot across the counter before you lift it with both hands.\n- Warm stiff fingers in a bowl of warm water before you sew, type or open your shop.\n- Do ten slow fists, open and closed, after every long grip.\n- Split chores into parts: half the leaves today, half on Saturday.\n\nA splint for the base of the thumb helps many people. An occupational therapist can fit one, and your physician can refer you.\n\n## What we treat, and which joints we leave alone\n\nWe look at the joints that share the load. A stiff hip can make the low back bend more, and a sore foot can change how you walk. Depending on the exam, we may suggest gentle joint movement in the spine, work on tight muscles, balance and strength exercises. For [back pain](/symptoms/back-pain), studies suggest that spinal manipulation brings small improvements for some people. Our [wellness care](/services/wellness-care) also includes acupuncture, for those who want to try it.\n\nWe do not adjust hot or swollen joints, or a fused or replaced one. We use no quick thrust where bones are fragile. With rheumatoid arthritis the joints high in the neck can become unstable, so a thrust to the neck is out. Tell us about steroids, blood thinners and past fractures.\n\n## Joint pain that cannot wait\n\nOsteoarthritis is patient; these are not. Call 911 or go to the nearest emergency room for:\n\n- One joint that is suddenly hot, red, swollen and very painful, above all with fever or chills.\n- A fall or twist, after which the joint looks out of place or cannot bear weight.\n- A swollen, warm, painful calf, or sudden chest pain or shortness of breath.\n- New weakness or clumsiness in hands or legs, or unsteady walking.\n- Numbness around the groin, or loss of bladder or bowel control.\n\nMake an appointment soon, within days or a few weeks, if morning stiffness lasts an hour or more. The same goes for swelling in several joints, a rash, red eyes, or weight loss and tiredness you cannot explain. These may be signs of inflammatory arthritis. Early medicine can protect joints, and hands-on care cannot take its place.\n\n## One joint, one week\n\nPick the joint that bothers you most and try week one. That is plan enough for now. If you would like company on the way, a [free consultation](/free-consultation) is a conversation about your joints, your days and what you miss doing. You may leave with a starting point and no further appointment, and that is fine with us.',
    _meta: {
      filePath: 'posts/arthritis-joint-pain.en.md',
      fileName: 'arthritis-joint-pain.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/arthritis-joint-pain.en',
    },
  },
  {
    title: 'After a car accident: getting your balance back',
    description:
      'Why a low-speed collision can leave you stiff and unsteady days later, what recovery guidelines favor, and which signs send you to the ER.',
    caption: 'A car waiting at a stoplight',
    pin: 'The neck at the headrest',
    ask: 'Still stiff or unsteady after a crash?',
    seo: {
      focus: 'balance after a car accident',
      title: 'Balance After a Car Accident: What May Help',
      description:
        'Trouble with your balance after a car accident? What whiplash can do to neck and head, what may help week by week, and when to go to the ER.',
    },
    sources: [
      {
        title: 'Neck Injuries and Disorders',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/neckinjuriesanddisorders.html',
        lang: 'en',
      },
      {
        title: 'Whiplash: Symptoms & causes',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/diseases-conditions/whiplash/symptoms-causes/syc-20378921',
        lang: 'en',
      },
      {
        title:
          'The Treatment of Neck Pain–Associated Disorders and Whiplash-Associated Disorders: A Clinical Practice Guideline',
        type: 'peer-reviewed',
        publisher: 'Journal of Manipulative and Physiological Therapeutics',
        url: 'https://doi.org/10.1016/j.jmpt.2016.08.007',
        lang: 'en',
      },
      {
        title:
          'A meta-analysis and systematic review of changes in joint position sense and static standing balance in patients with whiplash-associated disorder',
        type: 'peer-reviewed',
        publisher: 'PLOS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0249659',
        lang: 'en',
      },
    ],
    date: '2024-11-18',
    author: 'clinic',
    drawing: 'car',
    cta: 'appointment',
    related: ['injury-prevention-recovery', 'headaches-migraines', 'first-chiropractic-visit'],
    content:
      "Your balance after a car accident can be off even when a bump at a stoplight on Sunset Avenue hardly scratched the paint. The neck may feel it the next morning. In a collision the head lags behind the body and then catches up fast, which strains muscles, ligaments and small joints. Stiffness or a headache may show up hours or days later. Your neck also helps the brain track where your head is. When it is hurt, some people feel unsteady.\n\nRecovery guidelines favor staying active, clear information, exercise and, for some people, hands-on care. First come the warning signs. Call 911 or go to the emergency room for numbness, weakness, confusion, vomiting, or severe head or neck pain after a crash.\n\nOnce serious injury has been ruled out, our page on [auto accidents and whiplash](/symptoms/auto-accident-whiplash) shows the next steps.\n\n## The first hour: safety before everything else\n\nAdrenaline hides pain. So do not go by how you feel at the roadside; go by this list. Stay still, have someone call 911, and let the crew move you if you notice:\n\n- Severe neck pain, or pain in the middle of the neck when you press on the bones.\n- Numbness, tingling or weakness in the arms or legs.\n- Fainting, confusion, repeated vomiting, a severe headache or a seizure.\n- Double vision, slurred speech, a drooping face or eyelid, trouble walking.\n- Chest pain, short breath, or belly pain where the seat belt crossed.\n- Loss of bladder or bowel control.\n\nGo to the emergency room after a high-speed crash or a rollover, even without these signs. Do the same for neck pain after any crash if you are 65 or older, and for any crash while you are pregnant. And watch the first night. Drowsiness that is hard to shake, or a headache that keeps growing, also means the emergency room.\n\n## Why balance can suffer after a car accident\n\nBalance is teamwork. Your eyes report where the horizon is. The inner ear reports how your head is turning. Sensors in the muscles and joints of the upper neck report how the head sits on the body. Normally the three stories agree, and you never think about it.\n\nAfter a whiplash, the report from the neck can turn unreliable. A 2021 review of 26 studies compared people with whiplash to people without it. Those with whiplash swayed more while standing. They were also less exact when asked to bring the head back to center. People who felt dizzy were less exact still. Such studies show a link; they do not prove which came first.\n\nIn daily life it may feel like this:\n\n- The store shelves seem to drift when you turn your head quickly.\n- You touch the wall on the way to the bathroom at night.\n- Reading or scrolling brings on a swimmy feeling or a headache.\n- Backing out of the driveway feels worse than driving ahead.\n\nThe neck is only one suspect. Loose crystals in the inner ear, a concussion, a change in blood pressure, medicines and fear can all make you unsteady. In rare cases an injured neck artery is behind it. So see a physician about new dizziness after a crash before anyone treats your neck.\n\n## The first week: move a little, often\n\nLong rest and a soft collar tend to make a neck stiffer. If a physician has ruled out serious injury, this is a fair routine:\n\n1. **Every two hours, turn.** Look slowly to the right, to the left, up and down, only as far as is comfortable. Five times each.\n2. **Walk.** Ten minutes, twice a day, on even ground such as the Razorback Greenway or the aisles of a store.\n3. **Cool or warm.** Ten to fifteen minutes with a cloth in between. Take whichever feels better.\n4. **Sleep on your back or side,** with one pillow that keeps your nose in line with your chest.\n5. **Do light work.** Fold laundry, cook, answer mail. Leave the heavy bags and the overtime for later.\n6. **Drive only when you can turn your head freely** and do not feel dizzy.\n\nAsk a physician or pharmacist about pain medicine, above all if you may have hit your head.\n\n## Weeks two to six: give your balance something to do\n\nThese drills are for mild unsteadiness, once a physician has looked at it. Stand beside a kitchen counter, with someone at home. A swimmy feeling for a few seconds is acceptable. If it lasts, or if you feel sick, stop and tell us or your physician.\n\n### Head to target\n\nSit facing a wall with a sticky note at eye level. Close your eyes, turn your head to one side, come back to center, and open them. How far off is your nose? Five times to each side, once a day.\n\n### Eyes stay, head moves\n\nHold your thumb at arm's length. Keep your eyes on it and turn your head slowly from side to side, no more than a small range. Ten turns. Speed comes later.\n\n### Narrow stance\n\nFeet together for thirty seconds. Then one foot in front of the other, as on a curb. Then the same on a folded towel. Keep a hand over the counter.\n\nTwo or three minutes a day will do. If you notice no change after a couple of weeks, have it looked at again. A vestibular therapist, who works with balance and the inner ear, may be the right next door.\n\n## What a visit after a car accident looks like here\n\nWe ask how you were hit, where you were looking, what you felt and when. Then we test strength, feeling, reflexes, standing balance and how far your neck turns. Not every neck gets treated. If the exam raises a doubt, you go to a physician or the emergency room first.\n\nGuidelines for whiplash combine exercise with hands-on care and advice. That can mean slow joint movement or work on tight muscles. Later, if it suits you, it can mean an adjustment. We start with the gentler forms. The evidence is modest: some people turn and feel better sooner, and nothing helps everyone. Expect some soreness. Our [neck pain](/symptoms/neck-pain) page explains the rare, serious risk to neck arteries. Read it before you decide.\n\nMany people improve within weeks. For some it takes months, and worry, poor sleep and pain elsewhere can slow things down. Tell us about those too. If your [headaches](/symptoms/headache-migraine) began with the crash, they belong in the same conversation.\n\n## Paper that is worth keeping\n\n- The police report number, photos of both cars and the names of those involved.\n- A dated note of each symptom: when it began, what it keeps you from doing.\n- Emergency room papers, images and prescriptions.\n- The claim number, and the name of the person handling it.\n\nCall your own insurer as well and ask what your policy pays for medical care after a crash. We accept auto insurance for accident cases, and we explain how billing works before care starts. See [insurance plans](/financial-information/insurance-plans). For questions about fault or a settlement, an attorney is the person to ask.\n\n## Finding your footing again\n\nAfter a car accident, balance tends to come back in small proofs: the first shoulder check on I-49 without bracing, the first night without a hand on the wall. Note them down, next to the symptoms. If you would like someone to look at the whole picture with you, we are glad to. Bring the notes, and the folder too.",
    _meta: {
      filePath: 'posts/auto-injury-balance-restoration.en.md',
      fileName: 'auto-injury-balance-restoration.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/auto-injury-balance-restoration.en',
    },
  },
  {
    title: 'Chiropractic care when nothing hurts: does it help?',
    description:
      'Who may gain from planned visits between flare-ups, what a Swedish trial found, and what serves nearly everyone without an appointment.',
    caption: 'A signpost: chiropractic care, or a walk?',
    ask: 'Want to keep a quiet back quiet?',
    seo: {
      focus: 'chiropractic care without pain',
      title: 'Chiropractic Care Without Pain: Is It Worth It?',
      description:
        'Is chiropractic care without pain worth it? What research says about planned visits, who may benefit, and what you can do on your own.',
    },
    sources: [
      {
        title:
          'The Nordic Maintenance Care program: Effectiveness of chiropractic maintenance care versus symptom-guided treatment for recurrent and persistent low back pain',
        type: 'peer-reviewed',
        publisher: 'PLoS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0203029',
        lang: 'en',
      },
      {
        title: "Chiropractic maintenance care - what's new? A systematic review of the literature",
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-019-0283-6',
        lang: 'en',
      },
      {
        title: 'Physical activity',
        type: 'public-health',
        publisher: 'World Health Organization',
        url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
        lang: 'en',
      },
      {
        title:
          'The Nordic Maintenance Care Program: Does psychological profile modify the treatment effect of a preventive manual therapy intervention? A secondary analysis of a pragmatic randomized controlled trial',
        type: 'peer-reviewed',
        publisher: 'PLoS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0223349',
        lang: 'en',
      },
      {
        title:
          'Effectiveness and cost-effectiveness of an individualised, progressive walking and education intervention for the prevention of low back pain recurrence in Australia (WalkBack): a randomised controlled trial',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(24)00755-4',
        lang: 'en',
      },
      {
        title:
          'Effect of chiropractic treatment on primary or early secondary prevention: a systematic review with a pedagogic approach',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-018-0179-x',
        lang: 'en',
      },
    ],
    date: '2025-09-15',
    author: 'clinic',
    drawing: 'walk',
    cta: 'wellness',
    related: ['injury-prevention-recovery', 'cycling-neck-back-pain', 'stress-spine-effects'],
    content:
      'You change the oil before the engine complains, so people ask about chiropractic care without pain. A spine does not work quite the same way. Research does not show that everyone without pain needs regular adjustments. The picture is clearer for one group: people whose low back pain keeps coming back, and who did well with care before.\n\nSo the fair answer to "should I come when nothing hurts?" is: it depends on your history, and often you need not. This article sorts out who may gain, who may not, and what costs nothing and serves nearly everyone.\n\n## What planned visits did in one Swedish trial\n\nResearchers in Sweden followed 328 adults with low back pain that kept returning. All of them had felt better after chiropractic care. Half then had chiropractic care at planned times, with or without pain. The other half came only when it hurt.\n\nOver one year, the planned group had about 13 fewer days of bothersome back pain. They also made about two more visits. The difference is modest. People knew which group they were in, which can color what they report.\n\nA later look at the same data added something useful. The gain was largest among people whose pain weighed heavily on their mood and daily life. For those who coped well, planned visits brought no fewer days of pain. The researchers looked back at subgroups, which gives a clue, not proof.\n\nNobody in that trial was a person with a healthy, quiet back. For such people, we know of no good proof that regular adjustments help.\n\n## Three situations where a visit may be worth it\n\n### The same flare-up, every season\n\nYour low back goes out each spring with the yard work, or each fall when overtime starts. Care helped last time. Here, a few planned visits, together with exercise, are a reasonable thing to try. Agree on a date to judge the result. Our page on [back pain](/symptoms/back-pain) explains what we look for.\n\n### A heavy stretch ahead\n\nPerhaps you are moving house, starting on a line where you lift all day, or driving to see family in another country. A check can find a stiff hip or a weak trunk before the load arrives. We mostly teach: how to warm up, how to split a load, when to stop and walk.\n\n### Nothing hurts, but something is missing\n\nYou cannot look over your shoulder when backing out at the store. You no longer sit on the floor with a grandchild. Stiffness without pain is still worth a look, and it often responds to movement. An adjustment may help a stiff joint move for a while. The exercises you do at home keep it moving.\n\n## When you can skip chiropractic care\n\nSome reasons for chiropractic care without pain sound good but lack support. You can let these go:\n\n- **"It boosts immunity" or "it prevents disease."** A review found no sound evidence that it prevents disease, and we know of none for immunity.\n- **"Your spine must be in line to be healthy."** Spines vary a lot, and many crooked ones never hurt.\n- **"If you stop, you will get worse."** Fear is a poor reason for an appointment.\n- **"Children need check-ups to grow straight."** They do not. A curve is a matter for the pediatrician.\n\nIf you move freely, sleep well and do what you like, put the time into a walk.\n\n## Four habits that serve most backs\n\n1. **Walk, and build it up.** In an Australian trial, physical therapists coached people who had just recovered from low back pain to walk more, step by step. The goal was up to 30 minutes, five days a week. Half of them went 208 days or more before pain limited them again. In the group without the program, it was 112 days. A flat loop on the Razorback Greenway will do.\n2. **Train your strength twice a week.** Squats to a chair, wall push-ups, bridges and carrying a bag in each hand are enough to begin. The World Health Organization advises strength work on two or more days, plus 150 to 300 minutes of moderate activity a week.\n3. **Guard your sleep.** Keep a steady bedtime where your shift allows. After a bad night, lift a little less and walk a little more.\n4. **Change position before it aches.** Set a timer on long desk days. On the road to Little Rock or Kansas City, stop and walk around the car.\n\nStart with one of the four. A habit that survives a rainy Wednesday is worth more than a plan that lasts a weekend.\n\n## What chiropractic care looks like when nothing hurts\n\nChiropractic care without pain begins with questions about past flare-ups, work, sleep, medicines and what you want your body to do. Then we watch you bend, turn, squat, reach and balance. If one area stands out, we look closer.\n\nThere are three possible ends to that visit:\n\n- You need nothing from us. You leave with one or two exercises.\n- A joint or muscle moves poorly, and hands-on care is an option. We describe it, with its risks, and you decide.\n- Something does not fit a simple stiff back. We send you to a physician.\n\nWe do not take X-rays just to see how a comfortable spine looks. If you do choose occasional visits, we stretch the time between them and ask now and then if they still earn their place. If you choose an adjustment, you may be sore the next day. Serious harm is rare, but medical journals have reported it.\n\nCosts come first. Medicare does not pay for maintenance care, and many private plans limit it. Ask before you book, or read about [cash plans](/financial-information/cash-plans).\n\n## See a physician first, or go now\n\nNo pain yesterday and trouble today is not a case for a routine check. Call 911 or go to the nearest emergency room for:\n\n- Numbness around the groin, or trouble holding or passing urine or stool.\n- A leg or arm that turns weak.\n- Chest pain, trouble breathing, a drooping face or slurred speech.\n- Back or neck pain after a crash or a hard fall, or back pain with fever.\n- A sudden, severe headache or neck pain.\n\nBook with your physician soon if back pain is new and comes with weight loss or pain at night. The same goes if you have had cancer, take steroids for a long time or have thin bones.\n\nMost of this page is about what you can do without us, on purpose. If your back has a history and you want a partner in keeping it calm, read about [wellness care](/services/wellness-care). You can also bring your story to a [free consultation](/free-consultation). And if it is quiet, enjoy the walk.',
    _meta: {
      filePath: 'posts/chiropractic-care-without-pain.en.md',
      fileName: 'chiropractic-care-without-pain.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/chiropractic-care-without-pain.en',
    },
  },
  {
    title: 'Chronic stress: small habits for a body that never clocks out',
    description:
      'What weeks of tension do to sleep, mood and muscles, a few habits that tend to hold, and where hands-on care fits in.',
    caption: 'Chronic stress, at the desk',
    pin: 'Between neck and shoulder',
    ask: 'Has your body been on duty too long?',
    seo: {
      focus: 'chronic stress',
      title: 'Chronic Stress: Body Signs and Habits That May Help',
      description:
        'Chronic stress shows in sleep, mood and muscles. Learn the common signs, a few small daily habits that may help, and where to find support.',
    },
    sources: [
      {
        title: 'Stress',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/stress.html',
        lang: 'en',
      },
      {
        title: 'Stress',
        type: 'public-health',
        publisher: 'World Health Organization',
        url: 'https://www.who.int/news-room/questions-and-answers/item/stress',
        lang: 'en',
      },
      {
        title: 'Stress effects on the body',
        type: 'professional',
        publisher: 'American Psychological Association',
        url: 'https://www.apa.org/topics/stress/body',
        lang: 'en',
      },
    ],
    date: '2024-12-09',
    author: 'clinic',
    drawing: 'desk-neck',
    cta: 'appointment',
    related: ['stress-spine-effects', 'sleep-posture-pillows', 'headaches-migraines'],
    content:
      'The shift ends, the emails stop, and your body still acts as if an alarm were ringing. That is chronic stress: not one hard day, but a state that lasts for weeks or months. It deserves attention, because it wears on sleep, mood and health.\n\nYou may not be able to remove what causes it. Few people can quit the night shift or hand the bills to someone else. What you can often change is how many chances your body gets to stand down. The habits below are small, and they go where a full day still has room.\n\n## Chronic stress: an alarm with no off switch\n\nShort stress has an end. You slam the brakes, your heart pounds, and ten minutes later you are back to normal. Bodies handle that well.\n\nChronic stress has no clear end. The cause stays, or one cause follows another: overtime, a sick child, rent, a difficult supervisor, papers that do not arrive. The body stays half ready, day and night. Over time this is linked with high blood pressure, heart disease, stomach trouble, low mood and anxiety. A link is not fate. It is a reason to act early.\n\nSome people carry more chronic stress than others. If you care for a parent and work two jobs, your tiredness is not a lack of willpower.\n\n## Signs of chronic stress worth writing down\n\nChronic stress creeps, so it helps to look at it on paper. For one week, keep a note on your phone. Each evening, give your tension a number from 0 to 10 and write what you noticed:\n\n- **Body:** headaches, a neck that never lets go, jaw pain, an upset stomach, a racing heart.\n- **Sleep:** trouble falling asleep, waking at three, waking tired.\n- **Mood:** a short temper, tears, feeling numb, worry that circles.\n- **Habits:** more coffee, more alcohol or nicotine, skipped meals, endless scrolling, no walks.\n\nLook for patterns on the seventh day. Perhaps Sundays are the worst, or the two days after a schedule change. The pattern tells you where a small habit would do the most good. It is also a helpful page to show a physician, since many of these signs have other causes too.\n\n## Habits by the clock\n\nChoose one item from this list. Do it for two weeks before you add another.\n\n### On waking\n\nDrink a glass of water and step outside for five minutes, even to the parking lot. Daylight tells the body what time it is. Leave the news and messages until after that.\n\n### On the job\n\nTake every short break you have, and leave the work area if you can. Walk, roll your shoulders, eat something that is not from a machine. At a desk, get up every half hour. Ten minutes of walking at lunch counts as exercise, with or without a gym.\n\n### On the way home\n\nGive the workday a clear end. Sit in the parked car for two minutes and breathe out slowly before you open the door. Some people take the Razorback Greenway for a stretch. Others change clothes the moment they arrive. What matters is the sign: this part is over.\n\n### Before bed\n\nDim the lights, and charge the phone in another room. If worries keep circling, write tomorrow\'s three tasks on paper. Keep caffeine to the first half of your waking day, and keep alcohol low, since it breaks up sleep later in the night.\n\n## If you work nights or rotating shifts\n\nAdvice to go to bed at ten is no help when the line starts at eleven. Try this instead:\n\n1. **Protect one block.** Pick four or more hours of sleep that stay the same on work days and days off, and add a nap.\n2. **Make a night.** Use dark curtains or an eye mask, earplugs or a fan, and a note on the door.\n3. **Use light on purpose.** Bright light early in the shift, sunglasses on the drive home.\n4. **Eat lightly after midnight.** A small meal sits better than a big one at 3 a.m.\n5. **Do not drive drowsy.** If your eyes close at a stoplight, pull over somewhere safe and call for a ride.\n\nAsk your family for help with quiet hours. Children can draw the sign for your door.\n\n## Take one weight off the pile\n\nHabits calm the body. They do not pay the electric bill. When the cause is practical, practical help may lower stress more than any breathing exercise.\n\n- Call 211 to ask about local help with rent, food, utilities or child care.\n- Ask at work if there is an employee assistance program. It may include free, private counseling.\n- Talk with a teacher, a school counselor, a pastor or a clinic social worker. They often know which door to try.\n- Tell one friend the plain truth. "I am not doing well" is a complete sentence.\n\nSay no to one thing this month. It can be small.\n\n## The part of stress a chiropractor can look at\n\nMany people first notice chronic stress as a sore neck, tight shoulders or an aching back. That is the part we can look at. We ask about your work, sleep and health, and we check how your neck and back move. Work on tight muscles, gentle movement or an adjustment may ease those areas for some people. You also get two or three exercises for home. Most side effects are mild, such as soreness. Serious harm is rare; we explain it before you decide.\n\nResearch does not show that chiropractic care treats stress, anxiety, depression or high blood pressure. Exercise, relaxation practice and counseling have better support for stress itself. So think of us as help for the [neck](/symptoms/neck-pain) and the back, next to those and never in their place. Our page on [stress and the body](/symptoms/stress-management) says more.\n\nPlease do not stop a medicine for mood, sleep or blood pressure because you feel better after a visit. Ask the person who prescribed it.\n\n## When to call a physician, 988 or 911\n\nMake an appointment with a physician or counselor if:\n\n- Low mood, worry or poor sleep has lasted two weeks or more.\n- You need alcohol or other substances to get through the day or the night.\n- Headaches, stomach pain or a racing heart keep coming back.\n- Your blood pressure has been high, or you have not had it checked in a long time.\n- You cannot do your work or care for your family as you normally would.\n\nCall or text 988 for thoughts of suicide or any emotional crisis, at any hour. It is free, and you can call for someone else too.\n\nCall 911 for chest pain or pressure, trouble breathing, fainting, weakness on one side, trouble speaking, or immediate danger to anyone.\n\nYou do not have to solve all of it this week. Pick one sign to watch and one habit to keep. If your neck or back carries part of the load, you can talk with us about it in a [free consultation](/free-consultation). Bring the week of notes if you kept one.',
    _meta: {
      filePath: 'posts/chronic-stress.en.md',
      fileName: 'chronic-stress.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/chronic-stress.en',
    },
  },
  {
    title: 'Cycling with a sore neck or back: fit the bike to you',
    description:
      'Why long rides load the neck and lower back, which adjustments to the bike may help, and when to get off and have it checked.',
    caption: 'A bicycle on the greenway',
    ask: 'Sore on every long ride?',
    seo: {
      focus: 'cycling neck pain',
      title: 'Cycling Neck Pain and Back Pain: Bike Fit and Relief',
      description:
        'Cycling neck pain, or a sore back after the Razorback Greenway? How saddle, reach and training load play a part, and when to have it checked.',
    },
    sources: [
      {
        title:
          'A retrospective international study on factors associated with injury, discomfort and pain perception among cyclists',
        type: 'peer-reviewed',
        publisher: 'PLoS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0211197',
        lang: 'en',
      },
      {
        title: 'Effect of changing the saddle angle on the incidence of low back pain in recreational bicyclists',
        type: 'peer-reviewed',
        publisher: 'British Journal of Sports Medicine',
        url: 'https://doi.org/10.1136/bjsm.33.6.398',
        lang: 'en',
      },
      {
        title: 'Back Pain',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/backpain.html',
        lang: 'en',
      },
      {
        title:
          'The association of bike fitting with injury, comfort, and pain during cycling: an international retrospective survey',
        type: 'peer-reviewed',
        publisher: 'European Journal of Sport Science',
        url: 'https://doi.org/10.1080/17461391.2018.1556738',
        lang: 'en',
      },
    ],
    date: '2025-05-19',
    author: 'clinic',
    drawing: 'bike',
    cta: 'appointment',
    related: ['injury-prevention-recovery', 'chiropractic-care-without-pain', 'arthritis-joint-pain'],
    content:
      'Ten miles into the Razorback Greenway, the legs feel fine and the neck starts to nag. Cycling neck pain often begins that way, because on a bike you hold one shape for a long time: back bent, chin up, weight on the hands. Low bars or a long reach make the neck tip back further. A saddle that points up can round the lower back.\n\nLuckily, a bike has bolts. You can move much of what bothers a rider by a few millimeters. Turn one bolt at a time, and ride a week before the next.\n\n## Where it hurts tells you where to look\n\n- **Back of the neck.** The bars may be too low or too far away, or the helmet visor makes you tip your head up to see.\n- **Between the shoulder blades.** Often it is reach again, or elbows locked straight.\n- **Low back, growing with distance.** Check saddle height and tilt. Then ask whether the distance grew faster than you did.\n- **Low back on climbs only.** Big gears and grinding load it more than easy spinning.\n- **One side of the back or hip.** A saddle that is too high makes the hips rock.\n- **Hands that tingle.** Too much weight is on them, or the wrists are bent.\n\nRough ground adds its share. An hour at Slaughter Pen or Coler asks more of your back than an hour on smooth pavement. A heavy pack adds to it.\n\n## Check the fit in your garage\n\nLean the bike against a wall, wear your riding shoes and take your time.\n\n1. **Mark the start.** Put tape at the saddle height and take photos from the side. You want a way back.\n2. **Saddle height.** Sit and place your heel on the pedal at its lowest point. The knee should be nearly straight, without the hip dropping to reach it.\n3. **Saddle tilt.** Lay a level or a phone on the saddle. Start flat. If your low back aches, lower the nose by a degree or two. Too much makes you slide onto your hands.\n4. **Reach.** With hands on the grips, the elbows should bend softly. If your arms are straight, a shorter or higher stem may help.\n5. **Bar height.** Bars close to the height of the saddle suit many relaxed riders. A shop can often move the spacers.\n6. **Eyes forward.** Look ahead as you would on the trail. If you must crane your neck, raise the bars or take the visor off.\n7. **Tighten everything.** Then ride around the block before you ride far.\n\nA good bike shop can do this with you. Tell them where it hurts, not only how you want to look.\n\n## Habits for the ride itself\n\n- Move your hands every few minutes. Change grips, sit up, shrug and let the shoulders drop.\n- At a stop, stand tall and look up gently. Put both hands on your hips and lean back a little.\n- Spin lighter gears uphill and let the cadence rise.\n- Keep elbows soft. They are your first suspension.\n- Wear glasses that fit your riding position, so you do not tip your head to see.\n- Add distance slowly. After a few weeks off, start with half of what you did before.\n\nCommuters, look at your bag. A messenger bag pulls one shoulder for the whole trip. A rack and a pannier take that weight off you.\n\n## Ten minutes off the bike\n\nStrength gives you time before the ache starts. Try these three times a week, gently, and stop if a movement sends pain into an arm or leg.\n\n1. **Chin nods.** Lie on your back and nod as if saying a small yes. Hold five seconds, ten times.\n2. **Open book.** Lie on your side, knees bent, and turn the top arm and chest open. Eight slow turns on each side.\n3. **Bird dog.** On hands and knees, reach out one arm and the opposite leg. Hold five seconds, eight times on each side.\n4. **Bridge.** On your back, feet flat, lift the hips. Ten times.\n5. **Hip stretch.** Kneel on one knee and shift forward until the front of that hip stretches. Thirty seconds on each side.\n\nIf your work already keeps you bent, at a desk or on a line, a walk at lunch helps too. Our page on [repetitive strain](/symptoms/repetitive-strain-injury) covers loads like these.\n\n## What research says about cycling and pain\n\nIn a 1999 study, members of a cycling club who had low back pain got a saddle with its nose tilted down. Most of them, over 70 percent, reported clear relief. It was a small study of one club, so treat it as a hint.\n\nA survey of 849 riders found that those with a fitted bike more often rode without pain. It made little difference whether they fitted it themselves or paid for help. Recent injuries were no rarer among them. Another survey of 739 riders tied overuse injuries to more than the bike, such as adding running or swimming. Surveys cannot tell what caused what.\n\nFor ongoing [back pain](/symptoms/back-pain) or [neck pain](/symptoms/neck-pain) from cycling, hands-on care together with exercise may help some people. We ask about the bike, watch how your spine and hips move, and check strength and feeling. Bring photos of yourself on the bike, taken from the side. If the fit is the likely cause, you may need the wrench more than you need us.\n\n## When to get off the bike\n\nAfter a crash, call 911 for:\n\n- A blow to the head with confusion, vomiting, a severe headache or a blackout, even a short one.\n- Severe neck or back pain. Stay still until help arrives.\n- Numbness, tingling or weakness in an arm or leg.\n- Trouble breathing, or strong pain in the chest or belly.\n\nA cracked or dented helmet has done its job, so replace it. Headache, dizziness or foggy thinking in the days after a crash needs a physician before the next ride.\n\nWithout a crash, go to the emergency room for back pain with fever, or with new leg weakness. The same goes for numbness around the groin that does not clear after the ride, or loss of bladder or bowel control. Call 911 for chest pain, pressure or short breath while riding.\n\nSee a physician soon for:\n\n- Pain that runs down an arm or leg and does not ease.\n- Groin numbness that comes back ride after ride, even if it clears quickly.\n- Back pain at night, or with weight loss.\n- Hands that stay numb for more than a day or two.\n\n## Back on the Greenway\n\nA sore rider does not have to stop riding. Shorter loops, higher bars and a real rest day often keep you moving while things settle. Our page on [sports injuries](/symptoms/sports-injuries) explains how to return step by step. If the ache outlasts your changes, a [free consultation](/free-consultation) is a place to talk it through, helmet hair welcome.',
    _meta: {
      filePath: 'posts/cycling-neck-back-pain.en.md',
      fileName: 'cycling-neck-back-pain.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/cycling-neck-back-pain.en',
    },
  },
  {
    title: 'Your first chiropractic visit, step by step',
    description:
      'From the first conversation to a written plan: what to bring, what we check, and when you hear about findings and costs.',
    caption: 'A back in front of a posture grid',
    pin: 'The middle of the back',
    ask: 'Shall we find a time for that first visit?',
    seo: {
      focus: 'first chiropractic visit',
      title: 'First Chiropractic Visit: What Happens, Step by Step',
      description:
        'Your first chiropractic visit in Springdale, step by step: what to bring, what the exam looks at, when X-rays are taken and how costs are explained.',
    },
    sources: [
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Talking With Your Doctor',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/talkingwithyourdoctor.html',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    date: '2025-01-13',
    author: 'clinic',
    drawing: 'exam-posture',
    cta: 'appointment',
    related: [
      'springdale-chiropractor-guide',
      'gentle-specific-chiropractic-care',
      'springdale-local-chiropractor-benefits',
    ],
    content:
      'Wear clothes you can bend in, and bring a list of your medicines. Your first chiropractic visit begins with a conversation: where it hurts, since when, and what you would like to do again. Then comes an exam of posture, movement, strength and reflexes. We take X-rays only if they are needed. If it is safe and you agree, some treatment for relief may follow the same day. We tell you what exams, X-rays or tests cost beforehand.\n\nA separate visit, the report of findings, lays out what we found, the plan of care, the costs and your insurance. The number of visits is not fixed; it depends on the condition. You usually do not need a referral. If the exam points to something outside our field, we refer you out. For a sudden loss of strength or bladder control, call 911 instead.\n\n## The evening before: five minutes of homework\n\nFor your first chiropractic visit, put these in a bag by the door:\n\n- A photo ID and your insurance card.\n- The names and doses of your medicines, vitamins and teas, or a photo of the bottles.\n- Reports of X-rays, MRI scans or surgeries, if you have them.\n- After a crash or a work injury: dates, claim number, and the name of the adjuster or supervisor.\n- The name of your physician, if you want us to share what we find.\n\nThen write three lines on the back of an envelope. What hurts, and since when? What can you no longer do, such as carry the laundry, finish a shift or throw a ball? And what is the question you most want answered? People forget that last one as soon as they sit down. This whole site is in Spanish as well, for you or for a relative who comes along. If you need an interpreter, say so when you book.\n\nWear something loose. Work clothes are fine if you come straight from a shift. You stay dressed during an adjustment.\n\n## The conversation comes before the table\n\nExpect plain questions. Some will seem far from your sore spot, and each has a reason:\n\n- **"Does it wake you at night?"** Pain that no position eases may need a physician first.\n- **"Any fever, weight loss, past cancer?"** These change the order of things.\n- **"Numbness, weakness, trouble with the bladder?"** This tells us about the nerves.\n- **"What do you do all day?"** Ten hours on a line, at a keyboard or behind a wheel load the back in different ways.\n- **"How do you sleep, and what worries you?"** Both influence pain more than people expect.\n- **"What have you tried?"** So that we do not repeat what did not help.\n\nIt works in both directions. Interrupt us. If a word sounds like a textbook, ask for another one.\n\n## The exam, from head to heel\n\nWe tell you what we test and what we notice as we go.\n\n1. **Looking.** How you stand, walk, sit down and get up.\n2. **Moving.** Bending, turning, reaching, and where it catches.\n3. **Nerves.** Reflexes with the small hammer, strength, light touch on arms and legs.\n4. **Touch.** Joints and muscles around the sore area, first lightly.\n5. **Special tests.** A leg raised while you lie down, a turn of the head, balance on one foot. Each asks one question.\n6. **Vital signs,** such as blood pressure, because they can change the plan.\n\nIf something hurts, say so; we can stop or leave a test out. Someone you trust may stay in the room, and for a child a parent always does.\n\n## Two things that may happen, and may not\n\n### X-rays\n\nMost back and neck pain does not need a picture. We suggest one when the exam or your story calls for it, for example after a hard fall. You hear why, and what it costs, before you agree. If there is any chance you are pregnant, tell us. We do not take X-rays during pregnancy.\n\n### A first treatment\n\nIf the findings are clear, it is safe and you want it, we may begin that day with something modest. It could be slow movement of a stiff joint, work on a muscle, an adjustment or one exercise. If we want to think it over, or if you do, nothing is lost by waiting. Some people feel sore for a day or so afterward. Our article on [gentle and specific care](/blog/gentle-specific-chiropractic-care) describes the methods and their risks.\n\nFor low back pain, research suggests that spinal manipulation may bring modest relief, much like other recommended treatments. For other complaints the evidence varies, and we will tell you how strong it is for yours.\n\n## The second visit: what we found, in plain words\n\nThe report of findings has its own appointment, because a full head is a poor place for a decision. By its end you should be able to answer:\n\n- What do they think is going on, and how sure are they?\n- What could I do besides chiropractic care, and what if I do nothing?\n- What is the plan, and on what date will we check if it helps?\n- What is my own part: which exercise, how often?\n- What does it cost, what may my insurance pay, and what is left for me?\n\nIf one of these is still open when you reach for your keys, sit back down and ask. You may take the plan home, talk it over with your family or get a second opinion. Do not sign a plan in a hurry.\n\nThe number of visits depends on your condition and on how you respond. When there is no progress by the agreed date, we change the plan or refer you.\n\n### What it costs, and when you hear it\n\nYou can begin with a [free consultation](/free-consultation). Exams, X-rays and tests are separate, and you hear each cost beforehand. The [New Patient Special](/new-patient-special) combines the consultation, the exam, X-rays if needed and a first treatment at one price.\n\nIf you have insurance, we look up your own plan. Two people with the same card in their wallet can have different copays and deductibles. If you have none, ask about self-pay discounts and payment plans, or for a written good faith estimate at least one business day ahead. The [FAQ](/faq) goes through the details.\n\n## When a chiropractic visit should wait\n\nPlease do not wait for an appointment with us. Call 911 or go to the nearest emergency room for:\n\n- Sudden weakness, a drooping face, slurred speech or trouble walking.\n- Numbness around the groin, or new trouble with the bladder or bowels.\n- A sudden, severe headache or neck pain.\n- Pain after a high fall or a serious crash.\n- Chest pain or trouble breathing.\n- Back pain with fever or chills.\n\nSee your physician first about weight loss you cannot explain or pain that wakes you every night. The same goes for new back pain after a cancer. If you have none of the signs above and are unsure, call us and describe it. We tell you if someone else should come first.\n\n## The shortest version\n\nFor a first chiropractic visit, bring your list, say what you miss doing, and ask your question first. Same-day appointments are available if you would rather not wait. If you want time to think first, come when it suits you.',
    _meta: {
      filePath: 'posts/first-chiropractic-visit.en.md',
      fileName: 'first-chiropractic-visit.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/first-chiropractic-visit.en',
    },
  },
  {
    title: 'Gentle and specific: what a chiropractic adjustment involves',
    description:
      'What happens during an adjustment, where the click comes from, how much research supports it, and what to tell us before we begin.',
    caption: 'A table for a gentle adjustment, in a quiet room',
    ask: 'Want to see the table before you decide?',
    seo: {
      focus: 'gentle chiropractic adjustment',
      title: 'Gentle Chiropractic Adjustment: What It Feels Like',
      description:
        'How a gentle chiropractic adjustment feels, from a slow press to a quick push: what the click means and which health details change what is safe.',
    },
    sources: [
      {
        title: 'Spinal Manipulation: What You Need To Know',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/spinal-manipulation-what-you-need-to-know',
        lang: 'en',
      },
      {
        title:
          'Association of Spinal Manipulative Therapy With Clinical Benefit and Harm for Acute Low Back Pain: Systematic Review and Meta-analysis',
        type: 'peer-reviewed',
        publisher: 'JAMA',
        url: 'https://doi.org/10.1001/jama.2017.3086',
        lang: 'en',
      },
      {
        title:
          'Benefits and harms of spinal manipulative therapy for the treatment of chronic low back pain: systematic review and meta-analysis of randomised controlled trials',
        type: 'peer-reviewed',
        publisher: 'BMJ',
        url: 'https://doi.org/10.1136/bmj.l689',
        lang: 'en',
      },
      {
        title:
          'Cervical Arterial Dissections and Association With Cervical Manipulative Therapy: A Statement From the American Heart Association/American Stroke Association',
        type: 'peer-reviewed',
        publisher: 'Stroke',
        url: 'https://doi.org/10.1161/STR.0000000000000016',
        lang: 'en',
      },
    ],
    date: '2024-10-21',
    author: 'clinic',
    drawing: 'table',
    cta: 'appointment',
    related: ['first-chiropractic-visit', 'spinal-misalignment-consequences', 'springdale-chiropractor-guide'],
    content:
      'A gentle chiropractic adjustment can be as quiet as a slow press with the fingertips. It can also be a quick, short push that makes a joint click. The click is thought to come from gas in the joint fluid. It is not bone cracking, and care can go well without it.\n\n*Specific* means one joint, one direction and one amount of force, chosen after an exam and not before. *Gentle* means you know what comes next and can stop at any time.\n\nFor low back pain, reviews of trials find modest improvements in pain and movement. Soreness or tiredness for a day or so is common; serious harm is rare but possible. Tell us about brittle bones, blood thinners, a past stroke or cancer. Each of these changes what is safe. If severe head or neck pain, dizziness or weakness follows, call 911. See how a visit works under [chiropractic care](/services/chiropractic-care).\n\n## A chiropractic adjustment, from light touch to quick push\n\nPeople tend to imagine one thing: a twist and a crack. In practice there is a whole range, and you may stay at the quiet end of it if you prefer.\n\n### Holding and waiting\n\nThe hand rests on a tight muscle and keeps a steady pressure while you breathe. Nothing moves fast. You may feel the spot soften after half a minute, or you may not.\n\n### Slow, repeated movement\n\nWe ease the joint back and forth within the range it already has, like rocking a gate on a stiff hinge. The term is mobilization. Muscles have time to object, so it suits people who tense up at the idea of a push.\n\n### A table or an instrument that helps\n\nOn some tables, a part tilts or drops by a small amount, so less force will do. A small instrument in the hand can tap one spot with a short impulse. You stay in one position, without turning the neck.\n\n### The quick, short push\n\nWe bring the joint to the end of its comfortable range. Then comes a fast, shallow impulse, over before you have counted to one. This is the form most of the research has studied. You can always say no to it.\n\n## How one joint gets chosen\n\nSuppose you bend to pick up a toddler and feel a catch on the right side of the low back. We would not go straight to that spot. First come questions. What sets it off, what eases it, does it travel down the leg? Any fever, past cancer or recent fall? Then we watch you bend, turn and stand on one leg. We test strength, reflexes and feeling.\n\nOnly then do the fingers come in. They look for one stiff joint in the row, for tenderness, for a muscle on guard. Research shows that examiners do not always agree when they feel for stiff joints. That is a reason for modesty. We compare what we feel with what you tell us and with how you move, and we test again afterward. If the bend is no easier after a fair trial, the plan was wrong and we change it.\n\nAn image is not needed for most backs. We suggest X-rays only when something in your story or exam calls for them.\n\n## Twenty-six trials, and some open questions\n\n- **New low back pain.** A review in JAMA looked at 26 trials. On average, spinal manipulation brought a modest improvement in pain and function for up to six weeks.\n- **Long-lasting low back pain.** A BMJ review found effects similar to those of other recommended treatments, such as exercise. So it is one fair choice among several.\n- **Light against forceful.** We know of no clear proof that a louder or stronger technique works better. That leaves room for a gentle chiropractic adjustment, if you prefer one.\n- **Beyond muscles and joints.** We know of no good evidence that adjustments treat asthma, high blood pressure, infections or other illnesses. We do not offer them for that.\n\nAverages hide people. Some feel a clear change after the first visits, some feel little, and many new backaches ease on their own.\n\n## Before a chiropractic adjustment: what to say out loud\n\nPlease tell us, even if the form did not ask:\n\n- Osteoporosis, a past fracture, long use of steroids.\n- Blood thinners, or bruises that come easily.\n- Cancer now or in the past.\n- A stroke, a warning stroke, or a known problem with a blood vessel in the neck.\n- Rheumatoid arthritis or another inflammatory arthritis.\n- Surgery on the spine, or metal in it.\n- Fever, weight loss, night pain, numbness or new weakness.\n- Pregnancy, or the chance of it. Positions change then, and so do the [methods we use](/services/pregnancy-care).\n- That you are afraid. It is common, and it is useful to know.\n\nSome of these rule out a quick push at one level of the spine. Some rule out care here until your physician has looked. Sending you elsewhere first can be the gentle choice.\n\n## Your yes, your no, your stop\n\nBefore a treatment we say what we want to do, where and why. We say what it may bring, what the risks are and what else you could do, including nothing. You can answer:\n\n1. "Yes, go ahead."\n2. "Yes, but without the push."\n3. "Not the neck."\n4. "Not today."\n5. "Stop," at any second, also with a hand signal.\n\nYou do not owe us a reason. If you prefer someone in the room with you, bring them. Children and teens are a separate subject with stricter limits, which you can read under [pediatric care](/services/pediatric-care).\n\n## After a gentle adjustment: the signs that matter\n\nIn large reports, more than half of patients noticed something minor afterward: a sore spot, stiffness or a mild headache. Such effects usually fade within a day or so. A walk, warmth and an ordinary evening help. Skip the new personal record at the gym.\n\nSerious events are rare, and no one can give you an exact number. After work on the low back, pressure on the nerves at the base of the spine has been reported. After work on the neck, a tear in an artery that can lead to a stroke has been reported. It is not settled how often the treatment causes it, because a tear can itself be what brings neck pain to the door. Our [neck pain](/symptoms/neck-pain) page says more.\n\nCall 911 right away, after a visit or without one, for:\n\n- Sudden, severe headache or neck pain, unlike any before.\n- Dizziness with trouble walking, double vision, slurred speech, a drooping face or eyelid.\n- New weakness or numbness in an arm or a leg.\n- Numbness around the groin, or loss of bladder or bowel control.\n- Back pain with fever or chills.\n- Chest pain or trouble breathing.\n\nCall us, or your physician, if soreness lasts more than two days or if something simply feels wrong. We would rather hear from you once too often.\n\n## If you are still unsure\n\nBeing unsure is a good place to ask questions from. You can come and talk, look at the table and feel on your forearm how light a press can be. Then you can go home without any treatment. If later you want to begin, we begin at the quiet end.',
    _meta: {
      filePath: 'posts/gentle-specific-chiropractic-care.en.md',
      fileName: 'gentle-specific-chiropractic-care.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/gentle-specific-chiropractic-care.en',
    },
  },
  {
    title: 'Headaches and migraines: when the neck is part of it',
    description:
      'Three common kinds of headache, how the neck may be involved, what the evidence says about hands-on care, and when to call 911.',
    caption: 'Headaches and migraines: head and neck in profile',
    pin: 'The forehead',
    ask: 'Want to talk about your headaches?',
    seo: {
      focus: 'headaches and migraines',
      title: 'Headaches and Migraines: Could Your Neck Be Involved?',
      description:
        'Headaches and migraines can look alike. How to tell them from neck-related pain, where chiropractic care may help, and what is an emergency.',
    },
    sources: [
      {
        title: 'Headache',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/headache.html',
        lang: 'en',
      },
      {
        title: 'Migraine',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/migraine.html',
        lang: 'en',
      },
      {
        title:
          'Chiropractic spinal manipulative therapy for migraine: a three-armed, single-blinded, placebo, randomized controlled trial',
        type: 'peer-reviewed',
        publisher: 'European Journal of Neurology',
        url: 'https://doi.org/10.1111/ene.13166',
        lang: 'en',
      },
      {
        title:
          'Are non-invasive interventions effective for the management of headaches associated with neck pain? An update of the Bone and Joint Decade Task Force by the OPTIMa Collaboration',
        type: 'peer-reviewed',
        publisher: 'European Spine Journal',
        url: 'https://doi.org/10.1007/s00586-016-4376-9',
        lang: 'en',
      },
    ],
    date: '2025-08-25',
    author: 'clinic',
    drawing: 'head-forehead',
    cta: 'appointment',
    related: ['stress-spine-effects', 'sleep-posture-pillows', 'gentle-specific-chiropractic-care'],
    content:
      'Headaches and migraines do not always begin where they hurt. When joints or muscles high in the neck get irritated, the ache can travel up and over to the forehead. Clinicians call that a cervicogenic headache. A tension headache feels more like a tight band. Migraine is different again: a condition of the nervous system, often with nausea, and with light or sound that is hard to bear.\n\nThe kind you have decides what may help. Manual care shows some promise for headaches that start in the neck. For migraine, the evidence is limited, and medical treatment often matters more.\n\nCall 911 for a sudden, severe headache, or one with fever and a stiff neck, weakness, confusion, trouble speaking or a recent blow. The full list stands further down.\n\n## Three headaches, three different days\n\n### The one that climbs up from the neck\n\nPicture a forklift driver who looks over the same shoulder for a whole shift. By late afternoon a dull ache sits at the base of the skull, on that side only. It creeps up behind the eye. Looking up at a high shelf makes it worse, and so does pressing on a tender spot beside the spine. Pain that follows neck movement like this is a hint that the neck takes part.\n\n### The one that squeezes\n\nNow a teacher in the last week before report cards. Both temples feel pressed, as if by a cap one size too small. It is tiresome, but she can keep working, eat supper and go for a walk. This is how tension-type headache usually behaves. Stress, skipped meals, tired eyes and short nights are common company.\n\n### The one that stops everything\n\nMigraine can begin with a yawn, a craving or a shimmering blind spot. Then comes a throbbing pain, often with nausea. Light from the kitchen window feels like a floodlight, and climbing stairs makes it pound. It may last from a few hours to three days. The neck often aches too. That makes it easy to blame the neck for something that began in the brain.\n\nPlenty of people have two kinds, such as tension headaches and migraines, sometimes in the same week. So one good story is not enough to settle the question.\n\n## What a four-week log can show\n\nMemory favors the worst days. A few lines a day give a fairer picture, and they help any clinician you see. Use a notebook or your phone and write down:\n\n1. The date, and the hour the pain began and ended.\n2. Where it sat: one side, both sides, base of the skull, behind an eye.\n3. How strong it was, from 0 to 10, and what you had to stop doing.\n4. What came along: nausea, light, noise, zigzag lines, stiff neck.\n5. The day before: sleep, meals, water, caffeine, shift hours, stress, period.\n6. Every pill you took, including the ones from the gas station counter.\n\nAfter four weeks, read it backward. Perhaps the headaches follow night shifts, or Saturdays when you sleep until ten. Perhaps they follow hours with a laptop on the couch. You need not find a pattern alone. Bring the pages with you.\n\n## When the medicine joins the problem\n\nUsed now and then, pain relievers help many people with headaches and migraines. Taken too often, they can lead to more headaches, so the person takes more, and the circle closes. If you need something on more than two days a week, talk with a physician or pharmacist. Do not stop a prescribed medicine on your own. With some, you have to lower the dose step by step.\n\nWe ask about every tablet because it changes the plan, not to scold anyone.\n\n## What the studies say, kind by kind\n\n- **Neck-related headache.** A review of trials found that manual therapy to the neck and upper back may help. So may light endurance exercises for the neck and shoulders. The trials are small, and not every person responds.\n- **Tension-type headache.** The same review points first to exercise. For frequent tension headaches, relaxation training or a mix of gentle joint movement, exercise and posture work may help too.\n- **Migraine.** In a Norwegian trial with 104 people, one group had adjustments, one a sham treatment, and one kept its usual medicine. Migraine days went down in all three. Adjustments did no better than the sham, and the authors think a placebo effect is likely.\n\nSo we do not offer adjustments in place of migraine treatment. There are good medicines today, both for attacks and for prevention, and your physician knows them. If a sore neck comes along with your migraine, easing it may make some days more bearable. That is a smaller aim, and we keep to it.\n\n## How we look at headaches and migraines here\n\nThe conversation comes first and takes time. Then we check your blood pressure, posture, reflexes, balance and strength, and we see how your neck moves. We look for reasons not to treat as much as for reasons to treat. If something does not fit, you leave with a referral and not with an adjustment.\n\nIf your neck does play a part, there are several ways to work: slow joint movement, muscle work, exercises, or an adjustment. Soreness or a mild headache can follow for a day. Journals also report a torn neck artery after neck adjustments, which is rare and serious. Our [neck pain](/symptoms/neck-pain) page says what science knows about it. You can ask for care without any thrust.\n\nYou can try two things this week. Twice a day, tuck your chin gently, as if making a double chin, and hold for five slow breaths. And every 20 minutes at a screen, let your eyes rest on something far away, such as the trees across the parking lot. For many people, [stress](/symptoms/stress-management) plays a part too.\n\n## When a headache cannot wait\n\nCall 911 or go to the nearest emergency room for a headache that:\n\n- Strikes like a blow and is at full force within a minute or so.\n- Comes with a drooping face or eyelid, weakness, numbness, slurred speech, confusion, loss of sight or a painful red eye.\n- Comes with fever and a stiff neck, a rash or a seizure.\n- Follows a hit to the head, above all if you vomit, get drowsy or take blood thinners.\n- Is new and severe in pregnancy or in the weeks after birth.\n- Is new after age 50, with sore temples, jaw pain when you chew, or changes in sight.\n- Starts together with new, sharp pain on one side of the neck, unlike any you have had.\n\nSee a physician within days if headaches are new after age 50, keep getting worse or wake you at night. A first aura also deserves a medical check. So does a child with headaches that keep coming back.\n\n## A next step, if you want one\n\nStart the log tonight; it costs nothing. Our page on [headache and migraine](/symptoms/headache-migraine) shows what an exam looks at. When you would like a second pair of eyes on your notes, the [first consultation](/free-consultation) is free. We will tell you if your headache sounds like one for us, for your physician, or for both.',
    _meta: {
      filePath: 'posts/headaches-migraines.en.md',
      fileName: 'headaches-migraines.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/headaches-migraines.en',
    },
  },
  {
    title: 'Injury prevention and recovery: before, after, and back again',
    description:
      'What lowers the risk of an injury, what to do in the first days after one, and how to return to sport or work step by step.',
    caption: 'A bent knee, on the way to recovery',
    pin: 'The kneecap',
    ask: 'Stuck on one step of the way back?',
    seo: {
      focus: 'injury prevention and recovery',
      title: 'Injury Prevention and Recovery for Sport and Work',
      description:
        'Injury prevention and recovery in sport and at work: strength, warm-up, sensible first days and a gradual return, with what research supports.',
    },
    sources: [
      {
        title: 'Sports Injuries',
        type: 'public-health',
        publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases (NIAMS)',
        url: 'https://www.niams.nih.gov/health-topics/sports-injuries',
        lang: 'en',
      },
      {
        title:
          'The effectiveness of exercise interventions to prevent sports injuries: a systematic review and meta-analysis of randomised controlled trials',
        type: 'peer-reviewed',
        publisher: 'British Journal of Sports Medicine',
        url: 'https://doi.org/10.1136/bjsports-2013-092538',
        lang: 'en',
      },
      {
        title: 'Manual material handling advice and assistive devices for preventing and treating back pain in workers',
        type: 'peer-reviewed',
        publisher: 'Cochrane Database of Systematic Reviews',
        url: 'https://doi.org/10.1002/14651858.CD005958.pub3',
        lang: 'en',
      },
      {
        title: 'Prevention of Low Back Pain: A Systematic Review and Meta-analysis',
        type: 'peer-reviewed',
        publisher: 'JAMA Internal Medicine',
        url: 'https://doi.org/10.1001/jamainternmed.2015.7431',
        lang: 'en',
      },
      {
        title: 'Ankle Stability and Movement Coordination Impairments: Lateral Ankle Ligament Sprains Revision 2021',
        type: 'peer-reviewed',
        publisher: 'Journal of Orthopaedic & Sports Physical Therapy',
        url: 'https://doi.org/10.2519/jospt.2021.0302',
        lang: 'en',
      },
    ],
    date: '2025-06-16',
    author: 'clinic',
    drawing: 'knee-front',
    cta: 'appointment',
    related: ['auto-injury-balance-restoration', 'cycling-neck-back-pain', 'arthritis-joint-pain'],
    content:
      'Injury prevention and recovery make one trail with three stretches: before an injury, the first days after it, and the way back. Before, strength and balance training has solid support; trials in sport link it to fewer injuries. A warm-up and a slow increase in load make sense for soccer players and warehouse crews alike.\n\nIn the first days, protect the sore spot and move what you can without sharp pain. If it does not improve, have it checked. On the way back, load returns in steps: walk before you run, lift light before heavy. Hands-on care may ease stiffness and pain along the route, while exercise does most of the work. Read more on [sports injuries](/symptoms/sports-injuries) and [work injuries](/symptoms/work-injury).\n\nA limb that looks deformed or cannot bear weight, numbness, or a head blow with confusion means the emergency room.\n\n## Injury prevention: more strength than the day demands\n\nAn injury often happens when the demand is greater than what the tissue can take that day. You can lower the demand, and you can raise what the tissue can take. Doing both works better than hoping.\n\n### What has been tested in sport\n\nA review from 2014 put together 25 trials with more than 26,000 people. Strength training cut the number of sports injuries to about a third of what they were without it. Balance training cut them by nearly half. Stretching alone made no clear difference. Stretch if you like how it feels, but the evidence sits with the other two.\n\nFor a runner, a church-league soccer player or a weekend hiker, two short sessions a week are a fair start:\n\n- **Squat or rise from a chair:** two sets of ten, slow on the way down.\n- **Calf raises:** two sets of fifteen, later on one leg.\n- **Single-leg stand:** thirty seconds a side, later with eyes closed near a wall.\n- **Side plank:** three holds of fifteen seconds, knees down if needed.\n- **Row or pull:** two sets of ten, with a band, a dumbbell or a full milk jug.\n\nTeams can use a ready-made warm-up of ten to twenty minutes that mixes running, balance, jumping and strength. Ask the coach to make it part of every practice.\n\n### What has been tested at work\n\nAt work, the results are more modest. A Cochrane review found that training in how to lift, with or without lifting aids, did not prevent back pain. Another review of 21 trials found no clear benefit from back belts or shoe insoles. Exercise combined with education did lower the risk of a new episode of back pain in the first year. Later the effect faded, so it probably pays to keep going.\n\nSo look at the job as well as the worker. Raise the pallet. Shorten the reach. Take turns at the heavy station. Use the cart. Report the wet floor by the cooler before someone finds it with a hip. A minute of easy movement at the start of a shift is a sensible habit, above all in cold rooms. Whether it prevents injuries is not settled.\n\n### How fast is too fast\n\nTissue needs weeks to adapt. After a winter on the couch, the first warm Saturday is a risky day. Add distance, weight or hours in small steps, one at a time, and put an easy day after each hard one. Sleep counts as training too.\n\n## Recovery begins: calm it without shutting it down\n\nThe old advice was to lie still with ice. Current thinking is a bit different: protect the spot for a short time, then let it move.\n\n### Hours 0 to 72\n\n1. **Stop the activity.** Playing on through sharp pain usually costs more days than it saves.\n2. **Protect.** Use a wrap, a sling or crutches for one to three days if normal movement makes you limp or wince.\n3. **Press and raise.** An elastic bandage and a pillow can limit swelling. Loosen it if fingers or toes tingle or turn pale.\n4. **Cool for comfort.** Ten to fifteen minutes, with a cloth on the skin. It dulls pain; it has not been shown to speed healing.\n5. **Move the neighbors.** Wiggle toes, bend the knee, walk a little on flat ground if it does not hurt sharply.\n6. **Write it down.** Day, time, how it happened. At work, report it the same day, in writing, and ask whom you may see.\n\nAsk a physician or pharmacist before you take pain medicine. This matters more if you hit your head, take blood thinners or have stomach, heart or kidney trouble.\n\n### Emergency room or physician\n\nCall 911 or go to the emergency room for any of these:\n\n- A head blow with fainting, confusion, repeated vomiting, a seizure or a growing headache.\n- Neck pain after a collision or fall, or weakness or numbness in arms or legs. Do not move the person.\n- A limb that looks bent, or a hand or foot that is cold, pale or numb.\n- A leg that cannot take four steps, or a joint that seems out of place.\n- Back pain after a hard fall, or with numbness around the groin or loss of bladder or bowel control.\n- Chest pain, trouble breathing, or collapse in the heat.\n\nSee a physician within a day or two for a pop followed by fast swelling or a knee that gives way. Do the same for pain at one exact spot on a bone, or for no progress after a week. A child with pain near a joint should see one too, because growth plates get hurt easily. Anyone with a possible concussion leaves the game that day and returns only when a medical professional agrees.\n\n## The way back: one step, one night, then the next\n\nPain that is gone at rest does not mean the tissue is ready. It needs load again, in doses that it can answer.\n\n### A ladder you can adapt\n\nFor an ankle, a calf or a knee that has been checked:\n\n1. Walk twenty minutes without a limp.\n2. Stand on that leg for thirty seconds and do ten calf raises.\n3. Jog one minute, walk one minute, ten times over.\n4. Run at a steady pace, then add hills, such as those around Lake Fayetteville.\n5. Change direction, jump, sprint.\n6. Full practice. Then a match.\n\nFor a back that has to lift: first an empty box from waist height, then a light one. Next comes the same box from the floor, and finally the working weight for an hour, then half a shift. Ask your employer about lighter duty; it often lets you return sooner.\n\nMove up only if the pain stays mild while you do it and the next morning is no worse. If it is worse, go back one rung for a couple of days. Most people step back at least once.\n\n### What hands-on care can add\n\nAfter an ankle sprain, a guideline supports hands-on joint work paired with exercise. For low back pain, studies suggest small benefits from spinal manipulation. For many other injuries the research is thin. We use it to make movement easier, so that the exercise gets done. [Repetitive strain](/symptoms/repetitive-strain-injury) from the same motion all day needs a look at the task as well.\n\nFractures, full tears, dislocations and concussions belong with a physician or a sports medicine clinic. If our exam points there, we refer you.\n\n### Keep one habit\n\nRecovery is also injury prevention, so once you are back, keep two strength exercises from the first part for good. An earlier injury at the same spot makes another one more likely, and that risk is one you can lower.\n\nIf you are somewhere on this ladder and unsure which rung comes next, bring the question to a [free consultation](/free-consultation). You can also simply print the list and climb at your own pace.',
    _meta: {
      filePath: 'posts/injury-prevention-recovery.en.md',
      fileName: 'injury-prevention-recovery.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/injury-prevention-recovery.en',
    },
  },
  {
    title: 'Is chiropractic safe for children? What we know so far',
    description:
      "How children's care differs from adult care, what studies report about side effects, and the questions a parent has every right to ask.",
    caption: 'A crib, and the moon in the window',
    ask: 'Have a question about your child?',
    seo: {
      focus: 'pediatric chiropractic safety',
      title: 'Pediatric Chiropractic Safety: What Studies Say',
      description:
        'Pediatric chiropractic safety in plain words: what research reports about side effects, how gentle care differs, and when the pediatrician comes first.',
    },
    sources: [
      {
        title: 'The safety of spinal manipulative therapy in children under 10 years: a rapid review',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-020-0299-y',
        lang: 'en',
      },
      {
        title: 'Manual therapy for the pediatric population: a systematic review',
        type: 'peer-reviewed',
        publisher: 'BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/s12906-019-2447-2',
        lang: 'en',
      },
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
    ],
    date: '2025-07-14',
    author: 'clinic',
    drawing: 'crib',
    cta: 'pediatric-consultation',
    related: ['pediatric-chiropractic', 'pregnancy-pediatric-chiropractic-wellness', 'first-chiropractic-visit'],
    content:
      "Parents ask about pediatric chiropractic safety before anything else, and they should. Reviews of the research report mostly mild effects, such as soreness or more crying for a while. Serious harm has been described in a few case reports. How often it happens is unknown, because good studies are scarce. Nobody can tell you the risk is zero.\n\nA clinic can work to lower the risk, and it can tell you what it will not do. We wrote this page for the parent who reads at eleven at night, with a list of doubts and a child asleep nearby.\n\n## How children's care differs from adult care\n\nA child's bones are still growing, the ligaments are looser and the head is large for the neck. A small child also cannot always tell you where it hurts. Each of these facts changes the way we work.\n\n- **More questions.** We ask about birth, growth, illnesses, medicines and falls before we examine anything.\n- **Less force.** Pressure is light and movements are slow. Forceful twisting has no place in it.\n- **Fewer pictures.** X-rays are rarely needed in children.\n- **Clear limits.** We do not adjust the spines of babies. Before the teen years, we do not use quick thrusts on the neck or low back.\n- **Shared control.** You stay in the room. You or your child can stop at any point, without giving a reason.\n\nWhat we leave out for babies and younger children matches a 2024 statement by international physical therapy groups.\n\n## Reasons to come, and reasons we say no\n\nThe reasons that make sense to us are ordinary ones. A back aches after practice. A neck is stiff from hours over a phone. A teen has sore shoulders from stocking shelves on weekends. In short: pain that seems to come from muscles and joints, in a child who is otherwise well.\n\nOther reasons bring parents to chiropractic offices too, and here our answer is no. We do not treat colic, asthma, ear infections, bed-wetting, ADHD or autism. Research does not support spinal care for them. Treating them here could also cost time that your child needs elsewhere. And a child who feels fine does not need adjusting \"just in case.\"\n\nA no from us comes with a direction. We tell you who to ask, and we give you words to use at that appointment.\n\n## Common issues and how we handle them\n\n### A back that aches after school\n\nWe look at load, sleep, sport and seat before we look at the spine. The backpack check in our article on [growing backs](/blog/pediatric-chiropractic) is a good first step at home.\n\n### A stiff neck from screens\n\nBreaks, a higher screen and easy neck movement often help within days. With fever, a bad headache or a rash, a stiff neck is an emergency.\n\n### Headaches in a teen\n\nThe pediatrician goes first. If nothing worrying turns up and the neck seems to take part, we can work on neck and shoulders with slow movement and exercise.\n\n### One shoulder higher than the other\n\nWe check how the ribs and waist look when your child bends forward. If a [curve](/symptoms/postural-issues-scoliosis) is possible, we refer. Adjustments have not been shown to straighten one.\n\n### A baby who always turns one way\n\nThis one belongs to the pediatrician. We can watch, listen and talk about holding and carrying. We do not treat it with our hands.\n\n## What a visit looks like, step by step\n\n1. **You talk.** Your child first, if old enough, then you.\n2. **We ask.** Past illnesses, medicines, falls, family history, and what your pediatrician has said.\n3. **We look.** Standing, walking, bending, hopping. It feels a bit like recess.\n4. **We explain.** You hear what we think it is, what it is not, and what each option costs.\n5. **You decide.** There is time to go home and think. We treat nothing without your yes, on the first visit or later.\n6. **If we treat, we start small.** We show the pressure on your hand, then work briefly and watch your child's face.\n7. **We check back.** No change by the agreed date means we stop and send you back to the pediatrician with notes.\n\n## Safety research and prevention\n\n### What the studies say\n\nA 2020 rapid review looked at children under ten. Most unwanted effects were mild, such as crying or soreness. Depending on the study, they occurred in fewer than 1, or as many as 22, of every 100 children. Numbers that far apart mostly show how thin the research on pediatric chiropractic safety is.\n\nThe same review found one report of severe harm: a rib fracture in a baby three weeks old. It also described indirect harm in a baby of four months. Whether treatment raises the risk, compared with other care, is unknown.\n\nA 2019 review gathered 50 studies of hands-on care in children. Only 20 of them said anything about side effects; those were mild to moderate and passed. The other 30 say nothing either way.\n\n### How we try to prevent harm\n\n- We look for warning signs first, and refer instead of treating when we find one.\n- We choose the lightest method that makes sense, and often that is none.\n- We ask you to tell us about any reaction, because it changes what we do next.\n- We keep your pediatrician informed, with your permission.\n- We never replace checkups, vaccines or medicines.\n\n### Questions to ask any clinic\n\n- What will you not do with a child of this age?\n- What does the research say about this problem, and how sure is it?\n- Which side effects should I watch for tonight?\n- When would you send us to the pediatrician?\n- What happens if nothing changes?\n\nVague answers, a large package sold on day one or pressure to sign are reasons to leave.\n\n## When medical care comes first\n\nCall 911 or go to the nearest emergency room for:\n\n- A baby under 3 months with a temperature of 100.4 °F (38 °C) or higher.\n- Trouble breathing, or a baby who is limp or will not feed.\n- A head injury with vomiting, confusion, a seizure or unusual sleepiness.\n- A stiff neck with fever, a severe headache or a rash.\n- New weakness, numbness, trouble walking, or loss of bladder or bowel control.\n- Severe neck or back pain after a crash or a hard fall.\n\nSee the pediatrician soon for a limp, or for any back pain in a very young child. The same goes for back pain with fever or weight loss, or pain that wakes your child at night. After a visit with us, a day of mild soreness can happen. Call the pediatrician if anything beyond that worries you.\n\n## Talking it over\n\nYou may finish this page and decide to wait. That is a sound decision. If you would rather ask in person, you can [book a time](/book-now) for a conversation about your child. Our [pediatric care](/services/pediatric-care) page has the details. Bring your hardest question. If we do not know the answer, you will hear that too.",
    _meta: {
      filePath: 'posts/pediatric-chiropractic-safety.en.md',
      fileName: 'pediatric-chiropractic-safety.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/pediatric-chiropractic-safety.en',
    },
  },
  {
    title: 'Chiropractic for children: growing backs and backpacks',
    description:
      'Why children get sore necks and backs, what a gentle visit looks like, and what research supports and does not support.',
    caption: 'What many children carry: a full school backpack',
    pin: 'The shoulder under the strap',
    ask: 'Does your child’s back keep aching?',
    seo: {
      focus: 'chiropractic for children',
      title: 'Chiropractic for Children: Backs, Backpacks and Play',
      description:
        'Chiropractic for children with sore backs from packs, screens and tumbles: what a gentle visit involves and how much research supports it.',
    },
    sources: [
      {
        title: 'Backpack Safety',
        type: 'professional',
        publisher: 'Nemours KidsHealth',
        url: 'https://kidshealth.org/en/parents/backpack.html',
        lang: 'en',
      },
      {
        title: 'Manual therapy for the pediatric population: a systematic review',
        type: 'peer-reviewed',
        publisher: 'BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/s12906-019-2447-2',
        lang: 'en',
      },
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Do schoolbags cause back pain in children and adolescents? A systematic review',
        type: 'peer-reviewed',
        publisher: 'British Journal of Sports Medicine',
        url: 'https://doi.org/10.1136/bjsports-2017-098927',
        lang: 'en',
      },
      {
        title: 'Spinal manipulation and exercise for low back pain in adolescents: a randomized trial',
        type: 'peer-reviewed',
        publisher: 'Pain',
        url: 'https://doi.org/10.1097/j.pain.0000000000001211',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
    ],
    date: '2025-08-04',
    author: 'clinic',
    drawing: 'backpack-strap',
    cta: 'appointment',
    related: ['pediatric-chiropractic-safety', 'pregnancy-pediatric-chiropractic-wellness', 'first-chiropractic-visit'],
    content:
      "In August the backpacks come out, and some weigh more than a child should carry. Children get sore necks and backs from sports, screens, falls or a full bag on one shoulder. That is where chiropractic for children often begins.\n\nA visit starts with the child's own story and then the parent's. We watch how the child stands, walks and bends. Touch is light, and a change of habit may do more than our hands can. So the habits come first here.\n\n## Why a young back starts to ache\n\nAn adult's back often complains about years of the same work. A child's back more often complains about a change. A new sport, a growth spurt or a week in bed with the flu can be enough. Worry and short nights also make pain feel louder, at nine as at forty.\n\nSome stories we would expect to hear around Springdale:\n\n- Band camp on hot asphalt, with a drum or a sousaphone.\n- Two sports seasons that overlap, with no rest week between them.\n- A tablet in the lap during a long drive on I-49.\n- A tumble from a bike, a trampoline or the monkey bars.\n- A summer of growing, when the shoes stop fitting twice.\n\nMany of these aches ease within days to a couple of weeks. Pain that stays, returns or changes your child's day deserves a look. If the neck is the main problem, our page on [neck pain](/symptoms/neck-pain) explains more.\n\n## The five-minute backpack check\n\nA review of 69 studies found no convincing evidence that school bags cause back pain in children. So nobody needs to fear the bag. A heavy pack can still tire the shoulders, tip a small child off balance and spoil the walk home. Making it lighter costs nothing.\n\nTry this together on a Sunday evening:\n\n1. **Weigh it.** Step on the bathroom scale with the pack and without it. Common advice is 10 to 15 percent of the child's weight. For a child of 60 pounds, that means 6 to 9 pounds.\n2. **Empty it.** Old papers, a second water bottle and a rock collection add up.\n3. **Load it.** Heavy books go close to the back. Light things go in the outer pockets.\n4. **Wear it.** Both straps, snug enough that the pack does not swing. The bottom ends near the waist.\n5. **Watch.** Leaning forward, red marks from the straps or tingling arms mean that something has to change.\n\nIf the tingling stays after the pack is off, call the pediatrician.\n\n## Screens, practice and the rest of the day\n\nNo position is right for three hours. Aim for variety; a perfect posture can wait.\n\n- **Homework.** Feet on the floor or on a box, screen near eye height, a stretch every half hour.\n- **Tablet time.** Prop it on a pillow or a stand. Trade places between chair, floor and belly.\n- **Practice.** Add minutes little by little and keep one rest day a week. A coach would rather hear about pain early.\n- **Sleep.** A tired child hurts more easily. A regular bedtime is part of back care.\n- **Outdoors.** A game of tag or a ride on the Razorback Greenway loosens what a school day has stiffened.\n\nPick one of these and let your child choose which. Rules that children help to make tend to last longer.\n\n## What a visit looks like at each age\n\nA parent or guardian stays the whole time. Before we touch a sore spot, we show on your hand how light the pressure is. Your child can say stop, and so can you. X-rays are rarely needed, because growing bodies are more sensitive to radiation.\n\n### Babies and toddlers\n\nWe do not adjust the spines of babies. With a baby, the visit is a conversation about holding, carrying and car-seat time, and we watch how your baby moves. A head that always turns one way, or a flat spot, goes to the pediatrician. So does back pain in a very young child.\n\n### Grade school\n\nThe exam feels like a game: reach, hop, bend, balance on one foot. Afterward come advice, a few playful stretches and, if the exam gives a reason, light pressure with slow, small movements. We do not use quick thrusts on the neck or low back at this age.\n\n### Teens\n\nTeens can speak for themselves, so we ask them to. Exercise and a sensible training plan come first. An adjustment can be one option among several, and slower methods are available. If one shoulder or hip sits higher, we check it and refer when a [curve in the spine](/symptoms/postural-issues-scoliosis) is possible. An adjustment does not straighten it.\n\n## Chiropractic for children: what research supports\n\nStudies of chiropractic for children are few, even for back pain. Here is the short version:\n\n- One trial followed 185 teens with lasting low back pain. Exercise plus spinal manipulation brought somewhat less pain over a year than exercise alone. The researchers asked for the trial to be repeated.\n- A 2019 review of 50 studies found encouraging results for low back pain. For most other conditions, the results were unclear.\n- In 2024, international physical therapy groups advised against spinal manipulation in babies. They also advised against it on the neck and low back of children.\n\nThe same groups advised against it for conditions that do not come from muscles and joints. That fits how we work. Colic, asthma, ear infections, bed-wetting, ADHD and autism belong to the pediatrician, and we do not treat them. Side effects have their own article: [what safety studies say](/blog/pediatric-chiropractic-safety).\n\n## When the pediatrician or 911 comes first\n\nSee the pediatrician before us for:\n\n- Back pain with fever, weight loss or a limp.\n- Pain that wakes your child at night or grows week by week.\n- Back pain in a very young child.\n- Headaches with neck pain that no physician has checked yet.\n\nCall 911 or go to the nearest emergency room for:\n\n- New weakness, numbness, trouble walking, or loss of bladder or bowel control.\n- A stiff neck with fever, a severe headache or a rash.\n- A head injury with vomiting, confusion, a seizure or a child who is hard to wake.\n- Severe neck or back pain after a crash or a hard fall. Keep your child still until help arrives.\n\n## If your child's back keeps talking\n\nGive the simple steps a week or two. If the ache is still there, bring your child, the backpack and your questions. Our page on [pediatric care](/services/pediatric-care) says plainly what we do and what we leave out. You can begin with a [free consultation](/free-consultation), and going home with advice alone is a fine result.",
    _meta: {
      filePath: 'posts/pediatric-chiropractic.en.md',
      fileName: 'pediatric-chiropractic.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/pediatric-chiropractic.en',
    },
  },
  {
    title: 'Chiropractic care in pregnancy and the early years',
    description:
      'How hands-on care changes for an expecting body and for a growing child, what research can and cannot say, and who else belongs on your team.',
    caption: 'Pregnancy, seen from the side',
    pin: 'The back of the pelvis',
    ask: 'Expecting, or holding a newborn?',
    seo: {
      focus: 'chiropractic in pregnancy',
      title: 'Chiropractic in Pregnancy and Early Childhood',
      description:
        'Chiropractic in pregnancy and early childhood: what gentle care may offer aching hips and small bodies, and when your OB or pediatrician comes first.',
    },
    sources: [
      {
        title: 'Back pain in pregnancy',
        type: 'public-health',
        publisher: 'NHS',
        url: 'https://www.nhs.uk/pregnancy/related-conditions/common-symptoms/back-pain/',
        lang: 'en',
      },
      {
        title: 'Interventions for preventing and treating low-back and pelvic pain during pregnancy',
        type: 'peer-reviewed',
        publisher: 'Cochrane Database of Systematic Reviews',
        url: 'https://doi.org/10.1002/14651858.CD001139.pub4',
        lang: 'en',
      },
      {
        title: 'Manual therapy for the pediatric population: a systematic review',
        type: 'peer-reviewed',
        publisher: 'BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/s12906-019-2447-2',
        lang: 'en',
      },
      {
        title:
          'Adverse events from spinal manipulation in the pregnant and postpartum periods: a critical review of the literature',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/2045-709X-20-8',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
      {
        title: 'Recognizing urgent pregnancy-related warning signs',
        type: 'public-health',
        publisher: 'Centers for Disease Control and Prevention (CDC), Hear Her campaign',
        url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
        lang: 'en',
      },
      {
        title: "Sleep on side when baby's inside",
        type: 'public-health',
        publisher: 'HealthEd, New Zealand',
        url: 'https://healthed.govt.nz/collections/topic-child-health/products/sleep-on-side-when-babys-inside',
        lang: 'en',
      },
    ],
    date: '2025-04-14',
    author: 'clinic',
    drawing: 'pelvis',
    cta: 'appointment',
    related: ['pediatric-chiropractic', 'pediatric-chiropractic-safety', 'sleep-posture-pillows'],
    content:
      "A belly that grows for nine months moves your center of gravity forward, and the lower back and pelvis do the adjusting. Aches there are common in pregnancy. Gentle chiropractic in pregnancy may ease them for some people, although the studies so far are small and their results differ.\n\nChildren need rules of their own. A baby's spine needs no adjusting. A toddler may need a pediatrician's eye, and a fifth grader perhaps only a lighter backpack. Both stages need teamwork: your obstetric provider, midwife or pediatrician stays in charge of the medical side. This article walks through the years in order.\n\n## What pregnancy asks of your back and pelvis\n\nMore than two thirds of pregnant women have low back pain at some point. It tends to grow with the belly and to get worse toward evening. Looser ligaments play a part, and so do long shifts, a toddler on the hip and broken sleep.\n\nThese small changes are worth trying before you pay anyone:\n\n- **Getting out of bed or a truck.** Keep your knees together and turn like a log, first the legs, then the rest.\n- **Work on your feet.** On a line or in a classroom, put one foot on a low box and switch now and then. Ask early about a stool.\n- **Lifting.** Bend your knees and hold the load close. Let the toddler climb onto the sofa and into your lap.\n- **Dressing.** Sit down for pants and shoes. Standing on one leg often stings when the pelvis is sore.\n- **Moving.** A daily walk or time in the pool suits many pregnancies. Ask your prenatal team what suits yours.\n- **Sleeping.** Lie on your side with a pillow between the knees and another under the belly. From 28 weeks on, it is safer to fall asleep on your side, left or right. If you wake on your back, simply roll over.\n\nA support belt helps some people for a few hours at a time. Your prenatal team can tell you how to wear one.\n\n## Chiropractic in pregnancy: how a visit changes\n\nA chiropractic visit in pregnancy begins with your weeks, your blood pressure, any bleeding, and what your prenatal team has told you. If your pregnancy is high-risk, we wait for their approval before any hands-on care.\n\nYou lie on your side with pillows, or you sit. The work is gentle: small movements of the low back and pelvis, light muscle work and exercises. There is no pressure on the belly, no forceful twisting and no X-ray. If pain shoots [from the back into the leg](/symptoms/sciatica-neuropathy), we examine that before anything else.\n\nFeeling fine? Then you do not need chiropractic for the pregnancy itself. We do not claim to turn babies, shorten labor or prevent complications, because there is no good evidence for that. You will find more on our [pregnancy care](/services/pregnancy-care) page.\n\n## After birth: the hard work of holding\n\nFor months, your arms become a chair, a bed and a bus. Upper backs tire from feeding. Wrists protest from lifting a baby out of the crib. The belly muscles have stretched, so the low back gets less help and needs time.\n\n- Bring the baby up to you with a pillow on your lap, so you do not curl down to the baby.\n- Change sides and chairs, because the sofa at 3 a.m. is hard on any neck.\n- At the changing table, stand close and keep things within reach.\n- With the car seat, step close, turn with your feet and carry it in front of you.\n- Start with walking and breathing. Go back to heavier exercise when your provider agrees.\n\nIf someone offers to hold the baby while you shower and stretch, say yes. That is back care too.\n\n## From newborn to fifth grade\n\n### The first year\n\nWe do not adjust babies. A visit with one is a conversation about carrying, tummy time while awake, and time spent in the car seat. Babies sleep on their backs, on a firm, flat surface without pillows. A head that always turns one way, or a flat spot, goes to the pediatrician.\n\nColic, reflux, ear infections and trouble with feeding are questions for the pediatrician. Research does not show that spinal care helps them, whatever you may read elsewhere.\n\n### Toddlers and preschoolers\n\nTumbles are how they learn. Most bumps need a hug and some watching. Back pain at this age is unusual, so it goes to the pediatrician first. So does a limp.\n\n### School years\n\nNow come backpacks, screens and sports. Here a light touch, slow movements and playful stretches may have a place. We use no quick thrusts on the neck or low back before the teens. Lighter bags, breaks and sleep often do the larger part of the work.\n\n## How much we know, from 34 trials and 50 studies\n\nFor pregnancy, a large review put together 34 trials with more than 5,000 women. Exercise eased low back pain for some, though much of the evidence was of low quality. Only a few small trials tested hands-on care. A helpful effect is possible, but nobody can say how large it is.\n\nA review found a handful of reports of serious harm after spinal manipulation in pregnancy or after birth. It seems rare, although nobody has counted well.\n\nFor children, a 2019 review of 50 studies was hopeful about low back pain and unsure about most other problems. A 2024 statement from physical therapy groups advises against spinal manipulation in babies, whatever the reason. Side effects in children have [an article of their own](/blog/pediatric-chiropractic-safety).\n\nSo think of chiropractic, in pregnancy and in childhood, as an extra. If it does not help within the time we agreed on, we stop.\n\n## Signs that mean a call, not a visit with us\n\nIn pregnancy and for a year after, call 911, go to the emergency room or call your prenatal team right away for:\n\n- Vaginal bleeding or leaking fluid in pregnancy, or heavy bleeding after birth.\n- A severe headache, changes in vision, fainting, or a very swollen face or hands.\n- A baby who moves less or stops moving.\n- Regular contractions or back pain in waves before 37 weeks.\n- Chest pain, a racing heart, trouble breathing, severe belly pain, or a red, swollen or painful leg.\n- A fever of 100.4 °F (38 °C) or more, or vomiting that does not stop.\n- Numbness around the groin, new leg weakness or loss of bladder control.\n- Thoughts of harming yourself or your baby. You can also call or text 988 at any hour.\n\nFor a child, go to the emergency room or call 911 for:\n\n- A temperature of 100.4 °F (38 °C) or higher in a baby under 3 months.\n- Trouble breathing, or a baby who is limp or will not feed.\n- A head injury with vomiting, confusion, a seizure or a child who is hard to wake.\n- A stiff neck with fever, a severe headache or a rash.\n- New weakness, trouble walking, or loss of bladder or bowel control.\n\nBack pain with fever, a limp or pain at night goes to the pediatrician first.\n\n## One family, several helpers\n\nPregnancy and early childhood go better with a team, and we are a small part of it. Tell your midwife, obstetrician or pediatrician that you are thinking about a visit, and ask what they think. If you like, come and talk with us first. The [free consultation](/free-consultation) costs nothing, and our [pediatric care](/services/pediatric-care) page explains where we draw the lines for children.",
    _meta: {
      filePath: 'posts/pregnancy-pediatric-chiropractic-wellness.en.md',
      fileName: 'pregnancy-pediatric-chiropractic-wellness.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/pregnancy-pediatric-chiropractic-wellness.en',
    },
  },
  {
    title: 'Sleep, posture and pillows: waking with less neck pain',
    description:
      'How your sleeping position loads the neck and lower back, what studies say about pillows, and small changes to test tonight.',
    caption: 'Sleep posture on one side, with two pillows',
    pin: 'The neck on the pillow',
    ask: 'Do you wake up sore most mornings?',
    seo: {
      focus: 'sleep posture',
      title: 'Sleep Posture and Pillows for Neck and Back Pain',
      description:
        'Waking up stiff? What sleep posture does to your neck and back, what research says about pillows, and a few small changes to try tonight.',
    },
    sources: [
      {
        title: 'Sleeping positions that reduce back pain',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/diseases-conditions/back-pain/in-depth/sleeping-positions/art-20546852',
        lang: 'en',
      },
      {
        title:
          'The effects of pillow designs on neck pain, waking symptoms, neck disability, sleep quality and spinal alignment in adults: A systematic review and meta-analysis',
        type: 'peer-reviewed',
        publisher: 'Clinical Biomechanics',
        url: 'https://doi.org/10.1016/j.clinbiomech.2021.105353',
        lang: 'en',
      },
      {
        title: 'Neck Injuries and Disorders',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/neckinjuriesanddisorders.html',
        lang: 'en',
      },
      {
        title:
          'Effect of firmness of mattress on chronic non-specific low-back pain: randomised, double-blind, controlled, multicentre trial',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(03)14792-7',
        lang: 'en',
      },
      {
        title: "Sleep on side when baby's inside",
        type: 'public-health',
        publisher: 'HealthEd, New Zealand',
        url: 'https://healthed.govt.nz/collections/topic-child-health/products/sleep-on-side-when-babys-inside',
        lang: 'en',
      },
    ],
    date: '2025-03-10',
    author: 'clinic',
    drawing: 'pillow-neck',
    cta: 'appointment',
    related: ['stress-spine-effects', 'headaches-migraines', 'chronic-stress'],
    content:
      "Sleep posture matters, because you spend hours in one position every night and a small mismatch adds up. On your side, the pillow should fill the gap between ear and shoulder, and a second one between the knees keeps the hips level. On your back, a pillow under the knees may relax the lower back. Stomach sleeping keeps the neck turned for hours, and many sore necks protest.\n\nNo single pillow suits everyone. Before you buy another one, use what is already in the closet: two towels, a spare pillow and a bit of patience.\n\n## Read your morning first\n\nWhen and where you hurt says more than the label on the mattress.\n\n- **Stiff on waking, fine after a shower.** Position or pillow height may play a part. So may yesterday's work.\n- **Sore on one side of the neck.** Perhaps you turn that way all night, or the pillow lets the head sink.\n- **An ache at the base of the skull.** The pillow may be too high and push the chin toward the chest.\n- **A low back that hurts flat on the back.** The legs may be pulling on it. Try a pillow under the knees.\n- **A numb hand at night.** A bent wrist or an arm under the pillow is common. If it keeps coming back, have it checked.\n- **Worse after a day on I-49 or at a screen.** The night may be only the messenger. Look at the day as well.\n\nWrite down three mornings before you change anything.\n\n## Sleep posture: three positions, three small fixes\n\n### On your side\n\nDraw the knees up a little and put a pillow between them. Hug another one, so the upper shoulder does not roll forward. The head pillow should be about as thick as the distance from neck to the edge of the shoulder. Broad shoulders need more, while narrow ones need less.\n\n### On your back\n\nChoose a lower pillow than for the side. It should hold the hollow of the neck and not lift the shoulders. A pillow or a rolled blanket goes under the knees. Some people like a small rolled towel at the waist.\n\n### On your stomach\n\nTry other positions first. If you fall asleep no other way, use a thin pillow under the head or none at all. A flat pillow under the hips and lower belly takes some strain off the low back. A body pillow along one side can teach you, over weeks, to stay half turned.\n\nIf a physician told you to sleep propped up, for reflux, breathing or after surgery, keep to that advice.\n\n## Find your pillow height with a towel\n\nYou need a phone and a helper.\n\n1. Lie on your usual side, on your own bed, and let the shoulder settle.\n2. Ask your helper to take a photo from behind, at the height of the mattress.\n3. Look at the line of the spine. The back of the head should carry that line on, with no tilt up or down.\n4. Head tilted down? Slide a folded towel into the pillowcase. Head pushed up? Take filling out or try a flatter pillow.\n5. Take a second photo, and repeat until the line looks straight.\n6. Sleep on it for a few nights before you judge.\n\nA pillow that has gone flat in the middle may only need the towel. That is cheaper than a new one.\n\n## What pillow and mattress studies found\n\nA 2021 review looked at pillow trials in adults; nine good ones included 555 people. In people with long-lasting neck pain, rubber and spring designs went along with less pain, also on waking. The effect was small on average. Sleep quality did not clearly change, so a new pillow may help a neck without helping a night.\n\nFor mattresses, one careful trial stands out. It gave 313 adults with lasting low back pain either a firm or a medium-firm mattress. After 90 days, the medium-firm group had less pain in bed and got through the day more easily. The old rule that firmer is always better did not hold up here.\n\nNo study can choose for you. Bodies, habits and rooms differ. Treat any label that promises to fix your spine with care.\n\n## Day sleepers, pregnancy and little ones\n\n**After a night shift.** Dark curtains, a cool room and a phone in another room can matter as much as the pillow. Ten minutes of easy walking before bed may help a back settle after hours on concrete.\n\n**In pregnancy.** Side-lying with a pillow between the knees and one under the belly may ease your back. From week 28, fall asleep on your side; it is safer for the baby. More help is on our page about [pregnancy care](/services/pregnancy-care).\n\n**Babies and children.** None of this applies to babies. A baby sleeps face up on a firm, flat mattress, with no pillow at all. Ask the pediatrician when your child is ready for one.\n\n## When night pain needs a physician\n\nMost morning stiffness is harmless. See a physician soon if:\n\n- Pain wakes you every night and no position eases it.\n- You also have night sweats, weight loss you cannot explain, or a history of cancer.\n- An arm, hand or leg stays numb or grows weak.\n- Morning stiffness lasts more than half an hour, for months.\n- You snore loudly, stop breathing at times or feel worn out all day.\n\nCall 911 or go to the emergency room for:\n\n- Chest, jaw or arm pain with sweating or short breath.\n- A sudden, severe headache or neck pain unlike any before.\n- A drooping face, slurred speech or trouble walking.\n- Numbness around the groin, or loss of bladder or bowel control.\n- Back pain with fever or chills, or a stiff neck with fever and a bad headache.\n\n## A two-week sleep posture trial to start tonight\n\nTwo changes at once will not tell you which one helped.\n\n1. **Nights 1 to 3:** change nothing. Each morning, give your neck and back a number from 0 to 10.\n2. **Nights 4 to 10:** make one change, such as the towel, the knee pillow or a new position. Keep the numbers.\n3. **Nights 11 to 14:** keep it if the numbers fell. If not, undo it and try the next idea.\n4. **Every day:** turn your head slowly to both sides a few times after waking, and take a short walk.\n\nIf two weeks bring nothing, the bed may not be the cause. Our pages on [neck pain](/symptoms/neck-pain) and [back pain](/symptoms/back-pain) describe other ones. You are also welcome to bring your numbers and photos to a [free consultation](/free-consultation), and we will look at them with you.",
    _meta: {
      filePath: 'posts/sleep-posture-pillows.en.md',
      fileName: 'sleep-posture-pillows.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/sleep-posture-pillows.en',
    },
  },
  {
    title: 'Spinal misalignment: what it can and cannot explain',
    description:
      'The idea of a bone out of place is simple, but rarely accurate. What an exam can find, what X-rays show, and what this does to daily life.',
    caption: 'Spinal misalignment? The lower spine from the side',
    pin: 'One lumbar vertebra',
    ask: 'Worried by a picture of your spine?',
    seo: {
      focus: 'spinal misalignment',
      title: 'Spinal Misalignment: Effects, Facts and Warning Signs',
      description:
        'Spinal misalignment: is a bone really out of place? What stiff joints can and cannot cause, when an X-ray helps, and which signs are urgent.',
    },
    sources: [
      {
        title: 'Back Pain',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/backpain.html',
        lang: 'en',
      },
      {
        title: 'What low back pain is and why we need to pay attention',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(18)30480-X',
        lang: 'en',
      },
      {
        title: 'Systematic Literature Review of Imaging Features of Spinal Degeneration in Asymptomatic Populations',
        type: 'peer-reviewed',
        publisher: 'American Journal of Neuroradiology',
        url: 'https://doi.org/10.3174/ajnr.A4173',
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
          'Effect of chiropractic treatment on primary or early secondary prevention: a systematic review with a pedagogic approach',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-018-0179-x',
        lang: 'en',
      },
    ],
    date: '2025-09-22',
    author: 'clinic',
    drawing: 'spine-curve',
    cta: 'appointment',
    related: ['gentle-specific-chiropractic-care', 'chiropractic-care-without-pain', 'first-chiropractic-visit'],
    content:
      'The words "spinal misalignment" make people picture a bone that has slipped, like a block pushed out of a tower. For most everyday back pain, that picture does not fit. Discs, joints, ligaments and many layers of muscle hold a living spine. It does not go out of place when you sneeze.\n\nStill, something is going on when you cannot turn your head on a Monday morning. Here is what the idea can explain, what it cannot, and when to worry.\n\n## Where the idea of spinal misalignment comes from\n\nEarly chiropractors used the word *subluxation* for a small shift they believed they could feel and push back. The word stayed. Medicare, for instance, still covers spinal adjustments to correct a "subluxation", and you may see that term on a bill. Our [Medicare page](/financial-information/medicare) explains what it pays for.\n\nThe idea behind it has changed. The pop of an adjustment is thought to come from gas in the joint fluid, not from a bone that clicks into a slot. If people feel easier afterward, one possible reason is that the joint moves better and nearby muscles and nerves calm down for a while.\n\nIn physicians\' language, a subluxation or dislocation means something else. There the joint surfaces really have come apart, usually after a violent accident. That is an emergency, and nobody should adjust it.\n\n## What scans show in people who feel fine\n\nNo two spines match. One hip sits higher, one shoulder drops, a curve is deeper than in the textbook. Dominant hands, old sprained ankles and years of carrying children leave their mark. Most of this is normal variety.\n\nPictures of the inside tell a similar story. One review gathered scans of more than 3,000 people without back pain. Worn discs appeared in 37 out of 100 people aged 20, and in 96 out of 100 aged 80. Bulging discs were common as well: about 30 in 100 at age 20, and more at every later age.\n\nSo a scan can show wear that has nothing to do with your pain. The words on a report, such as "degeneration" or "reversed curve", sound harsher than they are. Ask what they mean for you before you worry.\n\nThat is also why we take X-rays only if they are needed. A picture that will not change the plan is better left untaken.\n\n## Changes of position that do exist\n\nSome spines do differ in ways that need measuring and follow-up:\n\n- **Scoliosis.** The spine bends sideways and turns. Adjustments have not been shown to straighten it. A child with a possible curve should see a physician. Read more on [posture and scoliosis](/symptoms/postural-issues-scoliosis).\n- **Spondylolisthesis.** One vertebra sits forward on the one below. Many people never notice it. Some have low back or leg pain, and the plan depends on how stable it is.\n- **A compression fracture.** A weakened bone loses height, at times after a light fall or a cough. In an older adult, sudden sharp back pain with a new stoop belongs in the emergency room.\n- **Injury after a crash.** Neck pain after a collision needs an exam before anyone moves the joints.\n\nIt takes a careful history, an exam and the right picture to find these. A glance at your shoes will not do it.\n\n## What an exam finds far more often\n\nIn most people with everyday back pain, nothing is out of place. What an exam tends to show is less dramatic:\n\n- A joint that moves less than the ones beside it and hurts under the thumb.\n- Muscles that tighten to guard a sore spot.\n- A hip or upper back that has stopped doing its share.\n- Too little strength or stamina for the job at hand.\n\nYou may know this from daily life. You turn your whole body to check the blind spot on I-49. Your lower back aches after a night of packing boxes at one fixed height. A headache starts below the skull by the third hour at the screen. You need both hands to get up from the couch.\n\nSuch things often ease in days or weeks. If they stay, they can change how you live. People stop walking because it hurts, lose strength, sleep poorly and then hurt more. That slow circle is a more common consequence of a stiff back than any bone out of line.\n\n## Spinal misalignment, organs and other big claims\n\nYou may have seen a chart that links each vertebra to an organ. Research does not support it. No good study shows that stiff spinal joints cause asthma, high blood pressure, heart disease, infections, stomach trouble or infertility. Nor do we know of good evidence that adjustments treat these, strengthen immunity or help a baby with colic.\n\nTrouble with a nerve near the spine is a different matter. A disc or a narrowed canal can press on a nerve root. Then pain, tingling or weakness follows a path down the arm or leg. An exam can usually trace that path. Our page on [sciatica and neuropathy](/symptoms/sciatica-neuropathy) describes it.\n\nIf anyone tells you that a spinal misalignment must be corrected or disease will follow, ask for the study. Then take your time.\n\n## What tends to help a stiff, sore spine\n\n1. **Keep moving.** For ordinary back pain, bed rest tends to slow recovery. Short walks, several times a day, are a good start.\n2. **Change position often.** There is no one correct posture. The next one is usually the better one.\n3. **Build strength.** Two short sessions a week for legs, trunk and upper back. Begin light, and add a little every week.\n4. **Use warmth.** A warm shower or heating pad for 15 minutes can make the first movements easier.\n5. **Consider hands-on care.** Adjustments may ease back or neck pain a little for some people. The effect on any one person is hard to predict, so check after a few weeks if it helps you.\n\nAn adjustment can leave you sore for a day. There are also rare reports of serious harm, such as an injured neck artery. You should hear this before treatment, and you can say no.\n\nWe set a point to look back at the plan together. If you are no better, we stop or refer you. Feeling "out" is not a reason to come every week without end.\n\n## When the spine needs urgent care\n\nCall 911 or go to the nearest emergency room for:\n\n- Numbness between the legs, or loss of bladder or bowel control.\n- Weakness in a leg, an arm or a foot that is new or getting worse.\n- Back or neck pain after a crash, a fall from height or a blow.\n- Sudden sharp back pain with a new stoop, above all if your bones may be thin.\n- Sudden, severe neck pain or headache, with trouble speaking, seeing or walking.\n- Back pain with fever, chills or feeling very ill.\n\nSee a physician within days for pain that wakes you every night, weight loss you cannot explain, or back pain after cancer. The same holds for any new back pain if your bones may be thin.\n\nIf you have been told your spine is out of place and it worries you, bring the report or the picture. In a [free consultation](/free-consultation) we can talk through what the words mean. An exam is a separate step, with its cost explained first, and you may not need it.',
    _meta: {
      filePath: 'posts/spinal-misalignment-consequences.en.md',
      fileName: 'spinal-misalignment-consequences.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/spinal-misalignment-consequences.en',
    },
  },
  {
    title: 'How to choose the right Springdale chiropractor: nine tips',
    description:
      'Nine things to check before you book, from the license and the first exam to costs, language and the promises that should make you careful.',
    caption: 'A route with three stops and a flag',
    ask: 'Would you like to ask us these questions?',
    seo: {
      focus: 'choose a springdale chiropractor',
      title: 'How to Choose a Springdale Chiropractor: Nine Tips',
      description:
        'Choose a Springdale chiropractor with nine practical tips on license, exam, costs, X-rays and hours, and the warning signs worth walking away from.',
    },
    sources: [
      {
        title: 'Chiropractors: Occupational Outlook Handbook',
        type: 'professional',
        publisher: 'U.S. Bureau of Labor Statistics',
        url: 'https://www.bls.gov/ooh/healthcare/chiropractors.htm',
        lang: 'en',
      },
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Be an Informed Consumer',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/be-an-informed-consumer',
        lang: 'en',
      },
      {
        title: 'State Board of Chiropractic Examiners',
        type: 'professional',
        publisher: 'Arkansas Department of Health',
        url: 'https://healthy.arkansas.gov/boards-commissions/boards/chiropractic-examiners-arkansas-state-board/',
        lang: 'en',
      },
    ],
    date: '2025-09-12',
    author: 'doctor',
    drawing: 'plan',
    points: 9,
    cta: 'free-consultation',
    related: [
      'first-chiropractic-visit',
      'springdale-local-chiropractor-benefits',
      'gentle-specific-chiropractic-care',
    ],
    content:
      'Before you choose a Springdale chiropractor by the stars on a map, look for a license. Every chiropractor in Arkansas must hold one, and you can check it yourself. That is the first of nine tips. You can settle most of the others with one phone call and one short visit.\n\nWe run a clinic in Springdale, so we are not neutral. That is why this list works for any office in town, ours included. Use it to compare. If an answer does not sit well with you, keep looking.\n\n## 1. Look up the license\n\nThe Arkansas State Board of Chiropractic Examiners licenses every chiropractor in the state. Its record is public. Search by name and see if the license is active, or call the board and ask. You can ask about past discipline too.\n\nA license means an accredited Doctor of Chiropractic degree and passed national exams. It does not tell you how someone will treat you. For that, read on.\n\n## 2. Ask what comes before the first adjustment\n\nThe order matters: conversation, exam, explanation, your yes. Only then comes treatment. A sound exam looks at how you move, and it tests strength, reflexes and feeling. It includes questions about medicines, past injuries and surgery.\n\nIf an office offers to adjust you within minutes of walking in, ask how it decided. For a careful start, read about [a first visit, step by step](/blog/first-chiropractic-visit).\n\n## 3. Find out when X-rays are taken\n\nA good answer is short: only if the exam gives a reason. A hard fall, a bone that may be thin, or signs of something serious can be a reason. A plain ache after stacking boxes usually is not. In that case the picture seldom changes the plan, and it still adds radiation and cost.\n\nAsk one more thing: "What will you do differently after seeing it?" If nothing would change, you can say no.\n\n## 4. Listen for limits as closely as for offers\n\nStudies suggest that hands-on care may help some people with low back pain, neck pain and certain headaches. The gains are often modest. Trust an office a little more if it tells you that.\n\nBe careful with claims that reach far from the spine, such as asthma, ear infections or blood pressure. With children, ask what the clinic chooses *not* to do. Ours, for example, does not adjust babies.\n\nA careful chiropractor also tells you when another door comes first. Call 911 or go to the nearest emergency room for:\n\n- Sudden weakness or numbness in an arm or leg, or trouble speaking or walking.\n- Numbness between the legs, or loss of bladder or bowel control.\n- Severe pain after a crash or a fall.\n- A sudden, severe headache or neck pain, or back pain with fever.\n- Chest pain or trouble breathing.\n\nSee a physician soon for back pain with weight loss you cannot explain, or after cancer.\n\n## 5. Know the price before the care\n\nAsk what the first conversation costs, and then what the exam and any tests cost. Ask who checks your insurance, and if you will see your copay and deductible before you agree. Two neighbors with cards from the same company may have different coverage. Our page on [insurance plans](/financial-information/insurance-plans) shows what to ask about.\n\nWithout insurance, federal law lets you request a written [good faith estimate](/good-faith-estimate). Ask at least one business day before the service.\n\n## 6. Be slow to sign and quick to ask\n\nSome offices present a long prepaid package on the first day, with a discount that ends tonight. Pain makes it hard to think straight, so give yourself a night. A fair plan can wait until Thursday.\n\nLook for three things in any plan:\n\n1. **A reason.** What did the exam find, in words you understand?\n2. **A checkpoint.** When will you and the clinic ask if it is working?\n3. **A way out.** What happens if you stop, and what do you get back?\n\nThe number of visits depends on the condition. Be wary if everyone gets the same one, or if the talk turns to frightening pictures of your future.\n\n## 7. Match the office to your week\n\nA plan you cannot keep is of little use. Check the hours against your real life: a shift that ends mid-afternoon, school pickup, the drive back from Rogers on I-49. Ask about same-day openings, since necks rarely lock up on schedule.\n\nCheck the small things as well. Is there parking near the door? Can you come in work boots? If stairs or long waits are hard for you, say so when you call.\n\nThen think about language. Describing pain is hard enough in your own. Ask who can explain the findings in the language you think in, and if an interpreter is possible. Bringing a trusted adult is a good backup. A child should not have to translate a parent\'s health.\n\n## 8. Read reviews for the how\n\nStars are a weak guide. People who had a wonderful day or a terrible one write more than the rest. And someone else\'s back is not yours, so a story about quick relief says little about what will happen to you.\n\nReviews do help with other questions. Did the office explain the bill? Did someone listen? Was the wait reasonable? Look at how the clinic answers a complaint. A calm reply tells you a lot.\n\nThen ask people who know you: a coworker, the school coach, your own physician. Ask what they liked and what they did not.\n\n## 9. Notice how you are heard\n\nYou will know a lot after ten minutes. Were you allowed to finish your story? Did anyone ask about your work, your sleep and what you want to do again? Did they describe each step before touching you, and wait for your answer?\n\nYou should be able to say "stop" at any moment, or ask for a gentler method. You should also hear about risks. Many people feel sore the next day. Serious harm, such as a torn neck artery, appears in rare reports. An office that says there is no risk at all is not telling you everything.\n\n## Six questions before you choose a chiropractor\n\n- Is the license active, and in whose name?\n- Do you examine me before you treat me?\n- When do you take X-rays?\n- What will this cost me, and when will I know?\n- How do we decide that it is working, or that it is not?\n- Who do you send people to when you cannot help?\n\nWrite down the answers from two offices and read them side by side the next morning. The better fit is often plain by then.\n\nIf ours is one of the two, bring the six questions to a [free consultation](/free-consultation). There is no charge, and the other office stays on your list until you decide.',
    _meta: {
      filePath: 'posts/springdale-chiropractor-guide.en.md',
      fileName: 'springdale-chiropractor-guide.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/springdale-chiropractor-guide.en',
    },
  },
  {
    title: 'Eight benefits of seeing a local Springdale chiropractor',
    description:
      'What changes when the clinic is close to home, school and work: eight practical points, and an honest word about what distance cannot decide.',
    caption: 'A local chiropractor close to home',
    ask: 'Do you live or work near Springdale?',
    seo: {
      focus: 'benefits of a local chiropractor',
      title: 'Benefits of a Local Chiropractor: Eight Reasons',
      description:
        'The benefits of a local chiropractor in Springdale: short drives, same-day openings, one office for the family and five more practical reasons.',
    },
    sources: [
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Be an Informed Consumer',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/be-an-informed-consumer',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    date: '2025-09-12',
    author: 'doctor',
    drawing: 'clinic',
    points: 8,
    cta: 'free-consultation',
    related: ['springdale-chiropractor-guide', 'first-chiropractic-visit', 'chiropractic-care-without-pain'],
    content:
      'The benefits of a local chiropractor begin with distance, because care for a sore back is often a handful of short trips. When the office is near home, school or the plant, a follow-up does not cost you half a day.\n\nWe are a local office ourselves, so take our view with a grain of salt. The eight points below are practical ones. None of them says that an adjustment works better because the drive is short. At the end we say what distance cannot decide.\n\n## 1. Short trips make follow-ups possible\n\nA first visit gets all the attention, but the second and third often matter as much. That is when you hear the findings, check if the exercises suit you, and decide what to do next. People skip those visits when each one means an hour on the road.\n\nSitting is also part of the problem for many backs. Thirty minutes in traffic on I-49 can stir up the very ache you came about. From most of [Springdale](/springdale-chiropractor), and from Tontitown and Elm Springs, the way here is a few turns on familiar streets.\n\nHow many visits you need depends on your condition. If the answer is one, that is fine too.\n\n## 2. Same-day openings are easier to use\n\nA neck can lock up while you reach for a seat belt. Same-day appointments are available here, though not at every hour of every day. Being close means you can take the opening that is left, even one that starts in forty minutes.\n\nA small tip: call early, say what happened, and mention any numbness, weakness or fall. That helps us tell if you should come in, or go somewhere else first.\n\n## 3. The hours can bend around your day\n\nPicture a parent who finishes first shift, picks up two children and still has dinner to make. A visit across the region will not happen. One between the school gate and home might.\n\nSome people come before an afternoon shift. Others come in work clothes on the way back. Our hours are on the [contact page](/contact), with a break in the middle of the day, so check before you set out. Tell us when you have to be back. We will find a slot that fits or say that it is too tight.\n\n## 4. Your work needs less explaining\n\nAsk someone far away what deboning does to a wrist and a shoulder, and you may get a blank look. In Springdale, many families have someone on a line, in a warehouse, in a classroom or in a truck. That can make the first conversation shorter and the advice more exact.\n\nThink of three backs in the same waiting room. One stands on concrete in the cold. One sits in a cab from Springdale to Tulsa. One bends over small desks all day. They may all say "low back pain", but they need different plans.\n\nIf your pain began on the job, report it to your employer in writing, right away. Ask which provider you may see before you book. Our page on [work injuries](/symptoms/work-injury) explains why.\n\n## 5. One office for several ages\n\nA family can save trips by bringing two people on one afternoon. A grandmother may come about stiff knees and hips, and a teenager about a sore back after band practice. We adapt the touch and the pace to each of them.\n\nChildren get a different kind of care. We do not adjust babies. Before the teens, we leave out quick thrusts on the neck and low back. A parent stays in the room. Read [how we care for children](/services/pediatric-care) before you bring one. Your pediatrician remains the first door for anything that is not a simple ache.\n\n## 6. Home advice that fits real places\n\nGeneral advice is easy to forget. Advice with an address tends to stick. "Walk more" becomes "walk ten minutes up the Razorback Greenway from Shiloh Square, then turn around." "Strengthen your legs" becomes "use the bleacher steps during soccer practice."\n\nWe can also talk about how you carry groceries up your stairs, or where to set the car seat. Try this at your next visit, with us or anyone else: bring a photo of your work station or your bed. It often leads to one change you can make that same evening.\n\n## 7. Teamwork with your other care\n\nBacks do not live alone. You may have a family physician, a physical therapist, a midwife or a coach. When everyone is in the same area, notes and phone calls may travel faster. With your permission, we can share what we found and ask what they know.\n\nIt works the other way as well. If we think you need a blood test, an image or a specialist, you hear it from us. We can suggest where to ask, and it may not be far.\n\n## 8. A face for your questions, and for your bills\n\nSometimes a question comes up two days later. Is this soreness normal? May I lift the baby? What does this line on the insurance letter mean? You can stop by or call, and ask.\n\nMoney talk is easier face to face. We check your coverage with you and explain your share before you agree to care. Bring the card and the letter. You can look at the [insurance plans](/financial-information/insurance-plans) we work with before you come.\n\n## What being close cannot do\n\nFor all the benefits of a local chiropractor, a short drive is a comfort, not a qualification. Look up the license of any chiropractor, near or far. Ask if an exam comes first and how X-rays are decided. If a clinic farther away suits you more, go there.\n\nDistance does not change the evidence either. A national guideline lists spinal manipulation for low back pain among several options, on low-quality evidence. Exercise, heat and time are part of the same advice. Side effects range from common soreness to rare, serious harm, and we go over them before treatment.\n\nAnd some problems need a different door, even if ours is nearer. Call 911 or go to the nearest emergency room for:\n\n- Sudden weakness, a drooping face, slurred speech or trouble walking.\n- Numbness around the groin, or new trouble with bladder or bowel control.\n- Severe pain, or a head or neck injury, after a crash or a hard fall.\n- Chest pain, trouble breathing or fainting.\n- A sudden, severe headache or neck pain unlike any before.\n- Back or neck pain with fever or chills.\n\nSee your physician within days for weight loss you cannot explain, pain that wakes you every night, or back pain after a cancer diagnosis.\n\nFor everyday aches, we are a neighbor you can ask. Come by with a question, or call first. If the honest answer is a walk, a warm shower and another week of patience, that is the answer you will get.',
    _meta: {
      filePath: 'posts/springdale-local-chiropractor-benefits.en.md',
      fileName: 'springdale-local-chiropractor-benefits.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/springdale-local-chiropractor-benefits.en',
    },
  },
  {
    title: 'Stress and your spine: why the shoulders climb',
    description:
      'How worry turns into tight muscles, why pain and poor sleep feed each other, and what may help the shoulders come back down.',
    caption: 'Neck and shoulders, seen from behind',
    pin: 'The muscle that lifts the shoulder',
    ask: 'Ready to let your shoulders down?',
    seo: {
      focus: 'stress and your spine',
      title: 'Stress and Your Spine, Neck and Shoulders',
      description:
        'Stress and your spine: why shoulders tighten, necks ache and nights turn restless, what may bring some relief, and when to ask for help at once.',
    },
    sources: [
      {
        title: 'Stress',
        type: 'public-health',
        publisher: 'MedlinePlus, U.S. National Library of Medicine',
        url: 'https://medlineplus.gov/stress.html',
        lang: 'en',
      },
      {
        title: 'Stress effects on the body',
        type: 'professional',
        publisher: 'American Psychological Association',
        url: 'https://www.apa.org/topics/stress/body',
        lang: 'en',
      },
      {
        title: 'Stress',
        type: 'public-health',
        publisher: 'World Health Organization',
        url: 'https://www.who.int/news-room/questions-and-answers/item/stress',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    date: '2025-09-29',
    author: 'clinic',
    drawing: 'neck-shoulders',
    cta: 'appointment',
    related: ['chronic-stress', 'headaches-migraines', 'sleep-posture-pillows'],
    content:
      'Watch someone merge onto I-49 in the rain and you will see the shoulders rise. Stress and your spine meet right there. Stress readies the body for effort. Breath gets shallow, the jaw sets, and muscles along the neck and back tighten. For the length of a merge, that helps.\n\nThe trouble starts when the merge never ends. After weeks of deadlines, double shifts or worry about a sick parent, the tension can settle in. This article follows it from the first tight breath down to the lower back. Then it offers a seven-minute way back.\n\n## What happens in the first minute\n\nYour brain notices a threat: a horn, a sharp e-mail, a number on a bill. It does not wait to learn how serious it is. Stress hormones rise, the heart beats faster, and the muscles brace almost all at once. The American Psychological Association describes this as a reflex that guards the body against injury and pain.\n\nOnce the threat passes, the muscles should let go. You sigh, you shake your arms, you laugh about it. Nothing is wrong with a spine that tightens under stress now and then. It is doing its job.\n\nWith steady stress, the signal to let go comes late or not at all. You may no longer notice the effort, just as you stop hearing the refrigerator. Then someone touches your shoulder and you jump.\n\n## A short map of stress along your spine\n\n### Jaw and temples\n\nClenched teeth are easy to miss. Clues are a sore jaw in the morning, marks along the edge of the tongue, or a band of pressure across the forehead. If the teeth themselves hurt or look worn, ask your dentist.\n\n### Neck and shoulders\n\nThe muscles that lift the shoulder blades also hold up the head. When they work all day, they may feel like cords. Tension headaches and tight neck muscles often come together. Our pages on [neck pain](/symptoms/neck-pain) and [headache and migraine](/symptoms/headache-migraine) look closer.\n\n### Ribs and upper back\n\nQuick, shallow breaths use the upper chest. The small muscles between the ribs tire, and a spot between the shoulder blades starts to ache. Pain in the chest itself is another matter; see the last section.\n\n### Lower back\n\nStress at work is linked with low back pain in many studies, above all when demands are high and people have little say. That does not prove cause. Lifting, long sitting and too little sleep are often part of the same job.\n\n## The loop of pain, worry and short nights\n\nPain makes sleep lighter. A short night makes the nervous system more sensitive, so the same back hurts more at noon. That feeds worry: "What if I cannot finish the shift?" Worry tightens the muscles again, and the loop closes.\n\nHere is how it can look. A line worker strains her back on Tuesday. It is a small strain. But her hours were cut last month, so she is afraid to miss work. She sleeps four hours, guards every move and skips her walks. Two weeks later the strain has likely healed for the most part, and the pain is still loud.\n\nThis does not mean the pain is "in her head". It is as real as any other. It means there is more than one place to step in. A little better sleep, a little more walking, a fear spoken aloud: each can loosen the loop from its own side.\n\n## Seven minutes to bring the shoulders down\n\nTry this once a day for two weeks, in the break room, in the parked car or on the porch.\n\n1. **Notice, half a minute.** Scan from jaw to belly. Change nothing yet.\n2. **Breathe out slowly, two minutes.** Let the breath out last longer than the breath in. Count four in and six out, if numbers help.\n3. **Squeeze and release, two minutes.** Pull the shoulders up for five seconds, and then let them drop. Do the same with fists, face and seat. This is a short form of progressive relaxation.\n4. **Turn and reach, one minute.** Look slowly over each shoulder. Reach one arm up, then the other, and stretch to the side.\n5. **Walk, a minute and a half.** Go down the hall and back. Let the arms swing.\n\nIf any step hurts or makes you dizzy, leave it out. You are teaching the muscles, again and again, what "off" feels like.\n\nSmall cues help between times. Each red light on Sunset Avenue can mean "teeth apart, shoulders down". A sticker on the scanner or the screen does the same.\n\n## What else may help, from yoga to our hands\n\nThe American College of Physicians lists several non-drug options for low back pain that has lasted for months. Exercise, mindfulness-based stress reduction, yoga, tai chi, progressive relaxation and talking therapies for pain are on the list. So is spinal manipulation, rated as low-quality evidence. The gains tend to be small to moderate, and no one option suits everyone.\n\nAn adjustment of the spine is no treatment for stress, anxiety or depression. It may ease a stiff neck or back for some people, and sleep or mood may improve when pain does. We claim no more than that.\n\nIf you come to see us, we ask about your days as well as your back. The exam looks at how your neck, ribs and back move. Care may include work on tight muscles, gentle joint movement or an adjustment, and a home routine like the one above. You can choose a lighter method or say no to any part. A tender day afterward is not unusual. Before any adjustment we also name the rare, serious risks.\n\nWe also like to know who else is on your side: a physician, a counselor, a pastor, a friend. If worry or sadness fills most of your days, we will suggest one of them before another visit here. You can read more on our page about [stress management](/symptoms/stress-management).\n\n## When to get help right away\n\nStress can feel like a heart problem, and a heart problem can feel like stress. Do not try to sort it out alone. Call 911 for:\n\n- Chest pain or pressure, or pain that spreads to the arm, back or jaw.\n- Trouble breathing, fainting, or a racing heart that does not slow down.\n- A sudden, severe headache, a drooping face, weakness on one side or trouble speaking.\n- Back pain with fever, numbness between the legs, leg weakness or loss of bladder or bowel control.\n\nIf you feel hopeless or think of harming yourself, call or text 988, day or night. If you or someone near you is in danger now, call 911.\n\nMake an appointment with your physician if poor sleep, low mood, panic or stomach trouble lasts more than two weeks. Go sooner for back pain with weight loss you cannot explain.\n\nFor the part that lives in your neck and back, you are welcome to talk it over with us in a [free consultation](/free-consultation). Until then, the next red light is a good place to begin. Teeth apart, shoulders down, one slow breath out.',
    _meta: {
      filePath: 'posts/stress-spine-effects.en.md',
      fileName: 'stress-spine-effects.en.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/stress-spine-effects.en',
    },
  },
]
