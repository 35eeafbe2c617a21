import type { ComponentProps } from 'react'

/**
 * Show the field of a combobox, as the pattern of WAI-ARIA has it: expanded while its list is there. Headless UI says
 * so as soon as somebody types, results or not.
 */
export const ListInput = (props: ComponentProps<'input'>) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is among the props
  <input {...props} aria-expanded={props['aria-controls'] !== undefined} />
)
