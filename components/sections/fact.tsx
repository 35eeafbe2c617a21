import type { ReactNode } from 'react'
import { tw } from '@/components/ui/classes'

/** A link to reach the clinic, tall enough to tap. */
export const reachLink = tw`inline-flex min-h-9 items-center font-semibold sm:min-h-11`

/** Show a fact in a ruled description list under its name; pass `id` if links lead to it. */
export function Fact({ name, id, children }: { name: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} className="border-line-2 border-t py-2 sm:py-5">
      <dt className="font-bold font-display text-lg/[normal] sm:mb-1">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
