import type { ReactNode } from 'react'

type Props = { id: string; heading: string; note: string; className?: string; children: ReactNode }

/** A panel with a heading on a dark ground, which holds a form. */
export function FormPanel({ id, heading, note, className = '', children }: Props) {
  return (
    <section
      className={`relative flex flex-col overflow-hidden rounded-large bg-white shadow-slot ${className}`}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <div className="dark bg-spruce-950 px-7 pt-5.5 pb-5 text-white">
        <h2 className="text-[min(11vw,1.625rem)]/[1.12]" id={`${id}-heading`}>
          {heading}
        </h2>
        <p className="mt-1.5 text-fog text-small/[1.45]">{note}</p>
      </div>
      {children}
    </section>
  )
}
