import type { ComponentProps } from 'react'

/**
 * Render the input of a combobox. As in the WAI-ARIA pattern, it is expanded only while its list exists; Headless UI
 * marks it as expanded on any input, with or without results.
 */
export const ListInput = (props: ComponentProps<'input'>) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is among the props
  <input {...props} aria-expanded={props['aria-controls'] !== undefined} />
)
