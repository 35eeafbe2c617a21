import type { ReactNode } from 'react'
import { lead as leadClass } from '@/components/ui/lead'

type Props = {
  heading: string
  /** The id of the heading, if it labels the section. */
  id?: string
  /** The text beside the heading. */
  lead?: string
  /** Omit the space below, because what follows brings its own. */
  close?: boolean
  /** Other content beside the heading. */
  children?: ReactNode
}

/** Show the head of a section: its heading, with the lead beside it on wide screens. */
export function SectionHead({ heading, id, lead, close = false, children }: Props) {
  return (
    <div
      className={`grid gap-2 sm:gap-5 md:grid-cols-[7fr_5fr] md:items-baseline md:gap-12 ${close ? '' : 'mb-5 sm:mb-tall'}`}
    >
      <h2 id={id}>{heading}</h2>
      {lead && <p className={leadClass({ class: 'max-w-[35.9em] print:dark:text-inherit' })}>{lead}</p>}
      {children}
    </div>
  )
}
