import type { pageTypes } from '@/lib/page-types'
import type { PageTypeDefinition } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'

/*
 * A type test: no page type may lack a part, and the table may not lack a page type. Otherwise the type check of `npm
 * test` fails.
 */
type About = PageTypeDefinition<(typeof pageTypes)['about']['content']>

/** The parts that a definition may lack. */
type Optional = { [Part in keyof About]: Omit<About, Part> extends About ? Part : never }[keyof About]

export const optional: [Optional] extends [never] ? true : Optional = true

// @ts-expect-error the table lacks a page type
export const table = (incomplete: Omit<typeof pageTypes, 'post'>): Record<PageType, unknown> => incomplete
