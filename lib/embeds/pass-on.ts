import { settings } from '../compiled/data'
import type { Passable } from '../visit/attribution'

/** Return what providers learn about a visit beyond the campaign and the link that led to them. */
export const passedOn = (): readonly Passable[] => settings.embeds.passOn ?? []
