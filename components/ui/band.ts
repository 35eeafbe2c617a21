import { tv } from 'tailwind-variants/lite'

/**
 * A full-width section of a page. `dark` is also the class that the variant `dark:` looks for; `over` leaves room for
 * the picture of the hero above, which overlaps it.
 */
export const band = tv({
  base: 'py-sec print:py-[12pt] print:bg-transparent print:text-black',
  variants: {
    ground: {
      white: '',
      mist: 'bg-mist',
      river: 'bg-river',
      straw: 'bg-straw',
      dark: 'dark bg-spruce-950 text-white',
    },
    over: { true: 'pt-over' },
  },
})
