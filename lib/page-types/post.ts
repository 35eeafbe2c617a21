import { z } from 'zod'
import { healthSources, postDay, seo, slugText, text, view } from '../schemas/fields'
import { pagePhoto } from '../schemas/photos'
import type { PageTypeDefinition } from './definition'
import { bodyPartName, onePagePerFile, pageArt, urgent } from './shared'

/** The build gives a post without a picture a drawing for any topic (scripts/build/compile.ts). */
const anyView = text.default('').meta({
  ...view.meta(),
  hint: 'If empty, the post gets one that suits any topic.',
})

/** The possible closing calls to action. */
const ctas = ['appointment', 'pediatric-consultation', 'free-consultation', 'wellness'] as const

/** The services that closing calls to action are about. */
export const serviceOfCta: Partial<Record<string, string>> = {
  'pediatric-consultation': '/services/pediatric-care',
  wellness: '/services/wellness-care',
}

export const content = {
  at: 'posts/*.md',
  words: {
    title: text.max(90),
    description: text.meta({
      label: 'What it is about',
      hint: 'In a sentence or two, for the list of posts; search results show it too, with the beginning of the text.',
    }),
    /** The captions of the drawing that the post names, and of its pin if it has one. */
    caption: text.max(60).optional(),
    pin: text.max(50).optional(),
    /** The heading of the closing call to action. */
    ask: text.max(60).optional().meta({ hint: 'If empty, the usual question is shown.' }),
    seo: seo.meta({
      filledIn: true,
      hint: 'If empty, search results show the title and the summary.',
    }),
    sources: healthSources,
  },
  facts: {
    date: postDay.meta({ ...postDay.meta(), start: '{{now}}' }),
    author: z.enum(['doctor', 'clinic']).meta({ start: 'clinic' }),
    drawing: anyView,
    bodyPart: bodyPartName,
    /** Required if the post is about pain (scripts/check/danger.ts). */
    urgent: urgent.optional(),
    photo: pagePhoto,
    /** The number of numbered headings, if the title promises one ("9 tips"). */
    points: z.int().min(2).optional(),
    cta: z.enum(ctas).meta({ start: 'appointment' }),
    related: z.array(slugText).min(2, 'list at least two posts'),
  },
  related: 'post',
} as const

export const post: PageTypeDefinition<typeof content> = {
  ...onePagePerFile('Blog posts', 'Post', '/blog'),
  content,
  // Newest first, then by slug, so that the order is deterministic.
  order: (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
  above: ['blog'],
  siteSection: 'blog',
  card: {
    ground: 'river',
    art: pageArt,
    headline: 'title',
    kicker: ({ pagesOf }) => pagesOf('blog')[0]?.title ?? '',
  },
  structuredData: ({ page }) => ({ type: 'WebPage', main: 'article', doctor: page.author === 'doctor' }),
  article: ({ author, date }) => ({ author, date }),
  search: 'last',
}
