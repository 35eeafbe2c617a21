import type { Config } from 'tailwindcss'
import site from '../../tailwind.config'

const { fontSize, lineHeight, fontWeight, ...theme } = site.theme

/** The site's design tokens, for the pages of the tools. Their previews also have the sizes of the platforms. */
export default {
  ...site,
  content: [],
  theme: { ...theme, extend: { ...theme.extend, fontSize, lineHeight, fontWeight } },
} satisfies Config
