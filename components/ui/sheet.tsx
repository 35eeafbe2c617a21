import type { ReactNode } from 'react'
import { type ViewName, viewOf } from '@/lib/pictures/drawings'
import { caption as captionClass, sheet, tw } from './classes'
import { MapView } from './map-view'

export type MapSheetProps = {
  view: ViewName
  alt: string
  caption?: string
  note?: string
  inFirstScreen?: boolean
  way?: boolean
  className?: string
  sheetClass?: string
  viewClass?: string
}

/** Render a drawing framed like a map sheet. */
export function MapSheet({ view, alt, inFirstScreen, way, viewClass = '', ...frame }: MapSheetProps) {
  return (
    <Sheet {...frame} isPinned={Boolean(viewOf(view).pin)}>
      <MapView
        view={view}
        alt={alt}
        inFirstScreen={inFirstScreen}
        way={way}
        className={`border border-ink ${viewClass}`}
      />
    </Sheet>
  )
}

/** The dot of the pin, before its name. */
const pinDot = tw`before:mr-2 before:inline-block before:size-2 before:rounded-full before:bg-redbud`

type Props = Pick<MapSheetProps, 'caption' | 'note' | 'className' | 'sheetClass'> & {
  /** Whether the note names the pin of the picture. */
  isPinned?: boolean
  children: ReactNode
}

/** Render a picture framed like a map sheet: a checkered scale bar along the edge, and a caption. */
export function Sheet({ caption, note, className, sheetClass = '', isPinned, children }: Props) {
  return (
    <figure className={className}>
      <div className={`${sheet} ${sheetClass}`}>{children}</div>
      {(caption || note) && (
        <figcaption className={captionClass}>
          {caption && <span>{caption}</span>}
          {note && <span className={isPinned ? pinDot : undefined}>{note}</span>}
        </figcaption>
      )}
    </figure>
  )
}
