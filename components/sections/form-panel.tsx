import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { NoBreak } from '@/components/ui/no-break'

type Props = {
  id: string
  heading: string
  note: string
  className?: string
  /** Whether it is folded: on phones, or always. */
  folded?: 'phones' | 'always'
  children: ReactNode
}

/** Show a panel with a heading on a dark background around a form. */
export function FormPanel({ id, heading, note, className = '', folded, children }: Props) {
  // HTML allows a heading beside text in a summary, but no paragraph.
  const Note = folded ? 'span' : 'p'
  const head = (
    <>
      <h2 className="text-t3" id={`${id}-heading`}>
        {heading}
      </h2>
      <Note className="mt-1 block text-pretty text-fog text-small/text">
        <NoBreak text={note} />
      </Note>
    </>
  )
  return (
    <section
      className={`relative flex flex-col overflow-hidden rounded-large bg-white shadow-slot print:hidden ${className}`}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      {folded ? (
        <Fold
          always={folded === 'always'}
          className="border-0 [&>div]:pb-0 [&>summary>svg]:col-start-2 [&>summary>svg]:row-span-2 [&>summary>svg]:row-start-1 [&>summary>svg]:self-center [&>summary>:not(svg)]:col-start-1 [&>summary>svg]:text-white [&>summary]:grid [&>summary]:grid-cols-[1fr_auto] [&>summary]:gap-y-0 [&>summary]:bg-spruce-950 [&>summary]:px-6 [&>summary]:py-4 [&>summary]:text-white sm:[&>summary]:pt-5 sm:[&>summary]:pb-5"
          heading={head}
        >
          {children}
        </Fold>
      ) : (
        <>
          <div className="dark bg-spruce-950 px-6 py-4 text-white sm:pt-5 sm:pb-5">{head}</div>
          {children}
        </>
      )}
    </section>
  )
}
