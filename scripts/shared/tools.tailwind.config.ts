import type { Config } from 'tailwindcss'
import site from '../../tailwind.config'

/** The design tokens of the site, for the pages of tools. */
export default { ...site, content: [] } satisfies Config
