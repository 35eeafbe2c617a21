import type { Config } from 'tailwindcss'
import settings from '../../.content/settings.json'
import { paletteOf } from '../../lib/brand/palette'
import site from '../../tailwind.config'

const shades = paletteOf(settings.brand.colors)
const { extend } = site.theme

/** The design tokens of the site, and the colors that only the pages of tools have. */
export default {
  ...site,
  content: [],
  theme: {
    ...site.theme,
    extend: {
      ...extend,
      colors: {
        ...extend.colors,
        problem: { DEFAULT: shades.problem, light: shades['problem-light'] },
        advice: { DEFAULT: shades.advice, line: shades['advice-line'] },
        row: shades.row,
      },
    },
  },
} satisfies Config
