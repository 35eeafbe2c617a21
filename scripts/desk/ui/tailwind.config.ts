import type { Config } from 'tailwindcss'
import site from '../../../tailwind.config'

/** The site's tokens, for the desk's own parts. */
export default { ...site, content: ['./**/*.{ts,tsx}'] } satisfies Config
