import type { Config } from 'tailwindcss'
import site from '../../../tailwind.config'

const { extend } = site.theme

/** The site's tokens for the preview; the corners are set while they are tried. */
export default {
  ...site,
  content: ['../templates/specimen.html'],
  theme: {
    ...site.theme,
    extend: {
      ...extend,
      borderRadius: {
        small: 'calc(var(--radius) * 0.5)',
        m: 'var(--radius)',
        large: 'calc(var(--radius) * 1.75)',
      },
    },
  },
} satisfies Config
