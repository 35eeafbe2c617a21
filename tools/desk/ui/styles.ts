import { cx, tv } from 'tailwind-variants/lite'

/** The color of a text that is as it should be, and of one that is not. */
export const colour = { good: 'text-spruce-800', problem: 'text-problem' }

export const button = tv({
  base: [
    'inline-block cursor-pointer rounded border bg-white font-semibold text-spruce-950 no-underline transition-colors',
    'hover:bg-mist disabled:cursor-default disabled:border-line-2 disabled:bg-white disabled:text-ink-2 print:hidden',
  ],
  variants: {
    size: {
      normal: 'min-h-10 border-spruce-950 px-4 py-1.5 text-small leading-normal',
      small: 'min-h-7 border-line-2 px-2.5 py-0.5 text-[0.8125rem]',
    },
  },
  defaultVariants: { size: 'normal' },
})

/** A word on its own background. */
export const badge = tv({
  base: 'exact inline-block whitespace-nowrap rounded bg-mist px-1.5 font-semibold text-[0.8125rem] leading-[1.7]',
  variants: {
    level: {
      advice: 'bg-straw text-advice',
      problem: 'bg-problem-light text-problem',
    },
  },
})

export const input = cx(
  'min-h-11 w-full rounded border border-line-2 bg-white px-3 py-2 placeholder:text-ink-2',
  'data-invalid:border-2 data-invalid:border-problem',
)

/** The row that holds a switch or a radio button with its label, and the label. */
export const control = {
  row: 'flex items-center gap-2 data-disabled:opacity-50',
  label: 'min-h-9 cursor-pointer content-center font-normal',
}

/** Drawn with borders, so that both parts stay visible in forced colors. */
export const switches = {
  track: cx(
    'group h-5 w-9 shrink-0 cursor-pointer rounded-full border border-spruce-800 transition-colors',
    'data-checked:bg-spruce-800',
  ),
  knob: cx(
    'exact block w-fit translate-x-0.5 rounded-full border-7 border-spruce-800 transition',
    'group-data-checked:translate-x-4.5 group-data-checked:border-white',
  ),
}

/** A radio button: the dot appears as its border grows. */
export const radio =
  'size-4.5 shrink-0 cursor-pointer rounded-full border border-ink-2 data-checked:border-6 data-checked:border-spruce-800'

/** A list that opens below its field, above the content that follows. */
export const options =
  'absolute z-10 max-h-80 w-max min-w-full overflow-auto rounded border border-line-2 bg-white shadow-menu empty:hidden'
export const option =
  'cursor-pointer px-3 py-1.5 data-focus:bg-spruce-950 data-focus:text-white data-selected:font-semibold'

/** A tab of a part. */
export const tab =
  'cursor-pointer border-transparent border-b-3 px-3 py-2 font-semibold hover:underline data-selected:border-redbud'

/** Two columns where there is room: both languages, or before and after. */
export const two = 'mt-4 grid items-start gap-x-10 gap-y-6 *:min-w-0 md:grid-cols-2 print:grid-cols-2 print:gap-[4mm]'

export const list = 'mt-2 *:break-inside-avoid *:border-t *:border-line *:py-2.5'
