import type { Config } from 'tailwindcss'
import site from '../../tailwind.config'

/** The site's design tokens, for the pages of the tools. */
export default { ...site, content: [] } satisfies Config
