import { tv } from 'tailwind-variants/lite'

/** The paragraph below a heading. `inherit` takes the color of its background. */
export const lead = tv({
  base: 'text-lead/[1.5] max-sm:text-body/[1.45]',
  variants: { tone: { quiet: 'text-ink-2 dark:text-fog', inherit: '' } },
  defaultVariants: { tone: 'quiet' },
})
