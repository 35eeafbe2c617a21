import { tv } from 'tailwind-variants/lite'

/** The paragraph below a heading. `inherit` takes the colour of its ground. */
export const lead = tv({
  base: 'text-lead/[1.5] max-sm:text-body/[1.45]',
  variants: { tone: { quiet: 'text-ink-2 dark:text-fog', inherit: '' } },
  defaultVariants: { tone: 'quiet' },
})
