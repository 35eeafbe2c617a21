import { tv } from 'tailwind-variants/lite'
import { buttonBase, buttonLooks, buttonSizes } from './classes'

/** A button, or a link that looks like one. Islands use `buttonClass` of classes.ts. */
export const button = tv({
  base: buttonBase,
  variants: { look: buttonLooks, size: buttonSizes },
  defaultVariants: { size: 'normal' },
})
