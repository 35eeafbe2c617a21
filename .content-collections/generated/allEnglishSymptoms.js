
export default [
  {
    "title": "Arthritis & Joint Pain",
    "heading": "Arthritis and joint pain",
    "menu": "Knees, hips, shoulders, hands",
    "card": "Stiff mornings, stairs that hurt, jars that will not open: what wears on joints, and how to keep them moving.",
    "lead": "A joint with arthritis is still a joint that likes to move. A joint pain chiropractor looks at how yours works, at the joints that share its load, and at what could make ordinary days easier.",
    "caption": "A knee, where joint pain is common",
    "pin": "Where stiffness often shows",
    "board": "Arthritis and joint pain",
    "short": "Knees, hips, shoulders, hands.",
    "cta": "Tell us which joint bothers you",
    "seo": {
      "focus": "joint pain chiropractor",
      "title": "Joint Pain Chiropractor",
      "description": "Stiff knees, hips, shoulders or hands from arthritis? See what a joint pain chiropractor in Springdale can and cannot do, and what helps at home."
    },
    "sources": [
      {
        "title": "Osteoarthritis",
        "type": "public-health",
        "publisher": "National Institute of Arthritis and Musculoskeletal and Skin Diseases",
        "url": "https://www.niams.nih.gov/health-topics/osteoarthritis",
        "lang": "en"
      },
      {
        "title": "Arthritis",
        "type": "public-health",
        "publisher": "Centers for Disease Control and Prevention",
        "url": "https://www.cdc.gov/arthritis/index.html",
        "lang": "en"
      },
      {
        "title": "2019 American College of Rheumatology/Arthritis Foundation Guideline for the Management of Osteoarthritis of the Hand, Hip, and Knee",
        "type": "peer-reviewed",
        "publisher": "Arthritis & Rheumatology, 2020",
        "url": "https://doi.org/10.1002/art.41142",
        "lang": "en"
      }
    ],
    "order": 6,
    "drawing": "arthritis-joint-pain",
    "offer": "new-patient-special",
    "aliases": [
      "joint-pain-arthritis"
    ],
    "related": [
      "back-pain",
      "sports-injuries",
      "various-health-concerns",
      "neck-pain"
    ],
    "reviewed": "2025-09-29",
    "content": "## What is behind joint pain and stiffness {#causes}\n\n\"Arthritis\" is a family name. It covers many conditions, but they do not all follow the same path. The most common one, osteoarthritis, changes the cartilage, the bone and the lining of a joint over years. Other aches come from the tissue around the joint.\n\n- Osteoarthritis, often in the knees, hips, hands, neck and lower back\n- An old injury or surgery that changed how the joint carries weight\n- Muscles that have lost strength, so the joint takes more of the load\n- Irritated tendons or bursae, common at the shoulder and the outer hip\n- Inflammatory arthritis, such as rheumatoid arthritis, gout or psoriatic arthritis\n- Pain sent from elsewhere, for example from the lower back into the hip\n\nAge, body weight and family history play a part too. An X-ray tells only some of the story: worn-looking joints can feel fine, and sore joints can look normal.\n\n## Reading the pattern of your joint pain {#signs}\n\nOsteoarthritis tends to come on slowly. It hurts with use, eases with rest, and feels stiff when you start moving again. That stiffness usually passes within half an hour. You might notice:\n\n- The first steps in the morning, or after a long drive, are the hard ones\n- Stairs, low chairs or kneeling in the garden take more effort\n- Jar lids, keys and shirt buttons are hard on your hands\n- The joint creaks, looks larger or no longer bends all the way\n- Good days and bad days come in turns, with no clear reason\n\nSome joint pain belongs with a physician first. Stiffness that lasts an hour or more each morning, or swelling in several joints, is a reason to see one soon. Medicines exist for inflammatory arthritis, and early treatment can protect joints.\n\n## Exercise first, hands-on care beside it {#care}\n\nNo hands-on treatment regrows cartilage. With joint pain, what a chiropractor can look at is how the joint moves, and how its neighbors help or get in the way. The conversation covers your history, medicines and goals. Then the exam looks at range of motion, strength, balance and the way you walk. An X-ray helps in some cases, and only then do we ask for one.\n\nCare may include gentle adjustments to stiff spinal joints, soft-tissue work, and exercises that build support. We choose the force with care, and it can be very light.\n\nFor hip and knee osteoarthritis, the strongest advice in the U.S. rheumatology guideline is exercise, self-management and, when it applies, weight loss. The same guideline does not favor adding manual therapy to exercise, because studies showed little extra benefit. For [back pain](/symptoms/back-pain), studies suggest spinal manipulation may help some people a little.\n\nWe do not adjust hot, swollen joints. We also screen for fragile bones and, in rheumatoid arthritis, for an unstable upper neck. Such findings go to your physician.\n\n## What stiff joints tend to like {#home}\n\n- **Walk most days, even briefly.** Movement feeds cartilage and keeps muscles awake. Start with five or ten minutes on level ground.\n- **Strengthen twice a week.** Rising slowly from a chair ten times trains the thighs, which steady the knees and hips.\n- **Warm up stiff hands and knees.** A warm shower or a heating pad for 15 minutes makes the first movements easier.\n- **Spread out heavy chores.** Mow half the yard today and half tomorrow, so the joint has time to settle.\n- **Borrow a longer lever.** Jar openers, thick pen grips and a cane on the opposite side all take load off.\n- **Mind your weight, kindly.** If you carry extra, losing even some of it means less load with every step.\n\nMuscle soreness after something new is fine. If joint pain stays higher the next day, do a little less and build up again.\n\n## Joint pain that needs the ER {#urgent}\n\nSome joint problems can do harm within hours:\n\n- One joint that is suddenly hot, red, swollen and very painful\n- Joint pain together with fever, chills or feeling seriously ill\n- A fall or blow, then a joint that looks out of place or cannot bear weight\n- A calf that is swollen, warm and sore, or sudden shortness of breath\n- With neck or back arthritis: new arm or leg weakness, clumsy hands or unsteady walking\n- New loss of bladder or bowel control, or numbness around the groin\n\nCall 911 or go to the nearest emergency room. We cannot treat these at a chiropractic office.",
    "_meta": {
      "filePath": "symptoms/arthritis-joint-pain.en.md",
      "fileName": "arthritis-joint-pain.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/arthritis-joint-pain.en"
    }
  },
  {
    "title": "Auto Accident & Whiplash",
    "heading": "Whiplash and other aches after a crash",
    "menu": "After a collision, even a slow one",
    "card": "A crash can leave the neck and back sore days later; we check you and explain each step.",
    "lead": "You felt fine at the roadside, and two days later you cannot turn your head. That delay is common, and an auto accident chiropractor will ask about it. We examine you with care and tell you plainly what we find.",
    "caption": "The neck after an auto accident",
    "pin": "Where the jolt lands",
    "board": "Auto accident, whiplash",
    "short": "When a jolt lingers.",
    "cta": "Had a crash? Talk to us",
    "seo": {
      "focus": "auto accident chiropractor",
      "title": "Auto Accident Chiropractor",
      "description": "Sore neck or back after a crash? See how an auto accident chiropractor in Springdale checks for whiplash, how billing works, and when to go to the ER."
    },
    "sources": [
      {
        "title": "Whiplash: Symptoms and causes",
        "type": "professional",
        "publisher": "Mayo Clinic",
        "url": "https://www.mayoclinic.org/diseases-conditions/whiplash/symptoms-causes/syc-20378921",
        "lang": "en"
      },
      {
        "title": "Whiplash",
        "type": "public-health",
        "publisher": "National Institute of Neurological Disorders and Stroke (NINDS)",
        "url": "https://www.ninds.nih.gov/health-information/disorders/whiplash",
        "lang": "en"
      },
      {
        "title": "The Treatment of Neck Pain-Associated Disorders and Whiplash-Associated Disorders: A Clinical Practice Guideline",
        "type": "peer-reviewed",
        "publisher": "Journal of Manipulative and Physiological Therapeutics, 2016",
        "url": "https://doi.org/10.1016/j.jmpt.2016.08.007",
        "lang": "en"
      },
      {
        "title": "Management of neck pain and associated disorders: A clinical practice guideline from the Ontario Protocol for Traffic Injury Management (OPTIMa) Collaboration",
        "type": "peer-reviewed",
        "publisher": "European Spine Journal, 2016",
        "url": "https://doi.org/10.1007/s00586-016-4467-7",
        "lang": "en"
      }
    ],
    "order": 4,
    "drawing": "auto-accident-whiplash",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "neck-pain",
      "headache-migraine",
      "back-pain",
      "work-injury"
    ],
    "reviewed": "2025-09-29",
    "content": "## What an auto accident does to the neck {#causes}\n\nYour seat stops or shoots forward, and your head follows a moment later. In that fraction of a second the neck bends one way and then the other. Muscles and ligaments stretch further than they are used to, and small joints can become irritated.\n\n- A rear-end hit at a light or in slow traffic, when you had no time to brace.\n- A front or side impact that throws the head forward or sideways.\n- A twist of the lower back against the seat belt.\n- A head turned toward the mirror or a passenger at the moment of impact.\n- An earlier neck injury or stiff joints, which may make recovery slower.\n\nDents are a poor guide. A car with little damage can still carry a driver with a sore neck, and a wrecked car sometimes carries people who ache very little.\n\n## How whiplash may show up {#signs}\n\nSymptoms often build over hours or a few days. Stress hormones can mask pain at first, and swelling takes time.\n\n- Neck pain and stiffness, mainly when you turn or look up.\n- Headache that starts at the base of the skull.\n- Sore shoulders, upper back or lower back.\n- Dizziness, tiredness or ringing in the ears.\n- Tender muscles between the neck and the shoulder.\n- Poor sleep, irritability, or fear of getting back behind the wheel.\n\nTell us about each of these, even the small ones. Fogginess, trouble concentrating or a headache that grows worse may point to a concussion. See a physician for that, even if you never hit your head. Many people with whiplash recover within weeks. For some, pain lasts months, and asking early about work, sleep and worry helps us plan.\n\n## How a chiropractor may help after an accident {#care}\n\nIf you have not been examined since the crash, tell us before you come. Some injuries belong in the emergency room first, and we will say so. Otherwise we ask how the crash happened and which symptoms came when. Then we check movement, strength, reflexes and feeling. We take X-rays only when needed, and explain costs beforehand.\n\nGuidelines for neck pain after a crash favor staying active and clear information. They combine exercise with hands-on care. Hands-on care can mean slow joint movement, work on tight muscles or an adjustment, which is a quick, controlled push. We do not adjust an area until the exam shows no reason against it. Early on, gentler methods often make more sense.\n\nThe evidence is modest: some people feel and move better sooner, and none of these methods works for everyone. Soreness afterward is common. Our [neck pain](/symptoms/neck-pain) page names the rare, serious risks.\n\nWe accept auto insurance for accident cases, and list others under [insurance plans](/financial-information/insurance-plans). Ask how billing works before care starts. For legal questions, talk to an attorney.\n\n## The first days at home {#home}\n\n- Move your neck gently within comfort, several times a day. Motion helps stiff tissue more than stillness does.\n- Skip the soft collar unless a physician ordered one. Long use can weaken and stiffen the neck.\n- Use a cold pack wrapped in cloth for 10 to 15 minutes in the first days. It may dull the pain; later, warmth may feel better.\n- Write down each symptom and the day it began. Memory blurs, and the dates help whoever examines you.\n- Drive only when you can turn your head freely. Checking mirrors and blind spots depends on it.\n- Return to normal tasks step by step. Short walks and light chores keep muscles working without overloading them.\n\nMedicine for pain is a matter for your physician or pharmacist, above all if you may have hit your head.\n\n## When an auto accident calls for the ER first {#urgent}\n\nAfter any collision, the signs below come before every other appointment:\n\n- Severe neck pain, or pain in the middle of the neck when you touch the bones.\n- Weakness, numbness or tingling in the arms or legs, or loss of bladder or bowel control.\n- You passed out, feel confused, vomit again and again, or cannot stay awake.\n- A sudden, severe headache, double vision, slurred speech or trouble walking.\n- Chest pain, trouble breathing, or belly pain where the seat belt crossed.\n- A high-speed crash or rollover, neck pain after any crash at age 65 or older, or any crash while pregnant.\n\nCall 911 or go to the nearest emergency room, and keep your neck still while you wait. See us only after a doctor has ruled out serious injury.",
    "_meta": {
      "filePath": "symptoms/auto-accident-whiplash.en.md",
      "fileName": "auto-accident-whiplash.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/auto-accident-whiplash.en"
    }
  },
  {
    "title": "Back Pain",
    "heading": "Back pain, from the shoulder blades to the belt",
    "menu": "Lower, middle and upper back",
    "card": "A sore, stiff or catching back can slow every part of the day; we look for what keeps it going.",
    "lead": "A back can start to ache after one bad lift, a season of long shifts, or nothing you can name. A back pain chiropractor listens, examines you, and explains the findings before any care begins.",
    "caption": "Back pain, from shoulder blades to waist",
    "pin": "Where it often hurts",
    "board": "Back pain",
    "short": "Lower, middle or upper.",
    "cta": "Tell us about your back",
    "seo": {
      "focus": "back pain chiropractor",
      "title": "Back Pain Chiropractor",
      "description": "See a back pain chiropractor in Springdale: what may be behind a sore back, how care may help, what to try at home, and when to call 911."
    },
    "sources": [
      {
        "title": "Back Pain",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/backpain.html",
        "lang": "en"
      },
      {
        "title": "Back Pain: Basics, Symptoms, and Causes",
        "type": "public-health",
        "publisher": "National Institute of Arthritis and Musculoskeletal and Skin Diseases (NIAMS)",
        "url": "https://www.niams.nih.gov/health-topics/back-pain",
        "lang": "en"
      },
      {
        "title": "Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians",
        "type": "peer-reviewed",
        "publisher": "Annals of Internal Medicine, 2017",
        "url": "https://doi.org/10.7326/M16-2367",
        "lang": "en"
      },
      {
        "title": "Association of Spinal Manipulative Therapy With Clinical Benefit and Harm for Acute Low Back Pain: Systematic Review and Meta-analysis",
        "type": "peer-reviewed",
        "publisher": "JAMA, 2017",
        "url": "https://doi.org/10.1001/jama.2017.3086",
        "lang": "en"
      }
    ],
    "order": 1,
    "drawing": "back-pain",
    "offer": "new-patient-special",
    "aliases": [],
    "related": [
      "sciatica-neuropathy",
      "work-injury",
      "postural-issues-scoliosis",
      "arthritis-joint-pain"
    ],
    "reviewed": "2025-09-29",
    "content": "## Why a back starts to hurt {#causes}\n\nYour back carries, bends and twists all day, and many parts share that load. Often no single damaged part explains the pain. Muscles, joints, discs, sleep and stress may each add a little.\n\n- A strained muscle or ligament, often after lifting, pulling or a sudden twist.\n- Joints of the spine or pelvis that have grown stiff or irritated.\n- A disc that bulges and may press on a nearby nerve.\n- Long hours in one position, such as a cab seat, a desk or a spot on the line.\n- Wear in the joints that comes with age and does not always hurt.\n- Weak or tired trunk muscles after an illness, a pregnancy or a quiet winter.\n\nPain does not measure damage. A strong spasm can come from a small strain, and a worn disc on a picture may cause no pain at all.\n\n## How back pain shows itself {#signs}\n\nWhere it hurts, and when, tells us a lot. Some people feel a dull band across the belt line at the end of a warehouse shift. Others feel one sharp spot between the shoulder blades when they take a deep breath.\n\n- Stiffness in the morning that eases once you get moving.\n- A catch or a sudden spasm when you stand up from a chair.\n- An ache that builds when you sit, drive or stand for a long time.\n- Pain that spreads into the buttock or the upper thigh.\n- Trouble finding a position that lets you sleep.\n\nPain that runs below the knee, with tingling or numbness, may point to an irritated nerve. Our page on [sciatica and neuropathy](/symptoms/sciatica-neuropathy) says more about that.\n\n## How a chiropractor may help with back pain {#care}\n\nFirst comes your story: when it began, what eases it, what your work asks of your back. Then we examine you. We check how you move, press on the tender areas, and test your strength, reflexes and feeling. We take X-rays only if the exam gives a reason.\n\nAn adjustment is a quick, controlled push on a joint that moves poorly. You may hear a pop, which is gas shifting inside the joint. We can use slower and lighter methods if you prefer. Soft-tissue work, simple exercises and advice for your job may be part of the plan.\n\nThe American College of Physicians lists spinal manipulation among the options for low back pain. On average, studies of recent pain find a modest gain in comfort and movement. Some people notice little change. Feeling sore for a day or so is common.\n\nIf we suspect a fracture, an infection or an illness outside the spine, we refer you to a physician. The [new patient special](/new-patient-special) explains what a first visit includes.\n\n## Steps you can take at home {#home}\n\n- Keep moving in short rounds. A ten-minute walk on flat ground helps the muscles let go, while long bed rest tends to stiffen them.\n- Use heat for 15 to 20 minutes, with a cloth over your skin. Warmth may calm a tight muscle.\n- Change position every half hour. On a long I-49 drive, stop and stand up; no posture feels good for hours.\n- Bring the load close before you lift. A box held near your body asks far less of your back than one held at arm's length.\n- Place a pillow between your knees when you lie on your side, or under them when you lie on your back. It takes some of the pull off the lower back.\n- Ask a pharmacist or physician before you take pain pills. Some do not mix with other medicines or with kidney, stomach or heart trouble.\n\nIf a movement sends pain down your leg, stop it and tell us. When back pain does not settle, ask a physician or a chiropractor to look at it.\n\n## When back pain is an emergency {#urgent}\n\nGet help right away if back pain comes with any of these:\n\n- You lose control of your bladder or bowels, or you cannot pass urine.\n- You feel numb around the groin, the genitals or the inner thighs.\n- One or both legs turn weak or numb, or the weakness gets worse.\n- The pain follows a bad fall, a crash or a blow.\n- You have a fever or chills along with strong back pain.\n- A sudden tearing pain reaches your chest or belly, or you feel faint.\n\nCall 911 or go to the nearest emergency room. A chiropractic office is not the place for these signs. Call your physician soon if you have had cancer, have thin bones or take steroid medicine long term. Do the same if you lose weight without trying, or hurt just as much at rest.",
    "_meta": {
      "filePath": "symptoms/back-pain.en.md",
      "fileName": "back-pain.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/back-pain.en"
    }
  },
  {
    "title": "Headache & Migraine",
    "heading": "Headaches and migraine",
    "menu": "Pressure that starts in the neck",
    "card": "Some headaches begin in the neck and some do not; sorting out which is which comes first.",
    "lead": "Head pain can come from the neck, from tension, from migraine or from several of these at once. Our headache and migraine care begins with sorting out the pattern, and then we see where hands-on help fits.",
    "caption": "Head and neck: a map for headache and migraine",
    "pin": "Where some headaches begin",
    "board": "Headache and migraine",
    "short": "Pressure, throbbing, tight temples.",
    "cta": "Talk with us about your headaches",
    "seo": {
      "focus": "headache and migraine care",
      "title": "Headache and Migraine Care",
      "description": "Headache and migraine care in Springdale: how neck, tension and migraine pain differ, where a chiropractor may help, and what is an emergency."
    },
    "sources": [
      {
        "title": "Headache",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/headache.html",
        "lang": "en"
      },
      {
        "title": "Migraine",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/migraine.html",
        "lang": "en"
      },
      {
        "title": "Are non-invasive interventions effective for the management of headaches associated with neck pain? An update of the Bone and Joint Decade Task Force on Neck Pain and Its Associated Disorders by the OPTIMa Collaboration",
        "type": "peer-reviewed",
        "publisher": "European Spine Journal, 2016",
        "url": "https://doi.org/10.1007/s00586-016-4376-9",
        "lang": "en"
      },
      {
        "title": "Chiropractic spinal manipulative therapy for migraine: a three-armed, single-blinded, placebo, randomized controlled trial",
        "type": "peer-reviewed",
        "publisher": "European Journal of Neurology, 2017",
        "url": "https://doi.org/10.1111/ene.13166",
        "lang": "en"
      }
    ],
    "order": 3,
    "drawing": "headache-migraine",
    "offer": "free-consultation",
    "aliases": [
      "headaches-migraines"
    ],
    "related": [
      "neck-pain",
      "stress-management",
      "auto-accident-whiplash",
      "postural-issues-scoliosis"
    ],
    "reviewed": "2025-09-29",
    "content": "## Where a headache or a migraine can come from {#causes}\n\nTwo people can use the same word, headache, for very different things. One feels a tight cap after a day of grading papers; another lies in a dark room and cannot keep food down. The source matters, because each kind asks for its own plan.\n\n- Tension-type headache, linked with tight muscles, stress, missed meals or eye strain.\n- Headache that starts in the joints and muscles of the upper neck.\n- Migraine, a condition of the brain and nerves that often runs in families.\n- Headache after a jolt or a blow, such as a crash or a fall.\n- Frequent use of pain medicine, which can itself bring headaches back.\n- Other health matters, such as a sinus infection, high fever or teeth grinding.\n\nTriggers are personal. Poor sleep, changing weather, hormones, bright light and skipped breakfasts are common ones, and a trigger is not the same as a cause.\n\n## How headache and migraine patterns differ {#signs}\n\nNo sign settles the question alone. Still, the location, the timing and what comes along with the pain give good clues.\n\n- **Tension type:** a dull squeeze on both sides, like a band, that lets you carry on.\n- **From the neck:** pain that starts at the base of the skull, often on one side. It changes when you move or press on your neck.\n- **Migraine:** moderate to severe throbbing, with nausea or dislike of light, sound or smells. Moving around makes it worse.\n- **Aura:** zigzag lines, blind spots or tingling that some people get before a migraine. The first time this happens, have a physician check it.\n\nMany people have more than one type. Sore neck muscles are also common during migraine, so a stiff neck does not prove that the neck is to blame.\n\n## First the pattern, then the plan {#care}\n\nThe [first conversation is free](/free-consultation). We ask how often your head hurts, how it feels, what you take for it and what you have noticed. The exam covers your neck and shoulders, your posture, blood pressure, reflexes and balance. Its first purpose is to spot the headaches that belong with a physician.\n\nWhen the neck plays a part, we may offer gentle joint movement, an adjustment, work on tight muscles and exercises to build neck endurance. An adjustment is a short, precise push on a stiff joint. Our [neck pain](/symptoms/neck-pain) page explains its benefits and risks, including a rare but serious one.\n\nFor headaches that come from the neck, a review of trials suggests manual care may help. For migraine the evidence is weaker. In one trial with a sham treatment, people in both groups had fewer migraine days, with no clear difference between them.\n\nSo we do not present adjustments as a replacement for migraine medicine. Keep taking what your physician prescribed. We refer you when headaches are new, changing, frequent or disabling.\n\n## Habits worth trying at home {#home}\n\n- Keep a headache log for four weeks. Write down the time, meals, sleep, medicine and weather, so that patterns show up.\n- Go to bed and get up at steady times, also on days off. Shift changes and late nights are a frequent trigger.\n- Eat and drink at regular hours. Hunger and thirst can both set off head pain.\n- Count the days you take pain relievers. More than two days a week is a reason to talk to a physician.\n- Rest your eyes every 20 minutes by looking across the room. It also gets your chin off your chest.\n- Put a cool cloth on your forehead or a warm one on your neck. Cold may dull throbbing; warmth may relax muscles.\n\nStress will not vanish, but a walk around the block or ten slow breaths may lower the load.\n\n## Headaches that need help now {#urgent}\n\nDo not wait, and do not book an office visit first, if your headache comes with any of these:\n\n- A sudden start that reaches full force within a minute or so.\n- Weakness, numbness, a drooping face, slurred speech, confusion, loss of vision or a painful red eye.\n- Fever, a stiff neck, a rash or a seizure.\n- A recent blow to the head, above all with vomiting, drowsiness or blood thinners.\n- A new, severe headache during pregnancy or in the weeks after birth.\n- New headache after age 50 with sore temples, jaw pain or changes in sight.\n\nCall 911 or go to the nearest emergency room. A chiropractic office cannot test for what may be behind them.",
    "_meta": {
      "filePath": "symptoms/headache-migraine.en.md",
      "fileName": "headache-migraine.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/headache-migraine.en"
    }
  },
  {
    "title": "Neck Pain",
    "heading": "Neck pain and stiffness",
    "menu": "Stiffness, tension and tech neck",
    "card": "From a crick after a bad night to the slow ache of screen work, we check how your neck moves.",
    "lead": "Checking a blind spot should not make you wince. If your neck is stiff, tight or sore, a neck pain chiropractor can look at how it moves and talk with you about what may help.",
    "caption": "The neck from behind, where pain often sits",
    "pin": "Where the tension gathers",
    "board": "Neck pain",
    "short": "Stiff, tight or sore.",
    "cta": "Let us look at your neck",
    "seo": {
      "focus": "neck pain chiropractor",
      "title": "Neck Pain Chiropractor",
      "description": "Stiff neck, tech neck or a crick that stays? What a neck pain chiropractor in Springdale checks, what may help, and which signs cannot wait."
    },
    "sources": [
      {
        "title": "Neck Injuries and Disorders",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/neckinjuriesanddisorders.html",
        "lang": "en"
      },
      {
        "title": "Neck Pain: Revision 2017 (clinical practice guidelines)",
        "type": "peer-reviewed",
        "publisher": "Journal of Orthopaedic & Sports Physical Therapy, 2017",
        "url": "https://doi.org/10.2519/jospt.2017.0302",
        "lang": "en"
      },
      {
        "title": "Manipulation and mobilisation for neck pain contrasted against an inactive control or another active treatment",
        "type": "peer-reviewed",
        "publisher": "Cochrane Database of Systematic Reviews, 2015",
        "url": "https://doi.org/10.1002/14651858.CD004249.pub4",
        "lang": "en"
      },
      {
        "title": "Cervical Arterial Dissections and Association With Cervical Manipulative Therapy: A Statement From the American Heart Association/American Stroke Association",
        "type": "peer-reviewed",
        "publisher": "Stroke, 2014",
        "url": "https://doi.org/10.1161/STR.0000000000000016",
        "lang": "en"
      }
    ],
    "order": 2,
    "drawing": "neck-pain",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "headache-migraine",
      "auto-accident-whiplash",
      "repetitive-strain-injury",
      "stress-management"
    ],
    "reviewed": "2025-09-29",
    "content": "## What may be behind neck pain {#causes}\n\nSeven small bones, a stack of discs and dozens of muscles hold up your head and let it turn. That freedom has a price: the neck tires when it holds one pose for hours. Neck pain often comes from a mix of small loads rather than one big event.\n\n- Looking down at a phone, a cutting table or a stack of papers to grade.\n- A screen that sits too low or off to one side.\n- Clenched shoulders during a hard week, which keep the neck muscles switched on.\n- Sleeping twisted, or on a pillow that is too high or too flat.\n- Joints and discs that stiffen with age and now and then press on a nerve.\n- A sudden jolt, such as a fall or a crash.\n\nIf yours began with a collision, start with our page on [auto accidents and whiplash](/symptoms/auto-accident-whiplash). It covers the first days and when you need imaging.\n\n## What people tend to notice {#signs}\n\nSome necks lock overnight. Others grow tighter through the day until the shoulders sit up near the ears.\n\n- A sharp pull when you turn your head or look up.\n- A dull ache from the base of the skull to the top of the shoulders.\n- Less turn to one side than the other when you back out of a parking spot.\n- Knots between the neck and the shoulder blade.\n- A headache that climbs from the back of the neck.\n- Tingling or an ache that travels into the arm or hand.\n\nA simple stiff neck often settles within days to a few weeks. Neck pain that lingers, keeps coming back or runs down an arm is worth showing to a physician or a chiropractor. Arm symptoms can come from a nerve in the neck, but also from the shoulder, elbow or wrist.\n\n## What care for neck pain can look like {#care}\n\nWe first ask how the pain began, and about past injuries, medicines, dizziness and your blood vessels. In the exam we watch how your neck turns. We also test strength, reflexes and feeling in your arms. We suggest X-rays only when something in your story or exam calls for them.\n\nAn adjustment is a small, quick push that helps a stiff joint move. It is one option among several. We can use slow joint movement, soft-tissue work on tight muscles, or exercises for the neck and shoulder blades.\n\nReviews suggest that manual care may ease neck pain in the short term. Guidelines pair it with exercise. The evidence is of mixed quality, and results differ from person to person.\n\nBrief soreness or a mild headache can follow an adjustment. Tears in a neck artery have been reported after neck manipulation. They are rare but serious, and science has not settled whether it causes them. Ask us about this risk; we can work without thrusts. We refer you if we find signs of nerve or blood vessel trouble.\n\n## Small changes that spare your neck {#home}\n\n- Turn your head gently from side to side several times a day. Easy movement keeps the joints from stiffening further.\n- Raise your phone or screen toward eye level. Your neck works less when your head stays over your shoulders.\n- Take a one-minute break every half hour and roll your shoulders. Muscles that rest briefly tire more slowly.\n- Lay a warm, damp towel over the tight spot for 15 minutes. Heat may help the muscles relax; test the warmth first.\n- Choose a pillow that keeps your nose in line with your breastbone. On your stomach, the neck stays twisted all night.\n- Use a headset for long calls, so the phone is not squeezed between ear and shoulder.\n\nIf the same task brings the ache back every week, read about [repetitive strain](/symptoms/repetitive-strain-injury).\n\n## When neck pain should not wait {#urgent}\n\nTreat neck pain as an emergency when one of these comes with it:\n\n- It began with a crash, a fall from a height, a dive or a blow to the head.\n- You feel sudden, severe neck or head pain unlike any you have had before.\n- Your face or an eyelid droops, your speech slurs, you see double, feel very dizzy or cannot walk straight.\n- An arm or leg turns weak or clumsy, or you lose bladder or bowel control.\n- You have a fever, a bad headache and a neck too stiff to bend forward.\n- The pain spreads to your jaw, chest or left arm, with sweating or short breath.\n\nCall 911 or go to the nearest emergency room. A chiropractic office is not the place for these signs. See your physician soon if neck pain keeps you awake night after night, or if you have had cancer.",
    "_meta": {
      "filePath": "symptoms/neck-pain.en.md",
      "fileName": "neck-pain.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/neck-pain.en"
    }
  },
  {
    "title": "Postural Issues & Scoliosis",
    "heading": "Postural issues and scoliosis",
    "menu": "Slouching, uneven shoulders, curves",
    "card": "Tired shoulders after a day at a screen, or a spine that curves sideways: two different things, explained apart.",
    "lead": "Posture and scoliosis are two things. Posture is a habit you can change; scoliosis is a curve in the spine that needs measuring. This page keeps them apart and says what a chiropractor can and cannot do for either.",
    "caption": "The spine in profile: posture and scoliosis",
    "pin": "Where slouching tires the back",
    "board": "Posture and scoliosis",
    "short": "Slouching, uneven shoulders, curves.",
    "cta": "Let us look at your posture",
    "seo": {
      "focus": "posture and scoliosis",
      "title": "Posture and Scoliosis Care",
      "description": "Posture and scoliosis explained in Springdale: slouching, uneven shoulders or a curve? What a chiropractor can and cannot do, and when to see a physician."
    },
    "sources": [
      {
        "title": "Scoliosis in Children and Teens",
        "type": "public-health",
        "publisher": "National Institute of Arthritis and Musculoskeletal and Skin Diseases",
        "url": "https://www.niams.nih.gov/health-topics/scoliosis",
        "lang": "en"
      },
      {
        "title": "Guide to Good Posture",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/guidetogoodposture.html",
        "lang": "en"
      },
      {
        "title": "2016 SOSORT guidelines: orthopaedic and rehabilitation treatment of idiopathic scoliosis during growth",
        "type": "peer-reviewed",
        "publisher": "Scoliosis and Spinal Disorders, 2018",
        "url": "https://doi.org/10.1186/s13013-017-0145-8",
        "lang": "en"
      }
    ],
    "order": 8,
    "drawing": "postural-issues-scoliosis",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "neck-pain",
      "back-pain",
      "headache-migraine",
      "repetitive-strain-injury"
    ],
    "reviewed": "2025-09-29",
    "content": "## What shapes the way you stand {#causes}\n\nSeen from the side, a healthy spine has gentle curves. Seen from behind, it runs close to straight. Posture changes with habit, mood and tiredness. Scoliosis is different: the spine bends sideways and turns as well, and standing up straight does not undo it.\n\n- Hours in one position, at a desk, in a truck or over a phone\n- Muscles of the back, hips and belly that tire early\n- A work table, school desk or screen at the wrong height\n- Growth spurts, when a young body changes faster than its habits\n- Idiopathic scoliosis, the common kind, which has no known cause and often runs in families\n- Age-related changes in discs and bones that add a curve later in life\n\nBackpacks and slouching do not cause scoliosis, though a heavy bag can make a back ache. Nobody needs to feel guilty about a curve.\n\n## Clues in a mirror, a photo or a T-shirt {#signs}\n\nPoor posture mostly makes itself felt as tiredness. The ache sits between the shoulder blades, at the base of the neck or in the lower back. It grows through the day and fades when you move. [Headaches](/symptoms/headache-migraine) and [neck pain](/symptoms/neck-pain) may come along.\n\nYou often see a curve before you feel it. Parents tend to spot it at the pool or while buying clothes:\n\n- One shoulder or shoulder blade sits higher than the other\n- The waist has a deeper fold on one side, or one hip stands out\n- The head is not centered over the hips\n- The ribs rise on one side when the child bends forward\n- Hems and shirts hang unevenly\n\nMany teenagers with scoliosis have no pain at all. Adults more often notice stiffness or back pain, sometimes with leg symptoms.\n\n## Scoliosis: what a chiropractor checks and passes on {#care}\n\nThe conversation covers your days: chair, screen, sleep, sport, and any family history of curves. In the exam we look at balance, leg length, movement, strength and the forward bend. An X-ray is the way to measure a curve, and we ask for one only when what we see calls for it.\n\nFor posture-related aches, care may combine adjustments, soft-tissue work and exercises for the upper back and hips. An adjustment, a controlled push on a stiff joint, may ease discomfort for some people. It does not set your posture by itself, and there is no single \"perfect\" posture. Strength and frequent changes of position do more.\n\nFor scoliosis, please read this plainly: adjustments have not been shown to straighten a curve or stop it from growing. Guidelines for growing children rest on watching, specific exercises, bracing and, for large curves, surgery. A child with suspected scoliosis should see a physician or a spine specialist, not only a chiropractor. We can help arrange that. Alongside it, we may ease stiffness with the light methods of our [pediatric care](/services/pediatric-care).\n\n## Try one of these this week {#home}\n\n- **Change position every 30 minutes.** Stand for a phone call or fill your glass. Muscles tire from stillness more than from movement.\n- **Lift the screen to eye level.** A stack of books under the laptop and a separate keyboard keep the head over the shoulders.\n- **Support feet and lower back.** Both feet on the floor and a rolled towel behind the belt line take effort out of sitting.\n- **Train your back twice a week.** Wall slides, rows with a band and bridges give muscles the staying power that good posture needs.\n- **Pack the backpack light and wear both straps.** Heavy books go close to the spine, so the load does not pull backward.\n- **Look once a season while a child grows.** Have them bend forward, and book a medical check if one side stands higher.\n\nStart with one change, not all six. Habits hold when they are small enough for a busy Tuesday.\n\n## When scoliosis or an aching back is urgent {#urgent}\n\nMost posture problems can wait for an appointment. These cannot:\n\n- Numbness around the groin, or new trouble controlling the bladder or bowels\n- Weakness, stumbling or loss of feeling in the legs or arms\n- Severe back pain after a fall, a crash or a hard hit\n- Back pain with fever, chills or feeling very ill\n- Trouble breathing or chest pain in someone with a large curve\n- A sudden new stoop with sharp pain, above all in an older adult with thin bones\n\nCall 911 or go to the nearest emergency room. A chiropractic office is not the place for these. A child whose back hurts at night, or whose curve changes fast, should see a physician within days.",
    "_meta": {
      "filePath": "symptoms/postural-issues-scoliosis.en.md",
      "fileName": "postural-issues-scoliosis.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/postural-issues-scoliosis.en"
    }
  },
  {
    "title": "Repetitive Strain Injury",
    "heading": "Repetitive strain injury",
    "menu": "Wrists, elbows and shoulders that repeat",
    "card": "The same cut, scan or click all day can leave wrists, elbows, shoulders and neck sore and tired.",
    "lead": "Thousands of small movements on a production line, at a register or at a keyboard can lead to a repetitive strain injury. The earlier you look at it, the more choices you have.",
    "caption": "Repetitive strain in hand, wrist and forearm",
    "pin": "Where strain often builds up",
    "board": "Repetitive strain",
    "short": "Wrist, elbow, shoulder overuse.",
    "cta": "Show us the movement that hurts",
    "seo": {
      "focus": "repetitive strain injury",
      "title": "Repetitive Strain Injury",
      "description": "Sore wrists, elbows or shoulders from repeated work? How we examine a repetitive strain injury in Springdale, and what to change at your station."
    },
    "sources": [
      {
        "title": "Repetitive strain injury (RSI)",
        "type": "public-health",
        "publisher": "NHS",
        "url": "https://www.nhs.uk/conditions/repetitive-strain-injury-rsi/",
        "lang": "en"
      },
      {
        "title": "Carpal Tunnel Syndrome",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/carpaltunnelsyndrome.html",
        "lang": "en"
      },
      {
        "title": "Ergonomics",
        "type": "public-health",
        "publisher": "Occupational Safety and Health Administration (OSHA)",
        "url": "https://www.osha.gov/ergonomics",
        "lang": "en"
      },
      {
        "title": "Repetitive strain injury (van Tulder et al., 2007)",
        "type": "peer-reviewed",
        "publisher": "The Lancet",
        "url": "https://doi.org/10.1016/S0140-6736(07)60820-4",
        "lang": "en"
      }
    ],
    "order": 10,
    "drawing": "repetitive-strain-injury",
    "offer": "free-consultation",
    "aliases": [
      "repetitive-strain-injuries"
    ],
    "related": [
      "work-injury",
      "neck-pain",
      "sports-injuries",
      "stress-management"
    ],
    "reviewed": "2025-09-29",
    "content": "## How a repetitive strain injury begins {#causes}\n\nTendons, muscles and nerves handle a lot of work when they get time to recover. Trouble begins when the same motion returns before they have rested. Force, cold, vibration and an awkward angle make the load heavier.\n\n- Cutting, hanging or packing at line speed in a cold room\n- Scanning, lifting and reaching at a register or in a warehouse\n- Typing, clicking and scrolling for hours with the wrists bent\n- Gripping power tools, steering wheels or clippers that vibrate\n- Lifting a baby, playing an instrument or gaming late into the night\n- A sudden jump in hours, pace or training\n\nPlenty of people do the same job for years without pain. Age, poor sleep, stress, past injuries and conditions such as diabetes can tip the balance. So can one new task.\n\n## From a tired hand to a steady ache {#signs}\n\nThe early signs are easy to shrug off. An ache shows up near the end of a shift and is gone by morning. Weeks later it comes sooner, lasts longer and follows you home.\n\n- Burning, aching or throbbing in the hand, wrist, forearm, elbow or shoulder\n- Tingling or numbness in the fingers, often at night or while holding a phone\n- A weak grip: cups slip, jars stay shut\n- Stiff fingers in the morning, or a thumb that hurts when you turn a key\n- A tight neck and shoulder on the side that works the most\n\n\"Repetitive strain\" is an umbrella term. Under it sit named problems such as carpal tunnel syndrome, tennis elbow or an irritated tendon. Sometimes there is pain but no clear label.\n\n## How we trace a repetitive strain injury {#care}\n\nWe ask you to show us the movement: how you stand, reach, hold and repeat it. Then we examine the hand, elbow and shoulder, and also the neck and upper back. A nerve irritated in the [neck](/symptoms/neck-pain) can make a hand tingle. Most of these problems sit in soft tissue, which an X-ray does not show well, so we ask for one only if needed.\n\nCare may include work on tight muscles, gentle movement of stiff joints, and exercises that build strength step by step. If the neck or upper back moves poorly, an adjustment may be part of the plan. It is a quick or gentle controlled movement of one joint. We also talk through your station, tools and breaks.\n\nResearch on these problems is mixed. Exercise helps some people, and a wrist splint may ease carpal tunnel symptoms. Evidence for adjustments in hand and arm pain is limited. We check progress with you and change course if nothing changes.\n\nIf we see muscle loss, constant numbness or a torn tendon, we refer you to a physician or hand specialist. If your job is the cause, our [work injury](/symptoms/work-injury) page explains why early reporting matters.\n\n## Changes that lighten the load {#home}\n\n- Take short breaks often. Even a minute lets tendons recover before the next round.\n- Keep your wrists straight when you type, cut or ride. A bent wrist squeezes the nerve and tendons.\n- Switch hands or tasks when you can. A different motion rests the tired tissue.\n- Warm your hands before a cold shift and keep them dry. Cold muscles tire sooner.\n- Loosen your grip on the knife, mouse or wheel. Most tasks need less force than we use.\n- Tell your supervisor early. A rotated task or sharper tool is easier to arrange before you are off work.\n\nTry not to push through for weeks, but do not stop moving altogether. Gentle, varied use keeps joints from getting stiff.\n\n## When a sore arm is an emergency {#urgent}\n\nSome arm symptoms have nothing to do with overuse. Get help right away for:\n\n- Arm, jaw or chest pain with shortness of breath, sweating or nausea\n- Sudden weakness or numbness of an arm or face, or slurred speech\n- A hot, red, swollen joint or hand with fever, or red streaks up the arm\n- A hand that turns cold, pale or blue\n- A visible deformity, a deep cut, or a \"pop\" followed by loss of movement\n- New weakness in both arms, or trouble walking along with neck pain\n\nCall 911 or go to the nearest emergency room. They need a hospital, and an office visit with us would only cost you time.",
    "_meta": {
      "filePath": "symptoms/repetitive-strain-injury.en.md",
      "fileName": "repetitive-strain-injury.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/repetitive-strain-injury.en"
    }
  },
  {
    "title": "Sciatica & Neuropathy",
    "heading": "Sciatica and neuropathy",
    "menu": "Leg pain, tingling and numb feet",
    "card": "Pain that runs down one leg and feet that tingle can feel alike, but they call for different care.",
    "lead": "A sharp line of pain from the buttock to the calf suggests one problem. Feet that burn or go numb at night suggest another. Because sciatica and neuropathy can feel alike, we help you find out which one is yours, and who should treat it.",
    "caption": "Hips and thighs: sciatica or neuropathy?",
    "pin": "Where leg pain often begins",
    "board": "Sciatica, neuropathy",
    "short": "Leg pain, tingling, numb feet.",
    "cta": "Show us where the pain runs",
    "seo": {
      "focus": "sciatica and neuropathy",
      "title": "Sciatica and Neuropathy",
      "description": "Leg pain, tingling or numb feet? Learn how sciatica and neuropathy differ, what our Springdale clinic can do, and when to see a physician first."
    },
    "sources": [
      {
        "title": "Sciatica",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/sciatica.html",
        "lang": "en"
      },
      {
        "title": "Peripheral Nerve Disorders",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/peripheralnervedisorders.html",
        "lang": "en"
      },
      {
        "title": "Diagnosis and treatment of sciatica (Jensen et al., 2019)",
        "type": "peer-reviewed",
        "publisher": "BMJ",
        "url": "https://doi.org/10.1136/bmj.l6273",
        "lang": "en"
      },
      {
        "title": "Spinal Manipulation: What You Need To Know",
        "type": "public-health",
        "publisher": "National Center for Complementary and Integrative Health (NCCIH)",
        "url": "https://www.nccih.nih.gov/health/spinal-manipulation-what-you-need-to-know",
        "lang": "en"
      }
    ],
    "order": 9,
    "drawing": "sciatica-neuropathy",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "back-pain",
      "work-injury",
      "postural-issues-scoliosis",
      "arthritis-joint-pain"
    ],
    "reviewed": "2025-09-29",
    "content": "## Sciatica and neuropathy: why they get mixed up {#causes}\n\nSciatica is pain that follows the sciatic nerve from the low back through the buttock and down one leg. Neuropathy is something else. There the nerves themselves are damaged, often in both feet, and the reason may lie far from the spine.\n\n- A disc in the low back that bulges and irritates a nerve root\n- A spinal canal that narrows with age, so that standing or walking brings on leg pain\n- Tight or irritated muscles deep in the buttock, close to the nerve\n- Heavy lifting, a twist or a fall that starts the trouble in the low back\n- For neuropathy: diabetes, low vitamin B12, heavy alcohol use, or thyroid or kidney disease\n- Also for neuropathy: some infections and some medicines, such as certain cancer drugs\n\nSome people first notice sciatica behind the wheel, after an hour on I-49. Neuropathy tends to creep in over months. Telling the two apart comes before any treatment.\n\n## One leg, or both feet? {#signs}\n\nSciatica usually picks one side. The pain may be sharp, hot or electric, and it often reaches below the knee. Coughing, sneezing, bending or sitting can set it off. The leg often hurts more than the back.\n\nNeuropathy in the feet has a different map:\n\n- It often starts in the toes of both feet and climbs slowly, like a pair of socks\n- It burns, prickles or feels numb, and it is often worse at night\n- Light touch, even a bedsheet, may hurt\n- Balance feels unsure in the dark or on uneven ground\n\nSome people have both sciatica and neuropathy. A person with diabetes can also have a disc problem, so a long list of symptoms is worth sorting with care.\n\n## How we tell sciatica from neuropathy {#care}\n\nFirst we talk: where the pain runs, what sets it off, your medicines and your health history. Then the exam checks strength, reflexes, feeling in the skin, and how your low back and hips move. An X-ray does not show nerves, so we take one only if the exam raises another question. You hear the cost first.\n\nIf the signs point to sciatica, care may include an adjustment. That is a controlled, precise push or gentle stretch to a joint that is not moving well. We may add soft-tissue work, simple exercises and advice on sitting and lifting.\n\nMost people with sciatica improve over time without surgery, with exercise, manual therapy and pain relief. Studies suggest that hands-on care may help as one part of that plan. The evidence is modest, results differ, and some people feel sore for a day after an adjustment.\n\nNeuropathy is different. An adjustment does not repair damaged nerves. We can look at stiff joints, walking and balance, but the cause belongs to a physician. We refer you for blood tests, imaging or a nerve specialist when the exam calls for it.\n\n## Looking after a sore leg or numb feet {#home}\n\n- Keep walking in short stretches. Gentle movement usually helps sciatica more than bed rest.\n- Get up from your chair at least every half hour. Long sitting can press on a sore disc.\n- Stop halfway on a long drive and walk around the car. Your back gets a break from sitting and vibration.\n- Sleep on your side with a pillow between your knees. It keeps the low back and hips level.\n- If your feet are numb, look at them every day and wear shoes indoors. You may not feel a cut or blister.\n- Test bath water with your elbow, and keep heating pads off numb skin. Burns can happen unnoticed.\n\nIf you have diabetes, keeping your blood sugar in the range your physician set protects the nerves too. For more on the low back itself, see [back pain](/symptoms/back-pain). If it began with a lift on the job, read about [work injuries](/symptoms/work-injury).\n\n## Do not wait with these signs {#urgent}\n\nGet emergency help right away if you notice:\n\n- Numbness around the groin, genitals or buttocks\n- New trouble passing urine, or loss of bladder or bowel control\n- Leg weakness that gets worse or climbs over hours or days, a foot that drops, or pain down both legs at once\n- Severe back or leg pain after a fall or crash, or with fever\n- Sudden weakness or numbness on one side of the body, or trouble speaking\n- A foot that turns cold, pale or blue, or an infected wound with fever\n\nCall 911 or go to the nearest emergency room. A chiropractic office is not the place for these.",
    "_meta": {
      "filePath": "symptoms/sciatica-neuropathy.en.md",
      "fileName": "sciatica-neuropathy.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/sciatica-neuropathy.en"
    }
  },
  {
    "title": "Sports Injuries",
    "heading": "Sports injuries",
    "menu": "Sprains, strains and overuse",
    "card": "Rolled ankles, sore shoulders, backs that tighten mid-ride: read the signs and plan a sensible return to your sport.",
    "lead": "The game is over, but the ankle, shoulder or back is still talking. Together with a sports injury chiropractor, you work out what you strained, what to rest, and how to return step by step.",
    "caption": "A shoulder, where sports injuries are common",
    "pin": "Where throwing and lifting pull",
    "board": "Sports injuries",
    "short": "Sprains, strains and overuse.",
    "cta": "Let's plan your way back to play",
    "seo": {
      "focus": "sports injury chiropractor",
      "title": "Sports Injury Chiropractor",
      "description": "Sprains, strains and sore backs from sport: what a sports injury chiropractor in Springdale checks, first steps at home, and the way back to play."
    },
    "sources": [
      {
        "title": "Sports Injuries",
        "type": "public-health",
        "publisher": "National Institute of Arthritis and Musculoskeletal and Skin Diseases",
        "url": "https://www.niams.nih.gov/health-topics/sports-injuries",
        "lang": "en"
      },
      {
        "title": "Sports Injuries",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/sportsinjuries.html",
        "lang": "en"
      },
      {
        "title": "HEADS UP",
        "type": "public-health",
        "publisher": "Centers for Disease Control and Prevention",
        "url": "https://www.cdc.gov/heads-up/index.html",
        "lang": "en"
      },
      {
        "title": "Ankle Stability and Movement Coordination Impairments: Lateral Ankle Ligament Sprains Revision 2021",
        "type": "peer-reviewed",
        "publisher": "Journal of Orthopaedic & Sports Physical Therapy",
        "url": "https://doi.org/10.2519/jospt.2021.0302",
        "lang": "en"
      }
    ],
    "order": 7,
    "drawing": "sports-injuries",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "arthritis-joint-pain",
      "back-pain",
      "repetitive-strain-injury",
      "neck-pain"
    ],
    "reviewed": "2025-09-29",
    "content": "## Sudden or slow: two kinds of sports injury {#causes}\n\nAcute injuries have a moment you can point to: the landing, the tackle, the missed curb. Overuse injuries do not. They grow when training climbs faster than muscles, tendons and bones can adapt.\n\n- Sprains, where a ligament is stretched or torn, most often at the ankle\n- Strains, where a muscle or tendon is overloaded, as in the hamstring or groin\n- Tendon pain from many throws, serves, jumps or hill repeats\n- A jump in distance, speed or weight without enough easy days\n- A bike, shoe or racket that does not fit the way you move\n- Playing again before an earlier injury has recovered\n\nChildren and teens deserve extra care, because their growth plates are softer than the ligaments around them. A physician should check pain at one spot on a bone.\n\n## Soreness, or a sports injury? {#signs}\n\nOrdinary muscle soreness comes on a day or two after hard effort, feels dull on both sides, and fades within a few days. An injury behaves differently:\n\n- Pain on one side, at a spot you can cover with a finger\n- Swelling or bruising in the hours after a twist or blow\n- A joint that gives way, catches or will not straighten\n- Pain that starts earlier in each session, or stays into the night\n- Weakness that changes your stride, swing or grip\n- A neck or lower back that locks up after a long ride on the Razorback Greenway\n\nHead injuries are a case apart. If a concussion is possible, the player leaves the game that day and sees a medical professional before going back.\n\n## From the exam to the return plan {#care}\n\nWe start with your sport: how the injury happened, how you train, and what you want to get back to. Then the exam checks the sore area and the joints above and below it. It also checks strength, balance and the spine. We take X-rays only when the exam leaves a doubt about a bone.\n\nDepending on what we find, care may include joint adjustments, soft-tissue work and exercises that load the tissue little by little. We make adjustments short and precise, on joints that have stiffened. For children we use the lighter methods of our [pediatric care](/services/pediatric-care). We also talk through which training to keep, and which to pause.\n\nIf you see a chiropractor for a sports injury, know that the evidence is uneven. A physical therapy guideline supports hands-on joint work after an ankle sprain when it is paired with exercise. For many other sports injuries, research on chiropractic care is thin, and graded exercise has the firmer support. Claims that adjustments improve performance are not well proven.\n\nSuspected fractures, full tears, dislocations, concussions and stress fractures go to a physician or sports medicine clinic. Related reading: [back pain](/symptoms/back-pain) and our article on [injury prevention and recovery](/blog/injury-prevention-recovery).\n\n## The first days and the way back {#home}\n\n- **Protect it for one to three days.** Stop what hurts, and use a brace or crutches if walking makes you limp.\n- **Compress and raise it.** An elastic wrap and a pillow can limit swelling. Loosen the wrap if toes or fingers tingle.\n- **Use cold for comfort.** Fifteen minutes with a cloth on the skin can dull pain. It does not need to be constant.\n- **Start gentle movement early.** Small, nearly pain-free motions help stiffness and remind the muscles of their job.\n- **Keep the rest of you fit.** A sore ankle may still allow swimming or upper-body work, which makes the return easier.\n- **Go back in steps.** Walk, jog, run, turn, then play. Move on only if the next morning feels no worse.\n\nSleep matters as well. Tissue repairs itself during sleep, and tired players get hurt more easily.\n\n## When a sports injury is an emergency {#urgent}\n\nLeave the field and get emergency help for:\n\n- Loss of consciousness, seizure, confusion, repeated vomiting or a growing headache after a blow to the head\n- Neck pain after a collision, or any numbness or weakness in the arms or legs\n- A bone or joint that looks deformed, or a leg that cannot take four steps\n- A hand or foot that turns cold, pale or numb below the injury\n- Chest pain, fainting or trouble breathing during exercise\n- Overheating with confusion or collapse on a hot practice day\n\nCall 911 or go to the nearest emergency room. Do not move a player who may have a neck injury. None of this belongs in a chiropractic office.",
    "_meta": {
      "filePath": "symptoms/sports-injuries.en.md",
      "fileName": "sports-injuries.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/sports-injuries.en"
    }
  },
  {
    "title": "Stress Management",
    "heading": "Stress that settles in the body",
    "menu": "Tight shoulders, clenched jaw, short breath",
    "card": "Worry has a way of landing in the shoulders, jaw and back, and there are ways to help them let go.",
    "lead": "You cannot always change the shift, the bills or the exam week. Stress management may still ease how much of it your neck and shoulders carry. We look at the physical side and say plainly what lies beyond it.",
    "caption": "Stress in the neck and shoulder",
    "pin": "Where tension often settles",
    "board": "Stress management",
    "short": "Tension you can feel.",
    "cta": "Tell us where you hold tension",
    "seo": {
      "focus": "stress management",
      "title": "Stress Management Care",
      "description": "Stress can tighten the neck, jaw and back. See how stress management and hands-on care in Springdale may ease tension, and where to find more support."
    },
    "sources": [
      {
        "title": "Stress",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/stress.html",
        "lang": "en"
      },
      {
        "title": "Stress",
        "type": "public-health",
        "publisher": "National Center for Complementary and Integrative Health (NCCIH)",
        "url": "https://www.nccih.nih.gov/health/stress",
        "lang": "en"
      },
      {
        "title": "Stress: questions and answers",
        "type": "public-health",
        "publisher": "World Health Organization",
        "url": "https://www.who.int/news-room/questions-and-answers/item/stress",
        "lang": "en"
      },
      {
        "title": "Spinal Manipulation: What You Need To Know",
        "type": "public-health",
        "publisher": "National Center for Complementary and Integrative Health (NCCIH)",
        "url": "https://www.nccih.nih.gov/health/spinal-manipulation-what-you-need-to-know",
        "lang": "en"
      }
    ],
    "order": 11,
    "drawing": "stress-management",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "headache-migraine",
      "neck-pain",
      "various-health-concerns",
      "postural-issues-scoliosis"
    ],
    "reviewed": "2025-09-29",
    "content": "## Why a hard week ends up in your shoulders {#causes}\n\nWhen you feel pressure, your body gets ready to act. Muscles brace, breathing turns shallow and the heart speeds up. That is useful for a minute. When it lasts for months, the muscles may never get the message to stand down.\n\n- Rotating or night shifts that leave little time to recover\n- Money or family worries that follow you to bed\n- Hours in one position at a desk, on a line or in traffic\n- Caring for children or aging parents, with no quiet hour of your own\n- Exams, deadlines or a job search\n- Pain itself, which adds to stress and then feeds on it\n\nBodies are built this way, and none of it is a sign of weakness. Stress and pain often travel in a loop, so easing one side may give the other some room.\n\n## Where people feel it {#signs}\n\nSome people only notice at a stoplight, when they catch themselves gripping the wheel. You may find:\n\n- A stiff neck and tender spots between the shoulder blades\n- A jaw that is sore in the morning from clenching or grinding\n- Tension headaches late in the day\n- A low back that aches more in busy weeks\n- Short breaths high in the chest, restless sleep and little patience\n\nStress can also affect mood, appetite, digestion and blood pressure. Those deserve a talk with your physician, because other conditions can cause the same signs. If headaches are the main trouble, start with [headache and migraine](/symptoms/headache-migraine).\n\n## Hands-on care for tension, and its limits {#care}\n\nYour first visit begins with an unhurried conversation. We ask where you hold tension, how you sleep and work, and what else is going on. The exam looks at how your neck, back, ribs and jaw move, and which muscles stay tight.\n\nCare may include soft-tissue work, stretching and breathing practice. If a joint moves poorly, an adjustment may fit too. It is a controlled, specific movement meant to help the joint move more freely. You can ask for a gentle method or say no to any step.\n\nThe evidence has limits. Studies suggest that spinal manipulation may help with neck pain, back pain and some headaches. It has not been shown to treat stress itself, anxiety or depression. Relaxation methods and exercise have better support for that. So we treat what is physical, and we teach you stress management skills you can use without us.\n\nIf worry or sadness fills most days, we will encourage you to see a physician or counselor. Chiropractic care does not replace that help, and it should never delay it.\n\n## Stress management you can try at home {#home}\n\n- Breathe out slowly, longer than you breathe in, for two minutes. A long breath out helps the body settle.\n- Drop your shoulders and unclench your teeth at every red light. Small resets keep tension from piling up.\n- Walk 20 minutes outdoors, perhaps on the Razorback Greenway. Movement helps mood and loosens stiff muscles.\n- Keep the same bedtime and wake time when your shifts allow. Regular sleep helps the body handle pressure.\n- Put your phone and the news away an hour before bed. A calmer evening makes it easier to doze off.\n- Talk with someone you trust. Saying it aloud often makes a problem feel more manageable.\n\nPick one and try it for a week. If your neck complains the most, our [neck pain](/symptoms/neck-pain) page has more ideas.\n\n## When stress becomes an emergency {#urgent}\n\nGet help at once, for yourself or someone close to you, in case of:\n\n- Thoughts of suicide, or of hurting yourself or someone else\n- Chest pain or pressure, or pain that spreads to the arm or jaw\n- Trouble breathing, fainting, or a racing heartbeat that does not slow down\n- A sudden, severe headache unlike any before\n- Weakness on one side, confusion, or trouble speaking\n- Seeing or hearing things that are not there\n\nCall 911 or go to the nearest emergency room. No chiropractic office can handle these. For thoughts of suicide or an emotional crisis, you can also call or text 988, day or night, at no charge.",
    "_meta": {
      "filePath": "symptoms/stress-management.en.md",
      "fileName": "stress-management.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/stress-management.en"
    }
  },
  {
    "title": "Various Health Concerns",
    "heading": "Other health concerns",
    "menu": "Jaw, dizziness, hips, feet and sleep",
    "card": "Not every complaint has a page of its own, so here is what we can look at and what we refer on.",
    "lead": "A clicking jaw, a hip that aches on stairs, sleep broken by discomfort. Jaw and hip pain, or any trouble that is not on our list: just ask. We will say whether it fits here or belongs with a physician.",
    "caption": "Head, neck and back, from jaw to hip",
    "pin": "A spot worth asking about",
    "board": "Other health concerns",
    "short": "Jaw, hips, feet and more.",
    "cta": "Not on the list? Ask us",
    "seo": {
      "focus": "jaw and hip pain",
      "title": "Jaw and Hip Pain Care",
      "description": "Jaw and hip pain, sore feet, neck-related dizziness or broken sleep: what a Springdale chiropractor can check and what belongs with a physician."
    },
    "sources": [
      {
        "title": "TMD (Temporomandibular Disorders)",
        "type": "public-health",
        "publisher": "National Institute of Dental and Craniofacial Research (NIDCR)",
        "url": "https://www.nidcr.nih.gov/health-info/tmd",
        "lang": "en"
      },
      {
        "title": "Dizziness and Vertigo",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/dizzinessandvertigo.html",
        "lang": "en"
      },
      {
        "title": "Fatigue",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/fatigue.html",
        "lang": "en"
      },
      {
        "title": "How to diagnose cervicogenic dizziness (Reiley et al., 2017)",
        "type": "peer-reviewed",
        "publisher": "Archives of Physiotherapy",
        "url": "https://doi.org/10.1186/s40945-017-0040-x",
        "lang": "en"
      }
    ],
    "order": 12,
    "drawing": "various-health-concerns",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "stress-management",
      "back-pain",
      "headache-migraine",
      "arthritis-joint-pain"
    ],
    "reviewed": "2025-09-29",
    "content": "## Complaints without a neat label {#causes}\n\nJoints and muscles work as a team, so a problem in one place may be felt in another. Jaw pain and hip pain, too, can begin somewhere else. The same complaint can also come from an ear, a blood vessel, a gland or a medicine. That is why we ask before we touch.\n\n- Jaw tension from clenching, grinding or a stiff upper neck\n- Dizziness with neck pain, once inner-ear, heart and nerve causes have been ruled out\n- Poor sleep because no position stays comfortable\n- Tiredness that comes with weeks of pain and broken nights\n- Hip or buttock pain from stiff joints, a weak side or long hours standing on concrete\n- Heel, arch or ankle pain linked to footwear, load or an old sprain\n\nIf your spot has its own page, start there. [Arthritis and joint pain](/symptoms/arthritis-joint-pain) covers knees, shoulders and hands, for example.\n\n## What people tell us: jaw pain, hip pain and more {#signs}\n\nOften the first words are \"I don't know if this is for you.\" That is a fair question to bring. These patterns suggest that muscles and joints may play a part:\n\n- The complaint changes with position, movement or load\n- It eases with rest, warmth or a change of posture\n- One side feels stiffer or weaker than the other\n- Your jaw clicks and the muscles at your temples are sore\n- Your first steps in the morning hurt, then it gets better\n\nOther patterns point away from us. Constant symptoms that ignore how you move call for a physician first. So do fever, weight loss without trying, or tiredness with no clear reason.\n\n## How we decide if we can help {#care}\n\nIn the [free consultation](/free-consultation) you describe the trouble, and we ask about your health, medicines and daily load. If an exam makes sense, we check movement, strength, balance and reflexes. We explain costs first.\n\nWhen joints and muscles seem to be involved, care may include soft-tissue work, exercises and gentle joint movement. An adjustment is one of those tools: a controlled movement of a joint that has become stiff.\n\nEvidence differs by complaint. For jaw pain, simple self-care and exercise help many people. For dizziness that comes from the neck, small studies suggest hands-on care may help. That diagnosis is only made after other causes are excluded. For sleep and energy, care may help only as far as pain is what disturbs them.\n\nWe do not treat diseases of the heart, lungs, stomach, hormones or immune system, and we make no claims about them. Teeth and bite belong to a dentist. New dizziness goes to a physician first. Please do not stop any medicine because of what you read here.\n\n## Worth trying first, from jaw to hip {#home}\n\n- Rest your jaw: lips closed, teeth apart, tongue relaxed. It gives the chewing muscles a break.\n- Choose soft food and small bites for a few days. Less force lets a sore jaw joint calm down.\n- Get up in stages when you feel lightheaded: sit first, then stand. It lowers the risk of a fall.\n- Put a pillow between or under your knees at night. Hips and low back often rest better.\n- Wear shoes with a firm heel and room for your toes on long shifts. Your feet share the load better.\n- Write down when the trouble starts, how long it lasts and what eases it. Two weeks of notes help anyone who examines you.\n\nIf worry and tension are part of the picture, our page on [stress](/symptoms/stress-management) may be useful too.\n\n## Signs that need a hospital, not us {#urgent}\n\nDo not book a visit with us if you have:\n\n- Sudden dizziness with double vision, slurred speech, a drooping face or trouble walking\n- Chest pain, or jaw or arm pain with sweating or shortness of breath\n- A sudden, severe headache or neck pain, especially after an injury\n- After age 50: a new headache with sore temples, jaw pain when you chew, or changes in sight\n- Fainting, a seizure or new confusion\n- A hip or foot that cannot bear weight after a fall, a hot, swollen joint with fever, or sudden swelling and pain in one calf\n\nCall 911 or go to the nearest emergency room instead.",
    "_meta": {
      "filePath": "symptoms/various-health-concerns.en.md",
      "fileName": "various-health-concerns.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/various-health-concerns.en"
    }
  },
  {
    "title": "Work Injury",
    "heading": "Work injury",
    "menu": "Lifting, standing, repeating",
    "card": "A bad lift, a fall or the same motion all week can leave a back, neck or shoulder that will not settle.",
    "lead": "Lifting, standing, driving and cutting all leave their mark on a body. With a work injury chiropractor, you look at what hurts, what your job asks of you, and which steps make sense from here.",
    "caption": "Low back and hips, where a work injury often sits",
    "pin": "Where lifting strains the back",
    "board": "Work injury",
    "short": "Lifting, standing, repeating.",
    "cta": "Tell us what happened at work",
    "seo": {
      "focus": "work injury chiropractor",
      "title": "Work Injury Chiropractor",
      "description": "Hurt on the line, at the dock or on the road? What a work injury chiropractor in Springdale looks for, what to do right away, and when to go to the ER."
    },
    "sources": [
      {
        "title": "About Ergonomics and Work-Related Musculoskeletal Disorders",
        "type": "public-health",
        "publisher": "National Institute for Occupational Safety and Health, CDC",
        "url": "https://www.cdc.gov/niosh/ergonomics/about/index.html",
        "lang": "en"
      },
      {
        "title": "Occupational Health",
        "type": "public-health",
        "publisher": "MedlinePlus, U.S. National Library of Medicine",
        "url": "https://medlineplus.gov/occupationalhealth.html",
        "lang": "en"
      },
      {
        "title": "Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians",
        "type": "peer-reviewed",
        "publisher": "Annals of Internal Medicine, 2017",
        "url": "https://doi.org/10.7326/M16-2367",
        "lang": "en"
      }
    ],
    "order": 5,
    "drawing": "work-injury",
    "offer": "free-consultation",
    "aliases": [],
    "related": [
      "back-pain",
      "repetitive-strain-injury",
      "sciatica-neuropathy",
      "neck-pain"
    ],
    "reviewed": "2025-09-29",
    "content": "## How a shift turns into a work injury {#causes}\n\nSome work injuries take one second: a wet floor, or a box heavier than it looked. Others build for months on a line, at a loading dock or behind a wheel. Both kinds are real, and both deserve a careful look.\n\n- One heavy or awkward lift, above all with a twist at the end\n- The same reach, cut or pull many times an hour, as on a poultry line\n- Long hours on concrete, or bent over a table that is too low\n- Days on I-49 in a seat that shakes the spine\n- Slips and falls, even the ones you laughed off at first\n- Cold rooms, vibrating tools and tired muscles late in the shift\n\nOften several of these add up. A strained muscle, a stiff spinal joint and a sore disc can feel alike at first. That is why we ask about your tasks as well as your pain.\n\n## What the body says after clocking out {#signs}\n\nPain may start on the spot or wait until the next morning. A strained muscle tightens while you sleep, so day two can feel worse than day one. People with a work injury often describe:\n\n- A sharp catch in the lower back when they stand up or turn\n- A neck or shoulder that stiffens on the side that does the work\n- An ache between the shoulder blades that is back by midweek\n- Tingling or numbness that travels into an arm or a leg\n- Hands that feel clumsy or weak near the end of the day\n\nPain that runs from the back into the leg has its own page: [sciatica and neuropathy](/symptoms/sciatica-neuropathy). If no single event started it, read about [repetitive strain](/symptoms/repetitive-strain-injury) too.\n\n## Work injury care with your job in mind {#care}\n\nWe begin with a conversation: how it happened, what your job involves, and what you need to be able to do again. The exam checks posture, movement, strength, reflexes and the sore area. It includes X-rays only if something we find calls for them.\n\nIf a joint is not moving well, we may adjust it with a quick, controlled push by hand. We may add soft-tissue work, a few exercises, and advice on lifting or pacing a task. At a separate visit you hear our findings, the plan of care, the costs and what insurance may pay.\n\nFor low back pain, the American College of Physicians lists spinal manipulation among several non-drug options, next to heat, massage and exercise. The benefit is usually modest, and many new strains ease with time. Some people feel sore for a day or two afterward.\n\nFractures, torn tendons, open wounds and growing weakness belong to medical care. If we suspect one, we refer you.\n\n## First steps, on the job and at home {#home}\n\n- **Report it right away, in writing.** A dated note helps your employer act and helps protect a claim.\n- **Ask whom you may see.** In a workers' compensation case, the employer or its insurer may choose the first provider. Ask before you start care.\n- **Keep moving in small doses.** A few minutes of easy walking every hour or two eases stiffness. Long bed rest tends to slow recovery.\n- **Use warmth or cold for 15 minutes.** Either can calm the ache. Keep a cloth between the pack and your skin.\n- **Keep the box against your belt.** Turn with your feet, because distance and twisting add to the strain.\n- **Ask for lighter duty for a while.** A changed task often lets you keep working while tissue recovers.\n\nWe accept workers' compensation. Our page on [insurance plans](/financial-information/insurance-plans) explains how we check coverage.\n\n## When a work injury belongs in the ER {#urgent}\n\nGet emergency help for any of these after an injury at work:\n\n- A fall from a height, a crush injury, or severe neck or spine pain after a blow\n- A hit to the head with confusion, fainting, repeated vomiting or a worsening headache\n- New trouble controlling the bladder or bowels, or numbness around the groin\n- Weakness in an arm or leg that is new, or getting worse\n- A limb that looks bent, turns pale or cold, or bleeds without stopping\n- Chest pain or trouble breathing, during effort or after it\n\nCall 911 or go to the nearest emergency room. After a hard fall, stay still until help arrives. A chiropractic office is not the place for these.",
    "_meta": {
      "filePath": "symptoms/work-injury.en.md",
      "fileName": "work-injury.en.md",
      "directory": "symptoms",
      "extension": "md",
      "path": "symptoms/work-injury.en"
    }
  }
]