import type { kinds } from '@/lib/kinds'
import type { Kind, KindDefinition } from '@/lib/kinds/kind'

/*
 * A type test: no kind may lack a part, and the table may not lack a kind. None of the lines below may compile; the type check
 * of `npm test` fails when one does.
 */
type About = KindDefinition<(typeof kinds)['about']['content']>
type Without<Part extends keyof About> = Omit<About, Part>

export const incomplete = (
  table: Omit<typeof kinds, 'post'>,
  kind: { [Part in keyof About]: Without<Part> },
): [Record<Kind, unknown>, About[]] => [
  // @ts-expect-error the table lacks a kind
  table,
  [
    // @ts-expect-error
    kind.content,
    // @ts-expect-error
    kind.label,
    // @ts-expect-error
    kind.order,
    // @ts-expect-error
    kind.addresses,
    // @ts-expect-error
    kind.names,
    // @ts-expect-error
    kind.above,
    // @ts-expect-error
    kind.header,
    // @ts-expect-error
    kind.footer,
    // @ts-expect-error
    kind.guide,
    // @ts-expect-error
    kind.card,
    // @ts-expect-error
    kind.structuredData,
    // @ts-expect-error
    kind.article,
    // @ts-expect-error
    kind.datedBy,
    // @ts-expect-error
    kind.purpose,
  ],
]

/** The parts that the lines above omit, one by one: a new part without a line does not compile either. */
export const parts: Record<keyof About, true> = {
  content: true,
  label: true,
  order: true,
  addresses: true,
  names: true,
  above: true,
  header: true,
  footer: true,
  guide: true,
  card: true,
  structuredData: true,
  article: true,
  datedBy: true,
  purpose: true,
}
