import type { ViewName } from '@/lib/pictures/drawings'
import { MapView } from './map-view'

type Props = { view: ViewName; alt: string; caption: string; note?: string }

/** A drawing framed like a map sheet: a checkered scale bar along the edge, and a caption. */
export function MapSheet({ view, alt, caption, note }: Props) {
  return (
    <figure>
      <div className="sheet">
        <MapView view={view} alt={alt} />
      </div>
      <figcaption className="cap">
        <span>{caption}</span>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  )
}
