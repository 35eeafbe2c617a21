import { z } from 'zod'
import type { ColorName } from '../../brand/colors'
import { adviceOn, weakColors } from '../../brand/contrast'
import { text } from './fields'

const format = 'write a color in quotes, as # and six digits or letters from a to f'

const color = (label: string, hint: string) =>
  z
    .string(format)
    .regex(/^#[0-9a-f]{6}$/i, { error: format, abort: true })
    .meta({ label, hint, color: true })

const colors = z
  .strictObject({
    text: color('Text', 'Words on light grounds.'),
    dark: color('Dark ground', 'The dark bands and bars, the main button.'),
    main: color('Main color', 'Links, and icons beside words.'),
    accent: color('Accent', 'The button of the offer, its band, and what stands out on dark.'),
    pin: color('Pin', 'The pin on drawings and maps, and what is wrong in a form.'),
    ground: color('Light ground', 'The light bands.'),
  } satisfies Record<ColorName, z.ZodType>)
  .superRefine((all, context) => {
    for (const weak of weakColors(all)) context.addIssue({ code: 'custom', path: [weak.name], message: adviceOn(weak) })
  })

const family = (label: string) =>
  text.meta({ label, hint: 'A family of Fontsource that is installed, such as Figtree.' })

/** The schema of content/brand.yaml. */
export const brand = z.strictObject({
  colors: colors.meta({ label: 'Colors', hint: 'All other shades are made from these six.' }),
  radius: z
    .number('write a number of pixels, such as 8')
    .min(0, 'must be 0 or more')
    .max(24, 'must be 24 or less')
    .meta({ label: 'Radius of corners', hint: 'In pixels: 0 is square.' }),
  fonts: z
    .strictObject({ headings: family('Headings'), body: family('Text') })
    .meta({ label: 'Typefaces', hint: 'See fontsource.org; whoever builds the site installs them.' }),
})
