import { z } from 'zod'
import type { ColorName } from '../brand/colors'
import { adviceOn, weakColors } from '../brand/contrast'
import { text } from './fields'

const format = 'write a color in quotes, as # and six digits or letters from a to f'

const color = (label: string, hint: string) =>
  z
    .string(format)
    .regex(/^#[0-9a-f]{6}$/i, { error: format, abort: true })
    .meta({ label, hint, widget: 'color' })

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
  text
    .regex(/^[a-z0-9][a-z0-9 -]*$/i, 'write the name of a family, such as Figtree')
    .meta({ label, hint: 'An installed Fontsource family, such as Figtree.' })

const fileName = (label: string, hint: string) =>
  z
    .string()
    .regex(/^[\w-]+\.(svg|png)$/i, 'name an SVG or PNG file in content/brand, such as logo.svg')
    .meta({ label, hint })

const logo = z.strictObject({
  file: fileName('Logo', 'An SVG or PNG file in content/brand, for white ground.').optional(),
  onDark: fileName('Logo on dark ground', 'Without it, one is made of the other.').optional(),
  holdsName: z
    .boolean()
    .optional()
    .meta({ label: 'The logo holds the name', hint: 'Then there is no text beside it.' }),
  icon: fileName(
    'Sign',
    'Square: for browser tabs and home screens, and beside the name where there is no logo.',
  ).optional(),
})

/** The schema of content/brand.yaml. */
export const brand = z.strictObject({
  colors: colors.meta({ label: 'Colors', hint: 'All other shades are derived from these six.' }),
  radius: z
    .number('write a number of pixels, such as 8')
    .min(0, 'must be 0 or more')
    .max(24, 'must be 24 or less')
    .meta({ label: 'Radius of corners', hint: 'In pixels: 0 is square.' }),
  fonts: z
    .strictObject({ headings: family('Headings'), body: family('Text') })
    .meta({ label: 'Typefaces', hint: 'See fontsource.org; whoever builds the site installs them.' }),
  logo: logo.optional().meta({ label: 'Logo', hint: 'Without one, the site shows its own mark beside the name.' }),
})
