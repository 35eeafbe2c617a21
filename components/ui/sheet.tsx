import type { ReactNode } from 'react'
import { caption as captionClass, sheet } from './classes'

type Props = { caption?: string; note?: string; className?: string; sheetClass?: string; children: ReactNode }

/** Render a picture framed like a map sheet: a checkered scale bar along the edge, and a caption. */
export function Sheet({ caption, note, className, sheetClass = '', children }: Props) {
  return (
    <figure className={className}>
      <div className={`${sheet} ${sheetClass}`}>{children}</div>
      {(caption || note) && (
        <figcaption className={captionClass}>
          {caption && <span>{caption}</span>}
          {note && <span>{note}</span>}
        </figcaption>
      )}
    </figure>
  )
}
