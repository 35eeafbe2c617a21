import { tv } from 'tailwind-variants/lite'

/** The paragraph below a heading. `inherit` takes the color of its background. */
export const lead = tv({
  base: 'text-lead/text max-sm:text-body/text',
  variants: { tone: { quiet: 'text-ink-2 dark:text-fog', inherit: '' } },
  defaultVariants: { tone: 'quiet' },
})
