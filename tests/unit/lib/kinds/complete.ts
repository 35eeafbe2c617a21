import type { kinds } from '@/lib/kinds'
import type { Kind, KindDefinition } from '@/lib/kinds/kind'

/*
 * A type test: no kind may lack a part, and the table may not lack a kind. The type check of `npm test` fails when one may.
 */
type About = KindDefinition<(typeof kinds)['about']['content']>

/** The parts without which a definition is one all the same. */
type Optional = { [Part in keyof About]: Omit<About, Part> extends About ? Part : never }[keyof About]

export const optional: [Optional] extends [never] ? true : Optional = true

// @ts-expect-error the table lacks a kind
export const table = (incomplete: Omit<typeof kinds, 'post'>): Record<Kind, unknown> => incomplete
