import type { ReactNode } from 'react'

/** The closing call to action on a dark background. */
export function CtaPanel({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="cta dark">
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="acts">{children}</div>
    </div>
  )
}
