import { z } from 'zod'
import { box, pair, slugText } from './fields'

const view = z.strictObject({
  name: slugText.meta({ label: 'Name', hint: 'What pages call it. Do not change an old one.' }),
  file: slugText.meta({ label: 'Drawing', hint: 'Its file in public/drawings, without .svg.' }),
  size: pair.meta({ label: 'Width and height of the drawing' }),
  box: box.optional().meta({
    label: 'Part that is shown',
    hint: 'From the left, from the top, width, height. Empty: the whole drawing.',
  }),
  pin: pair.optional().meta({ label: 'Place of the pin', hint: 'From the left, from the top.' }),
})

/** The schema of content/drawings.yaml. */
export const drawings = z
  .strictObject({
    views: z.array(view).min(1).meta({ label: 'Parts of drawings' }),
    scenes: z.array(slugText).meta({
      label: 'Wide scenes',
      hint: 'The names of views that only make sense at full width, even on social cards.',
    }),
    neutral: z.array(slugText).min(1, 'list at least one').meta({
      label: 'Drawings for any topic',
      hint: 'For posts without a picture, in turn.',
    }),
  })
  .superRefine(({ views, ...lists }, context) => {
    const addProblem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const names = new Set<string>()
    for (const [i, { name, size, box, pin }] of views.entries()) {
      if (names.has(name)) addProblem(['views', i, 'name'], `"${name}" appears twice`)
      names.add(name)
      const [x, y, width, height] = box ?? ([0, 0, ...size] as const)
      if (x + width > size[0] || y + height > size[1])
        addProblem(['views', i, 'box'], `reaches beyond the drawing, which is ${size.join(' by ')}`)
      if (pin && (pin[0] < x || pin[1] < y || pin[0] > x + width || pin[1] > y + height))
        addProblem(['views', i, 'pin'], 'lies outside the part that is shown')
    }
    for (const [list, listed] of Object.entries(lists))
      for (const [i, name] of listed.entries())
        if (!names.has(name)) addProblem([list, i], `unknown drawing "${name}": list it in views`)
  })
