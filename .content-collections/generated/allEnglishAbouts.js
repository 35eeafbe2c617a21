export default [
  {
    title: 'About',
    heading: 'A clinic that starts by listening',
    menu: 'Our vision, philosophy and mission',
    lead: 'Who we are, what we believe about backs and bodies, and the doctor of chiropractic you will meet when you walk in.',
    seo: {
      focus: 'doctor of chiropractic',
      title: 'Doctor of Chiropractic',
      description:
        'Meet the doctor of chiropractic at our Springdale family clinic, and read what we believe about listening, honest evidence and costs explained first.',
    },
    accordion: [
      {
        id: 'vision',
        title: 'Our Vision',
        text: 'We picture a town where back pain does not decide who coaches the team. Or who dances at the wedding, or gets down on the floor with a grandchild. Pain will always be part of life. It should not be the part that makes the plans. We would like every family in Springdale, Tontitown and Elm Springs to know a place where they can ask about it early. The answers should come in words they understand.',
      },
      {
        id: 'philosophy',
        title: 'Our Philosophy',
        text: 'Your spine holds you up, protects your nerves and lets you bend toward the people you love. When a joint stops moving well, the muscles around it often work overtime. We try the gentlest step that makes sense, watch how you respond and adjust the plan. Hands-on care is one tool. Sleep, movement, work habits and your other providers count as well. When research is thin, we say it is thin.',
      },
      {
        id: 'mission',
        title: 'Our Mission',
        text: 'At every visit, we aim to do four small things well. Listen until we understand. Examine with care, and take X-rays only if they are needed. Explain the findings, the plan, the costs and the insurance before you decide. Then help you move toward what you want back, from a quiet night of sleep to a morning on the Razorback Greenway. You can begin with a [free consultation](/free-consultation), which costs nothing.',
      },
    ],
    bioHeading: 'The doctor you will meet',
    bioNote: 'This biography is a sample until the clinic supplies its own.',
    portraitCaption: 'Your chiropractor',
    clinicCaption: 'The clinic on West Sunset Avenue, Suite 5',
    visitHeading: 'Come and see the place',
    visitText:
      'We are at 1900 West Sunset Avenue, Suite 5. Call ahead and ask for a same-day appointment, or simply come for a conversation first.',
    content:
      '{doctor} is the chiropractor at our clinic, and the person who will sit down with you on your first visit. Most conversations here begin with the same request: tell me about your day.\n\n## A degree, and the questions that came with it {#degree}\n\n{doctor} holds a Doctor of Chiropractic degree from an accredited college and a license to practice in Arkansas. The studies covered anatomy, neurology, diagnosis and imaging, along with long hours of supervised practice. One lesson stayed above the rest: a careful exam often tells you more than a quick treatment. Continuing education is part of the license, and a welcome habit. It is also why our doctor will sometimes answer a question with “the research is not clear on that yet.”\n\n## Family at the center {#family}\n\nHome is a busy, ordinary place with homework on the table and shoes by the door. Family life taught our doctor what a clinic schedule has to work around: school pickup, a second shift, a baby who skipped the nap. That is why children are welcome in the room, and why nobody has to apologize for moving an appointment.\n\n## Finding a home in the Ozarks {#relocation}\n\nThe move to Northwest Arkansas came from a simple wish: to work in a place where patients are also neighbors. Springdale offered that, with hills to walk and trails in every direction. Today you may run into our doctor at a school concert, at the farmers market or somewhere along the Razorback Greenway. At the clinic, the work stays close to those lives. It ranges from [work injuries](/symptoms/work-injury) to [care for children](/services/pediatric-care).',
    _meta: {
      filePath: 'about.en.md',
      fileName: 'about.en.md',
      directory: '.',
      extension: 'md',
      path: 'about.en',
    },
  },
]
