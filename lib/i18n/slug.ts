import { fold } from '../util/fold'

/** Return the last part of an address: `Cave Springs` → `cave-springs`, `¿Qué pasa después?` → `que-pasa-despues`. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Return the id of a heading: `2. ¿Qué pasa después?` → `que-pasa-despues`; omits its number, which may change. */
export const headingId = (text: string): string => slugOf(text.replace(/^\d+[.)]\s+/, '')) || 'section'
