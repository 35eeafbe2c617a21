import weights from './icons.json'

export type IconName = keyof typeof weights

/**
 * The Phosphor icons in the site's sprite (`public/icons.svg`, written by `scripts/build/icons.ts`), each with its weight
 * in icons.json: arrows and controls are bold. Add a name to icons.json to use another.
 */
export const icons = Object.keys(weights) as IconName[]
