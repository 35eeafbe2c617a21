/** Mark class names for Biome to sort; returns them unchanged. */
export const tw = String.raw

/*
 * Shared classes without variants, and those that islands use: `tailwind-variants` would add 5.6 KB to what visitors
 * download.
 */

/** The width of the page content, with its gutters. */
export const wrap = tw`mx-auto max-w-wrap px-gut`

export const note = tw`text-ink-2 text-small`

/**
 * A section that phones render only when the visitor scrolls near it; until then it reserves the height of a typical
 * section.
 */
export const renderedLater = tw`max-sm:[contain-intrinsic-height:auto_1000px] max-sm:[content-visibility:auto]`

/** A band that is folded on phones: there it is a line of a list, without a ground (app/styles/folds.css). */
export const foldedBand = tw`folded max-sm:bg-transparent max-sm:py-2`

/** Classes that mark words as a sample. */
export const sample = tw`inline-block rounded-[3px] border-[1.5px] border-redbud px-2 py-1 font-semibold text-tiny/none text-redbud`

/** A row of buttons; on phones, two per row. */
export const actions = tw`flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-2 max-sm:*:text-small/snug max-thin:*:basis-full sm:gap-3 print:hidden`

/** A link on its own line, with an arrow; inside a `group` it is underlined when the group is hovered. */
export const moreLink = tw`inline-flex min-h-11 items-center gap-2 font-bold font-display text-body/head text-spruce-600 no-underline hover:underline group-hover:underline print:hidden`

/** A link beside the one button of a hero. */
export const secondAction = tw`${moreLink} px-0! max-sm:flex-[1_1_9rem]!`

/** A white sheet with a checkered scale bar along two edges, like that of a map. */
export const sheet = tw`relative border-[1.5px] border-ink bg-white p-4 before:absolute before:inset-x-4 before:top-1.5 before:h-1 before:bg-scale before:outline before:outline-ink after:absolute after:inset-x-4 after:bottom-1.5 after:h-1 after:bg-position-[40px_0] after:bg-scale after:outline after:outline-ink`

/** Extend a picture in the left column to the edge of the window. */
export const toTheEdge = tw`md:-ml-[max(theme(spacing.gut),(100vw-theme(maxWidth.page))/2)] md:border-l-0`

/** The line below a picture. */
export const caption = tw`mt-2 flex flex-wrap justify-between gap-x-5 gap-y-0.5 font-display text-ink-2 text-small/close`

const buttonBase = tw`inline-flex cursor-pointer items-center justify-center gap-2 rounded-m border-2 text-center font-bold font-display no-underline transition-[background-color,border-color,color,transform] print:hidden active:[transform:translateY(1px)]`

/** The looks of a button: the main action, 911, the offer, and all others, which adapt to dark backgrounds. */
const buttonLooks = {
  primary: tw`border-transparent bg-spruce-950 text-white hover:bg-spruce-600 hover:text-white`,
  danger: tw`border-transparent bg-redbud text-white hover:bg-ink hover:text-white`,
  offer: tw`border-transparent bg-hickory text-ink hover:bg-hickory-light hover:text-ink`,
  outline: tw`border-current bg-white text-spruce-950 hover:border-spruce-950 hover:bg-spruce-950 hover:text-white dark:bg-transparent dark:text-white dark:hover:border-white dark:hover:bg-white dark:hover:text-spruce-950`,
}

const buttonSizes = {
  normal: tw`min-h-13.5 px-6 py-3 text-body/snug max-large:px-2`,
  bar: tw`min-h-12 px-2 py-2 text-body/snug`,
  small: tw`min-h-11.5 px-5 py-2 text-body/snug`,
}

/** Return the classes of a button, or of a link that looks like one: `buttonClass('primary', 'small')`. */
export const buttonClass = (look: keyof typeof buttonLooks, size: keyof typeof buttonSizes = 'normal') =>
  `${buttonBase} ${buttonLooks[look]} ${buttonSizes[size]}`
