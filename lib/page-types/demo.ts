import { z } from 'zod'
import { type Frame, frames } from '../embeds/frames'
import { seo, text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { unlisted } from './shared'

/** The panel around a form says what it is for: its heading is for those who hear it. */
const form = z.strictObject({ heading: text, seo })

const words = form.extend({ lead: text })

/** The demo page of each frame. */
export const content = {
  at: 'demo.yaml',
  words: {
    survey: form,
    contact: form,
    'new-patient': form,
    booking: form,
    reviews: words,
    /** `sketch` is the text alternative of the map. */
    map: words.extend({ sketch: text }),
  } satisfies Record<Frame, z.ZodType>,
  facts: {},
} as const

export const demo: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Demo pages', 'Demo pages'],
  addresses: () => frames.map((frame) => ({ path: `/demo/${frame}`, indexable: false })),
  names: ({ page, route }) => {
    const { heading, seo } = page[route.slug as Frame]
    return { title: heading, seo }
  },
  framed: true,
}
