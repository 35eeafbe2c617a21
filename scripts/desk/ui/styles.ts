import { cx, tv } from 'tailwind-variants/lite'

/** A text's colour by how a check went. */
export const colour = { good: 'text-spruce-800', advice: 'text-advice', problem: 'text-problem' }

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

/** A word on a ground of its own. */
export const badge = tv({
  base: 'exact inline-block whitespace-nowrap rounded bg-mist px-1.5 font-semibold text-[0.8125rem] leading-[1.7]',
  variants: {
    level: {
      good: 'text-spruce-800',
      advice: 'bg-straw text-advice',
      problem: 'bg-problem-light text-problem',
    },
  },
})

/** A score: the line below it says the level without its colour. */
export const grade = tv({
  base: 'exact inline-block min-w-9 rounded border-b-3 px-1.5 text-center font-bold tabular-nums leading-normal',
  variants: {
    level: {
      good: 'border-spruce-800 bg-mist',
      advice: 'border-advice-line border-dashed bg-straw',
      problem: 'border-problem border-dotted bg-problem-light',
    },
    large: { true: 'min-w-14 font-display text-[1.6rem] leading-[1.3]' },
  },
})

export const input = cx(
  'min-h-11 w-full rounded border border-line-2 bg-white px-3 py-2 placeholder:text-ink-2',
  'data-invalid:border-2 data-invalid:border-problem',
)

/** A checkbox or a radio button. */
export const box = 'size-4.5 shrink-0 cursor-pointer accent-spruce-800'

/** What opens above the page. */
export const popup = 'absolute z-10 rounded border border-line-2 bg-white shadow-menu'

/** A tab of a part. */
export const tab =
  'cursor-pointer border-transparent border-b-3 px-3 py-2 font-semibold hover:underline data-selected:border-redbud'

/** Both languages, before and after, beside each other where there is room. */
export const two = 'mt-4 grid items-start gap-x-10 gap-y-6 *:min-w-0 md:grid-cols-2 print:grid-cols-2 print:gap-[4mm]'

export const list = 'mt-2 *:break-inside-avoid *:border-t *:border-line *:py-2.5'
