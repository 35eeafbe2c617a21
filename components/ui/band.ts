import { tv } from 'tailwind-variants/lite'

/** A full-width section of a page. `dark` is also the mark that the variant `dark:` looks for. */
export const band = tv({
  base: 'py-sec print:bg-transparent print:py-[12pt] print:text-black',
  variants: {
    ground: {
      mist: 'bg-mist',
      river: 'bg-river',
      straw: 'bg-straw',
      dark: 'dark bg-spruce-950 text-white',
    },
  },
})
