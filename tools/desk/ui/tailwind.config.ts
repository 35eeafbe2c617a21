import type { Config } from 'tailwindcss'
import tokens from '../../../scripts/shared/tools.tailwind.config'

export default { ...tokens, content: ['./**/*.{ts,tsx}'] } satisfies Config
