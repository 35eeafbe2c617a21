import type { ViewName } from '@/lib/pictures/drawings'
import { caption as captionClass, sheet } from './classes'
import { MapView } from './map-view'

type Props = {
  view: ViewName
  alt: string
  caption: string
  note?: string
  inFirstScreen?: boolean
  className?: string
  sheetClass?: string
  viewClass?: string
}

/** A drawing framed like a map sheet: a checkered scale bar along the edge, and a caption. */
export function MapSheet({
  view,
  alt,
  caption,
  note,
  inFirstScreen,
  className,
  sheetClass = '',
  viewClass = '',
}: Props) {
  return (
    <figure className={className}>
      <div className={`${sheet} ${sheetClass}`}>
        <MapView view={view} alt={alt} inFirstScreen={inFirstScreen} className={`border border-ink ${viewClass}`} />
      </div>
      <figcaption className={captionClass}>
        <span>{caption}</span>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  )
}
