import { tv } from 'tailwind-variants/lite'
import { tw } from './classes'

/** Text blocks in a vertical stack. */
export const stack = tw`between:mt-4 sm:between:mt-5`

/** A sticky narrow column beside a long one. */
export const stick = tw`md:sticky md:top-below-head md:self-start print:static`

/**
 * Contour lines behind a section: a drawing as a mask, in a tint of the background. Its lower half mirrors the upper,
 * so that it repeats without a seam. `terrain` shows the top of the drawing.
 */
export const contours = tw`before:mask-(image:--terrain) before:mask-cover max-sm:before:mask-size-[760px_auto] print:before:hidden relative isolate before:absolute before:inset-0 before:-z-1 before:bg-mist-dark dark:before:bg-spruce-900`

export const terrain = `${contours} before:mask-top`

/** On phones, a small picture beside the heading of its text, or above it at double text size. Its frame is plain: a scale
 * bar would be heavier than the drawing. */
export const headed = {
  columns: tw`max-sm:grid-cols-[136px_minmax(0,1fr)] max-slim:grid-cols-[96px_minmax(0,1fr)] max-thin:grid-cols-1 max-sm:gap-x-4 max-sm:gap-y-0 max-large:grid-cols-1`,
  picture: tw`print:max-w-[7cm] max-sm:*:first:p-1 max-sm:*:first:before:hidden max-sm:*:first:after:hidden`,
  text: tw`max-sm:contents max-sm:*:not-first:col-span-full`,
  heading: tw`max-sm:self-center max-sm:text-t3`,
}

/** Columns on wide screens, stacked on small ones and in print. */
export const columns = tv({
  base: 'grid',
  variants: {
    split: {
      /** A heading beside its text. */
      heading: 'gap-4 sm:gap-8 md:grid-cols-[minmax(22rem,4fr)_8fr] md:gap-16 print:grid-cols-1 print:gap-[10pt]',
      /** A picture beside a text. */
      picture: 'gap-5 sm:gap-8 md:grid-cols-2 md:gap-wide print:grid-cols-1 print:gap-[10pt]',
      portrait: 'gap-y-4 sm:gap-10 md:grid-cols-[5fr_7fr] md:gap-20',
      map: 'gap-5 sm:gap-10 md:grid-cols-[7fr_5fr] md:items-center md:gap-16',
      even: 'gap-8 sm:gap-12 md:grid-cols-[1fr_1fr] md:items-start md:gap-wide',
      booking: 'gap-8 sm:gap-12 lg:grid-cols-[600px_1fr] lg:items-start lg:gap-wide',
      form: 'gap-6 sm:gap-12 md:grid-cols-[7fr_5fr] md:items-start md:gap-wide',
      contact: 'gap-6 sm:gap-12 md:grid-cols-[5fr_7fr] md:items-start md:gap-wide',
    },
  },
})
