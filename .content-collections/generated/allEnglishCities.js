export default [
  {
    title: 'Bentonville Chiropractor',
    heading: 'For Bentonville desks, and Bentonville trails',
    lead: 'Office days and mountain bike evenings share one spine. If you need a Bentonville chiropractor for either, our Springdale clinic sees corporate workers, cyclists and their families.',
    seo: {
      focus: 'bentonville chiropractor',
      title: 'Bentonville Chiropractor',
      description:
        'A Bentonville chiropractor for office workers and cyclists: our clinic in Springdale sees necks, backs and wrists sore from desk, travel or trail.',
    },
    social: {
      title: 'Desk by day, trail by evening: a chiropractor for Bentonville',
      description:
        'Neck, back and hands after meetings, flights and singletrack. How we look at riders and office workers, and how to reach us from Bentonville.',
    },
    keywords: [
      'chiropractor Bentonville AR',
      'chiropractor for cyclists Bentonville',
      'mountain bike back pain',
      'corporate office neck pain Bentonville',
      'chiropractor near XNA',
    ],
    map: 'Sketch map of Northwest Arkansas with Bentonville in front, in the north-west. The drive from the downtown square is marked. It goes east on Central Avenue to I-49, then south past Rogers and Lowell to Springdale. There it takes Sunset Avenue (US 412) east to the clinic. The Razorback Greenway is a dashed line.',
    stats: {
      claim: 'Bentonville corporate patients',
      travel: 'from downtown Bentonville',
    },
    services: {
      heading: 'For the office week and the riding weekend',
      items: [
        {
          id: 'chiropractic-care',
          text: 'For a neck that has sat through nine video calls and a low back that has held a climb.',
        },
        {
          id: 'wellness-care',
          text: 'A plan around travel weeks and race weeks, with room for rest days.',
        },
        {
          id: 'pregnancy-care',
          text: 'Support for expecting riders and managers alike, on or off the saddle.',
        },
        {
          id: 'pediatric-care',
          text: 'For children who learned to ride a pump track before they could spell it.',
        },
      ],
      also: 'Where desks and handlebars leave a mark',
    },
    directions: {
      heading: 'Out of Bentonville and down to Sunset Avenue',
      lead: 'It is one interstate the whole way. The only question is where you get on.',
      items: [
        {
          id: 'from-square',
          title: 'From the downtown square',
          steps: [
            'Follow Central Avenue east until you come to I-49.',
            'Then drive south, past Rogers and Lowell.',
            'Leave at exit 72 in Springdale and take US 412 toward the east.',
            'The clinic is at 1900 West Sunset Avenue; the suite number is 5.',
          ],
        },
        {
          id: 'from-walton',
          title: 'Starting on Walton Boulevard',
          steps: [
            'Walton Boulevard (US 71B) runs south and then east to I-49.',
            'Then get on the interstate toward Fayetteville.',
            'Watch for Sunset Avenue after the Elm Springs Road exit, and bear east.',
          ],
        },
        {
          id: 'from-airport',
          title: 'From the airport, XNA',
          steps: [
            'Take Highway 264 east through Cave Springs to I-49 at Lowell.',
            'Turn south on the interstate and stay on it to Springdale.',
            'At the Sunset Avenue exit, turn toward downtown Springdale; we come before it.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'On your side of the county line',
      items: [
        {
          id: 'crystal',
          title: 'Crystal Bridges Museum',
          text: 'North-east of the square; its trails join the Greenway that also passes through our town.',
        },
        {
          id: 'square',
          title: 'The square',
          text: 'The start of the marked drive on our map.',
        },
        {
          id: 'slaughter',
          title: 'Slaughter Pen',
          text: 'Rocks and short, hard climbs. Riders often mention their hands first, then the upper back.',
        },
        {
          id: 'coler',
          title: 'Coler Mountain Bike Preserve',
          text: 'West of downtown, with big jumps. A hard landing that still hurts deserves a look.',
        },
        {
          id: 'momentary',
          title: 'The Momentary',
          text: 'A short way south-east of the square, in an old cheese plant. Standing through a concert counts as load, too.',
        },
      ],
    },
    questions: {
      heading: 'What Bentonville riders ask a chiropractor',
      items: [
        {
          id: 'bike-fit',
          title: 'Do you change my bike fit?',
          text: 'We look at how you sit and where it pulls, and may suggest a small change to try. A full fit belongs to a bike shop. Photos from the side, on the bike, help us a great deal. Start with our article on [cycling pain](/blog/cycling-neck-back-pain).',
        },
        {
          id: 'by-bike',
          title: 'Could I ride to the clinic on the Greenway?',
          text: 'The Greenway brings you to downtown Springdale, but we are west of there. The last stretch on Sunset Avenue has fast traffic. So most riders drive that day, and an irritated back may thank them.',
        },
        {
          id: 'crash',
          title: 'I went over the bars. Should I see you first?',
          text: 'Not if you hit your head, passed out or cannot put weight on a limb. Those need an emergency room. Later, when a doctor has cleared you, we can help with what stays stiff.',
        },
        {
          id: 'travel',
          title: 'I fly every other week. Is it worth starting?',
          text: 'Yes, if we plan for it. Visits can be grouped around your trips, and you take home exercises that fit in a hotel room. There is no set number of visits to keep up with.',
        },
        {
          id: 'employer',
          title: 'Will my company’s insurance pay?',
          text: 'Employers choose their plans, so two people in one building may have different cover. Bring your card, and we will check the deductible, the copay and the visit limit with the insurer.',
        },
      ],
    },
    cta: {
      title: 'Before the next meeting, or the next descent',
      text: 'Choose a time around your calendar. Or talk with us first, free of charge.',
    },
    order: 4,
    city: 'Bentonville',
    geo: {
      latitude: 36.3729,
      longitude: -94.2088,
    },
    emphasis: 'bentonville',
    claim: 'bentonvilleCorporatePatients',
    travel: 'downtownBentonvilleMinutes',
    related: ['repetitive-strain-injury', 'neck-pain', 'sports-injuries', 'stress-management'],
    content:
      '## Monday to Friday\n\nA laptop on a kitchen counter, a headset, a flight every other week. Your head drifts toward the screen while your breath gets shallow. By Thursday the neck is tight and the mouse hand tingles. None of it is dramatic, which is why people wait so long.\n\n## Saturday\n\nThen the same body goes riding. Slaughter Pen, Coler and the long Greenway ask for the very things a desk takes away. They need a neck that bends back, a mid-back that turns and hips that open. What the week has stiffened, the trail finds out.\n\n## One plan for both\n\nThat is why we look at the two together. We ask how you sit, how you ride, how you sleep and what you have changed lately. A new saddle or a new boss can both show up in the low back.\n\nSometimes raising a screen does part of the work. At other times it is a shorter reach to the bars. Care at the clinic may help with the rest. Some people need only a few visits and others need more, so we agree on a point to check whether it is working. The page on [repetitive strain](/symptoms/repetitive-strain-injury) is useful for wrists and elbows.',
    _meta: {
      filePath: 'cities/bentonville-chiropractor.en.md',
      fileName: 'bentonville-chiropractor.en.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/bentonville-chiropractor.en',
    },
  },
  {
    title: 'Fayetteville Chiropractor',
    heading: 'Care for Fayetteville and U of A students',
    lead: 'Lectures, laptops and late nights can leave a neck stiff before finals even begin. A Fayetteville chiropractor can be just up the road: our Springdale clinic is an easy trip north from the University of Arkansas.',
    seo: {
      focus: 'fayetteville chiropractor',
      title: 'Fayetteville Chiropractor',
      description:
        'A Fayetteville chiropractor for U of A students, staff and families: our Springdale clinic is a short drive north, with same-day appointments.',
    },
    social: {
      title: 'Stiff neck before finals? A chiropractor near Fayetteville',
      description:
        'For University of Arkansas students, staff and Fayetteville families: what a semester does to a back, how to reach us from campus, and what to bring.',
    },
    keywords: [
      'chiropractor Fayetteville AR',
      'University of Arkansas student chiropractor',
      'chiropractor near U of A campus',
      'student back and neck pain Fayetteville',
    ],
    map: 'Sketch map of Northwest Arkansas with Fayetteville in front, in the south. Two drives are marked. The one from the University of Arkansas goes north on Garland Avenue (Highway 112) and I-49, then east on Sunset Avenue to the clinic. The one from downtown follows College Avenue and Thompson Street (US 71B), then goes west.',
    stats: {
      claim: 'U of A students',
      travel: 'from the U of A campus',
    },
    services: {
      heading: 'Care for students, staff and longtime locals',
      items: [
        {
          id: 'chiropractic-care',
          text: 'For necks bent over a screen in the library and backs that sleep on a dorm mattress.',
        },
        {
          id: 'wellness-care',
          text: 'Small habits that hold up during exam weeks, when the gym is the first thing to go.',
        },
        {
          id: 'pregnancy-care',
          text: 'For graduate students and young faculty who are expecting and still teach three sections.',
        },
        {
          id: 'pediatric-care',
          text: 'For Fayetteville’s younger runners, climbers and trombone players, once we have talked with their parents.',
        },
      ],
      also: 'What a semester tends to bring',
    },
    directions: {
      heading: 'From class to the clinic',
      lead: 'Springdale begins where Fayetteville ends, so every road here points north. Pick the one closest to your front door.',
      items: [
        {
          id: 'from-campus',
          title: 'From campus, by Garland Avenue',
          steps: [
            'Head north on Garland Avenue, which is Highway 112, to I-49.',
            'Then join I-49 North and stay on it past the Fulbright Expressway and Johnson.',
            'Take exit 72 for US 412 and go east; the street is called Sunset Avenue.',
            'Follow the numbers down to 1900 West and find Suite 5.',
          ],
        },
        {
          id: 'from-dickson',
          title: 'Starting at Dickson Street and the Square',
          steps: [
            'Go up to College Avenue (US 71B) and turn north.',
            'Stay with it past the mall; in Springdale its name changes to Thompson Street.',
            'Turn left on Sunset Avenue and drive west to the 1900 block.',
          ],
        },
        {
          id: 'from-wedington',
          title: 'From Wedington Drive and the west side',
          steps: [
            'Take Wedington Drive to I-49 and go north.',
            'Allow a little extra time on I-49 around five o’clock.',
            'Get off where the sign says Sunset Avenue, then drive east.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'From Old Main to Lake Fayetteville',
      items: [
        {
          id: 'old-main',
          title: 'Old Main',
          text: 'The two towers on the hill; Garland Avenue, your way out, begins a few streets off.',
        },
        {
          id: 'stadium',
          title: 'Razorback Stadium',
          text: 'On home game days the roads around it fill early, so book another day.',
        },
        {
          id: 'dickson',
          title: 'Dickson Street',
          text: 'Its east end is close to College Avenue, the road that brings you to us without the interstate.',
        },
        {
          id: 'botanical',
          title: 'Botanical Garden of the Ozarks',
          text: 'By Lake Fayetteville, near the Springdale line, so you have done much of the trip.',
        },
        {
          id: 'lake',
          title: 'Lake Fayetteville',
          text: 'The Greenway runs along the lake before it enters Springdale.',
        },
      ],
    },
    questions: {
      heading: 'What Fayetteville students ask a chiropractor',
      items: [
        {
          id: 'parents-plan',
          title: 'I am on my parents’ insurance from another state. Does that work?',
          text: 'It depends on the plan. Some plans pay for care only near home, while others pay anywhere. Bring the card along, since both sides matter. We will ask the insurer before you decide.',
        },
        {
          id: 'no-car',
          title: 'I have no car on campus. How do people get here?',
          text: 'Many ride with a roommate or book a time close to a friend’s. If you plan to take a bus or a ride service, call first and we will help you choose a quiet hour. The Greenway alone will not bring you to our door.',
        },
        {
          id: 'marching',
          title: 'I play in a band or a club sport. Do I have to stop?',
          text: 'Not as a rule. We want to see what hurts, when, and under what load. You may be asked to change or skip one thing for a while. If an exam points to something that needs a physician, we send you there.',
        },
        {
          id: 'headache',
          title: 'Could my headaches come from my neck?',
          text: 'Some do. Hours with the head forward can strain the joints and muscles at the top of the neck. A sudden, severe headache is different and needs urgent care. Read about [headaches](/symptoms/headache-migraine) first.',
        },
      ],
    },
    cta: {
      title: 'Between classes? Ask for a time today',
      text: 'Bring your schedule and your insurance card. A first talk is free, even the week before finals.',
    },
    order: 2,
    city: 'Fayetteville',
    geo: {
      latitude: 36.0626,
      longitude: -94.1574,
    },
    emphasis: 'fayetteville',
    claim: 'universityStudents',
    travel: 'universityCampusMinutes',
    related: ['neck-pain', 'headache-migraine', 'sports-injuries', 'stress-management'],
    content:
      '## A semester, week by week\n\n**Week two.** The backpack holds two textbooks, a laptop and a water bottle, all on one shoulder. Nothing hurts yet, although the upper back is tired on the climb from Dickson Street.\n\n**Midterms.** Six hours in a library chair, chin toward the screen. Turning the head to the left feels short. This is often when students first call.\n\n**Finals.** Sleep goes first, then exercise. Headaches start low in the neck and creep forward by evening. A heating pad and a walk to the Square may help more than another coffee.\n\n**Move-out.** A couch, three flights of stairs and nobody who wants to bend their knees. Some calls in May begin with that couch.\n\n## What we do with it\n\nWe ask what your week looks like before we suggest anything. You may leave with a lower bag, a higher screen and two exercises that fit between classes. Care by hand at the clinic is one part of that. How many visits you need is not fixed, and a break or a summer at home can be planned in.\n\nFayetteville is more than its campus, of course. Nurses, teachers, cooks and retired professors come with the same aches and other causes. They get the same unhurried questions. Our article on [chronic stress](/blog/chronic-stress) is a fair place to start reading.',
    _meta: {
      filePath: 'cities/fayetteville-chiropractor.en.md',
      fileName: 'fayetteville-chiropractor.en.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/fayetteville-chiropractor.en',
    },
  },
  {
    title: 'Rogers Chiropractor',
    heading: 'A chiropractor for Rogers and Pinnacle Hills',
    lead: 'People come down I-49 from Rogers after long hours at a desk, on a store floor or behind the wheel. Their Rogers chiropractor is a little farther south, in Springdale.',
    seo: {
      focus: 'rogers chiropractor',
      title: 'Rogers Chiropractor',
      description:
        'Looking for a Rogers chiropractor? Our clinic is a short drive south of Pinnacle Hills, in Springdale, for backs tired by desks, stores and driving.',
    },
    social: {
      title: 'Rogers and Pinnacle Hills: a chiropractor down I-49',
      description:
        'Screen, shop floor or steering wheel: how each wears on a back, what we look for, and how to drive to us from Rogers and Lowell.',
    },
    keywords: [
      'chiropractor Rogers AR',
      'Pinnacle Hills chiropractor',
      'chiropractor near Lowell AR',
      'desk posture Rogers Arkansas',
    ],
    map: 'Sketch map of Northwest Arkansas with Rogers in front, in the north. Two drives are marked. The one from Pinnacle Hills goes south on I-49 past Lowell, then east on Sunset Avenue (US 412) to the clinic. The one from downtown follows US 71B south to Springdale, then goes west. Beaver Lake lies east of Rogers.',
    stats: {
      claim: 'Rogers patients',
      travel: 'from Pinnacle Hills',
    },
    services: {
      heading: 'What brings Rogers to a chiropractor',
      items: [
        {
          id: 'chiropractic-care',
          text: 'For shoulders that sit near the ears by three in the afternoon, and for hips that hate the drive home.',
        },
        {
          id: 'wellness-care',
          text: 'A regular check for people whose work will not change soon but whose habits can.',
        },
        {
          id: 'pediatric-care',
          text: 'Growing pains, school bags and long Saturdays on the soccer fields, looked at with care.',
        },
        {
          id: 'pregnancy-care',
          text: 'When standing behind a counter becomes the hardest part of the day.',
        },
      ],
      also: 'Often on the Rogers list',
    },
    directions: {
      heading: 'South on I-49, or down the old highway',
      lead: 'Both roads lead from Rogers through Lowell to Springdale. Choose by the hour of the day.',
      items: [
        {
          id: 'from-pinnacle',
          title: 'From Pinnacle Hills',
          steps: [
            'Take Pinnacle Hills Parkway or Promenade Boulevard to I-49 and drive south.',
            'Then go by the Lowell and Elm Springs Road exits.',
            'Exit at number 72, Sunset Avenue, and turn toward the east, away from Tontitown.',
            'Look for 1900 West before the big crossing with Thompson Street.',
          ],
        },
        {
          id: 'from-rogers-downtown',
          title: 'Starting in downtown Rogers',
          steps: [
            'Drive south on 8th Street, which is US 71B.',
            'Stay on 71B through Lowell; it becomes Thompson Street in Springdale.',
            'At Sunset Avenue turn right, and then drive west to number 1900.',
          ],
        },
        {
          id: 'from-lowell',
          title: 'From Lowell',
          steps: [
            'Take Highway 264 west to I-49, then head south.',
            'Use the Sunset Avenue exit and drive east to Suite 5 at 1900 West.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'Rogers, from the lake to the interstate',
      items: [
        {
          id: 'promenade',
          title: 'Pinnacle Hills Promenade',
          text: 'The open-air shopping center beside I-49; the southbound ramp is close by.',
        },
        {
          id: 'amp',
          title: 'Walmart AMP',
          text: 'On concert evenings leave early, since the Pinnacle Hills ramps fill up.',
        },
        {
          id: 'mercy',
          title: 'Mercy Hospital',
          text: 'Also next to I-49. For an emergency that is the right place, and we are not.',
        },
        {
          id: 'atalanta',
          title: 'Lake Atalanta Park',
          text: 'East of downtown; from there US 71B saves you a detour to the interstate.',
        },
        {
          id: 'beaver',
          title: 'Beaver Lake',
          text: 'Boats, docks and coolers: a fine weekend, and a common start of a sore Monday.',
        },
      ],
    },
    questions: {
      heading: 'Before you drive down from Rogers',
      items: [
        {
          id: 'lunch',
          title: 'Can I come on my lunch break?',
          text: 'Look at the office hours on this page first, since the clinic takes a midday break too. Say how long you can be away, and we will be frank about what fits.',
        },
        {
          id: 'standing-desk',
          title: 'Would a standing desk fix my back?',
          text: 'It might ease it. Standing all day brings troubles of its own, so changing position matters more than the desk. If you bring a photo of your workplace, we will look at screen, chair and shoes. See also [posture and scoliosis](/symptoms/postural-issues-scoliosis).',
        },
        {
          id: 'sciatica-drive',
          title: 'Pain runs down my leg when I drive. What could that be?',
          text: 'A nerve may be irritated on its way from the low back, or a muscle in the hip may be tight. An exam can help to tell them apart. Trouble with bladder or bowels, or a leg that grows weak, is an emergency.',
        },
        {
          id: 'medicare',
          title: 'My father lives in Rogers and has Medicare. Is he welcome?',
          text: 'Yes. Medicare has its own rules on what it pays for in a chiropractic clinic, and we explain them before he decides. Older bones need gentler methods, so please bring a list of his medicines.',
        },
      ],
    },
    cta: {
      title: 'Make it a stop on the way home',
      text: 'Tell us when you leave work. If today is bad, ask about a same-day time.',
    },
    order: 3,
    city: 'Rogers',
    geo: {
      latitude: 36.332,
      longitude: -94.1185,
    },
    emphasis: 'rogers',
    claim: 'rogersPatients',
    travel: 'pinnacleHillsMinutes',
    related: ['postural-issues-scoliosis', 'back-pain', 'sciatica-neuropathy', 'arthritis-joint-pain'],
    content:
      '## Three ways a workday wears on a back\n\nRogers earns its living in very different positions. We hear about three of them again and again.\n\n- **At the screen.** Offices around Pinnacle Hills mean calls, tables of numbers and a chair set for someone else. The ache sits between the shoulder blades.\n- **On the floor.** Shops, kitchens and hospital halls are hard underfoot. By closing time the low back is tight and the feet burn.\n- **At the wheel.** Suppliers and drivers spend their day on I-49. The hip goes stiff, and sometimes one leg tingles.\n\n## Same pain, different plan\n\nTwo people can point at the same spot and still need different help. One has a joint that hardly moves, while the other has a muscle that never rests. So we test how you bend, turn, stand and walk, and we rule out what should not be treated here.\n\nAfter that comes a talk about your plan. It may hold care at the clinic, movement at home and one change at work. We review it with you as you go, and we stop what does not help. People who like to read first may start with [back pain](/symptoms/back-pain).\n\n## Weekends count, too\n\nNot every sore back in Rogers comes from work. Golf, yard work and a boat that had to be pulled in all leave their mark. Tell us about Saturday as well as Tuesday.',
    _meta: {
      filePath: 'cities/rogers-chiropractor.en.md',
      fileName: 'rogers-chiropractor.en.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/rogers-chiropractor.en',
    },
  },
  {
    title: 'Springdale Chiropractor',
    heading: 'A chiropractor close to home in Springdale',
    lead: 'Your Springdale chiropractor is here in town, on West Sunset Avenue. Neighbors come from across the city, and also from Tontitown and Elm Springs next door.',
    seo: {
      focus: 'springdale chiropractor',
      title: 'Springdale Chiropractor',
      description:
        'Your Springdale chiropractor is on West Sunset Avenue, close to Tontitown and Elm Springs. See the way here, the office hours and answers before you book.',
    },
    social: {
      title: 'A family chiropractor on West Sunset Avenue, Springdale',
      description:
        'Care for people who stand, lift, teach and drive for a living, and for their families. Springdale, Tontitown and Elm Springs.',
    },
    keywords: [
      'chiropractor Springdale AR',
      'Springdale family chiropractor',
      'chiropractor West Sunset Avenue',
      'chiropractor near Tontitown',
      'chiropractor near Elm Springs',
    ],
    map: 'Sketch map of Northwest Arkansas with Springdale in front. The clinic lies on Sunset Avenue (US 412), between I-49 in the west and Thompson Street (US 71B) in the east. Three drives are marked. The one from Tontitown follows US 412. From Elm Springs, the drive takes Elm Springs Road and I-49. A third one, from downtown, takes Emma Avenue and Thompson Street.',
    stats: {
      claim: 'patients in Springdale',
      travel: 'from Har-Ber High School',
    },
    services: {
      heading: 'Why Springdale families see a chiropractor',
      items: [
        {
          id: 'chiropractic-care',
          text: 'For the back that has lifted boxes all week and the neck that no longer turns to check the mirror.',
        },
        {
          id: 'pediatric-care',
          text: 'Gentle visits for schoolchildren and teens, with a parent in the room and no hurry.',
        },
        {
          id: 'pregnancy-care',
          text: 'Comfort for hips and back while you are still on your feet at work, month by month.',
        },
        {
          id: 'wellness-care',
          text: 'For people who feel fine and want to keep moving that way through the busy season.',
        },
      ],
      also: 'Asked about after a long shift',
    },
    directions: {
      heading: 'The last turn, from wherever you start in town',
      lead: 'Sunset Avenue is the part of US 412 that runs through Springdale. Our door is between I-49 and Thompson Street.',
      items: [
        {
          id: 'from-downtown',
          title: 'From downtown, Emma Avenue',
          steps: [
            'Drive west on Emma Avenue until it meets Thompson Street (US 71B).',
            'Turn left and follow Thompson Street south to Sunset Avenue.',
            'Turn right. The house numbers climb as you go west, so watch for 1900.',
            'We are in Suite 5.',
          ],
        },
        {
          id: 'from-har-ber',
          title: 'Starting at Har-Ber High School',
          steps: [
            'Leave the school heading south, to US 412.',
            'Turn left on US 412, also signed Sunset Avenue, and cross I-49.',
            'Keep east while the numbers fall from the four thousands toward 1900.',
          ],
        },
        {
          id: 'from-interstate',
          title: 'From I-49, in either direction',
          steps: [
            'Leave the interstate at exit 72, marked US 412 and Sunset Avenue.',
            'Follow the signs for US 412 East into Springdale.',
            'If you reach Thompson Street, you have gone too far east.',
          ],
        },
      ],
    },
    towns: {
      heading: 'Tontitown and Elm Springs, you are neighbors too',
      items: [
        {
          id: 'tontitown',
          title: 'Tontitown',
          text: 'Italian families settled here in 1898 and planted grapes, and the Grape Festival still comes every August. Picking, kneeling and carrying crates ask a lot of a back. So does a daily drive on a busy US 412. In fact, from Tontitown you never have to leave that road.',
          steps: [
            'Take Henri de Tonti Boulevard, which is US 412, toward the east.',
            'Then pass Highway 112 and go straight on across I-49.',
            'Stay on the same road, called Sunset Avenue in Springdale, to 1900 West.',
          ],
        },
        {
          id: 'elm-springs',
          title: 'Elm Springs',
          text: 'Elm Springs is quiet at night and on the road by seven. Many people there commute, keep a few animals or do both. A back may hurt from the hay, from the hours in the seat or from each in turn. There are two easy ways to us.',
          steps: [
            'Take Elm Springs Road east to I-49, go south one exit, and turn east on Sunset Avenue.',
            'Or take Highway 112 south to US 412 and turn left, toward Springdale.',
            'Both ways end on Sunset Avenue: look for 1900 West, Suite 5.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'You know these places',
      items: [
        {
          id: 'har-ber',
          title: 'Har-Ber High School',
          text: 'West of I-49 and north of US 412; after practice you only have to cross the interstate.',
        },
        {
          id: 'ballpark',
          title: 'Arvest Ballpark',
          text: 'Home of the Northwest Arkansas Naturals, by the Don Tyson Parkway exit, one stop south of ours.',
        },
        {
          id: 'shiloh',
          title: 'Shiloh Museum of Ozark History',
          text: 'Downtown, close to Emma Avenue; take Thompson Street to reach us from there.',
        },
        {
          id: 'rodeo',
          title: 'Parsons Stadium',
          text: 'The rodeo grounds on the east end of Emma Avenue, across town from the clinic.',
        },
        {
          id: 'greenway',
          title: 'Razorback Greenway',
          text: 'The trail crosses downtown Springdale, east of us, on its way between Fayetteville and Bentonville.',
        },
      ],
    },
    questions: {
      heading: 'Questions from around town',
      items: [
        {
          id: 'after-shift',
          title: 'I work nights or early mornings. When can I come?',
          text: 'Our office hours are on this page, beside the directions. Tell us when your shift ends. We look for a time when you are awake enough to talk and can go home to rest.',
        },
        {
          id: 'hurt-at-work',
          title: 'I was hurt on the job. Do I call you or my employer first?',
          text: 'Tell your employer about the injury as soon as you can, because workers’ compensation has its own rules. Then call us, and we will say what papers to bring. Our page on [work injuries](/symptoms/work-injury) explains more.',
        },
        {
          id: 'whole-family',
          title: 'Can you see two of us on the same trip?',
          text: 'Often, yes. Ask for times next to each other when you call. Each person still has a conversation and an exam of their own.',
        },
        {
          id: 'spanish-pages',
          title: 'My parents read Spanish. Is there something for them?',
          text: 'Every page of this site stands in Spanish too, with the same facts and the same hours. Use the switch at the top of the page. Families can read it together and decide together.',
        },
      ],
    },
    cta: {
      title: 'You are already in the neighborhood',
      text: 'Stop carrying it home every night. Pick a time, or start with a talk that costs nothing.',
    },
    order: 1,
    city: 'Springdale',
    geo: {
      latitude: 36.1867,
      longitude: -94.1288,
    },
    emphasis: 'springdale',
    claim: 'springdalePatients',
    travel: 'harBerMiles',
    related: ['work-injury', 'back-pain', 'repetitive-strain-injury', 'auto-accident-whiplash'],
    content:
      '## A town that works with its hands\n\nMuch of Springdale is up before the sun. Some of our patients stand at a processing line. Others load trucks, teach second grade, clean offices or drive all day. The jobs differ, yet the backs tell much the same story.\n\nOne motion, repeated for a whole shift, tires the same few muscles. Concrete floors add to it, and so does lifting with a twist. Then come the laundry, soccer practice and a short night. We ask about all of it, since an ache often has more than one cause. For neighbors up and down I-49, we keep pages of their own: [Fayetteville](/fayetteville-chiropractor), [Rogers](/rogers-chiropractor) and [Bentonville](/bentonville-chiropractor).\n\n## When to stop waiting\n\nPain that returns every week is reason enough to call. You do not need to wait until you cannot bend. If a hand goes numb, a leg feels weak or you have had a fall, have it looked at soon.\n\nThe first visit is a conversation and an exam. Pictures are taken only if the exam calls for them, and you hear what things cost before we begin. At a second visit we show you what we found and talk through a plan. What [chiropractic care](/services/chiropractic-care) can do for you depends on the cause, and we say so plainly.',
    _meta: {
      filePath: 'cities/springdale-chiropractor.en.md',
      fileName: 'springdale-chiropractor.en.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/springdale-chiropractor.en',
    },
  },
]
