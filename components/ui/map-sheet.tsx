import type { ViewName } from '@/lib/pictures/drawings'
import { MapView } from './map-view'
import { Sheet } from './sheet'

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
