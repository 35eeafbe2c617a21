import type { ViewName } from '@/lib/pictures/drawings'
import { caption as captionLine, sheet } from './classes'
import { MapView } from './map-view'

type Props = {
  view: ViewName
  alt: string
  caption: string
  note?: string
  /** Classes of the sheet. */
  className?: string
  /** Classes of the drawing. */
  viewClass?: string
}

/** A drawing framed like a map sheet: a checkered scale bar along the edge, and a caption. */
export function MapSheet({ view, alt, caption, note, className = '', viewClass = '' }: Props) {
  return (
    <figure>
      <div className={`sheet ${sheet} ${className}`}>
        <MapView view={view} alt={alt} className={`border border-ink ${viewClass}`} />
      </div>
      <figcaption className={captionLine}>
        <span>{caption}</span>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  )
}
