import { tv } from 'tailwind-variants/lite'
import { wrap } from './classes'
import { contours } from './layout'

/** Classes of the hero of inner pages; with two `columns` its picture overlaps its lower edge. */
export const hero = tv({
  slots: {
    root: [contours, 'before:mask-position-[60%_30%] z-1 print:bg-transparent print:text-black print:before:hidden'],
    inner: [
      wrap,
      'grid pt-12 pb-8 sm:pt-16 sm:pb-wide md:items-start md:gap-16 print:grid-cols-1 print:gap-[10pt] print:py-[12pt]',
    ],
    // Truncate the breadcrumbs instead of letting them widen it.
    words: 'min-w-0',
    heading: 'max-w-[12em]',
    text: 'mt-3 max-w-[33.3em] text-lead/text max-sm:text-body/close sm:mt-5 print:text-[length:inherit] print:leading-[inherit]',
    figure:
      'relative mb-[calc(-1*theme(spacing.wide)-60px)] w-full min-w-0 max-w-130 self-end max-sm:-mb-22 print:m-0 print:max-w-[7cm]',
  },
  variants: {
    ground: {
      mist: { root: 'bg-mist' },
      river: { root: 'bg-river before:opacity-75' },
      straw: { root: 'bg-straw before:opacity-75' },
    },
    /** On wide screens, the form or tool below starts in the upper half of the screen. */
    compact: { true: { inner: 'md:pb-6!', heading: 'md:max-w-none md:text-t2' } },
    columns: {
      /** The breadcrumbs have a row of their own. */
      1: {
        inner: 'md:grid-cols-[7fr_5fr] md:gap-y-0 md:pb-12',
        words: 'md:contents md:*:first:col-span-full',
      },
      2: { inner: 'gap-6 sm:gap-8 md:grid-cols-[7fr_5fr]' },
    },
  },
})
