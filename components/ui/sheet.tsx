import type { ReactNode } from 'react'
import type { ViewName } from '@/lib/pictures/drawings'
import { caption as captionClass, sheet } from './classes'
import { MapView } from './map-view'

export type MapSheetProps = {
  view: ViewName
  alt: string
  caption?: string
  note?: string
  inFirstScreen?: boolean
  className?: string
  sheetClass?: string
  viewClass?: string
}

/** Render a drawing framed like a map sheet. */
export function MapSheet({ view, alt, inFirstScreen, viewClass = '', ...frame }: MapSheetProps) {
  return (
    <Sheet {...frame}>
      <MapView view={view} alt={alt} inFirstScreen={inFirstScreen} className={`border border-ink ${viewClass}`} />
    </Sheet>
  )
}

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
