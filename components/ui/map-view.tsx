import { type ViewName, viewOf } from '@/lib/pictures/drawings'
import { tw } from './classes'

/** Classes of a view as a thumbnail: there its pin is larger. */
export const thumbnailPin = tw`[&>g]:origin-center [&>g]:scale-180 [&>g]:[transform-box:fill-box]`

type Props = { view: ViewName; alt?: string; inFirstScreen?: boolean; size?: string; className?: string }

/**
 * Render a view of a drawing with its pin: an inline SVG around the external file, so that all views of a drawing share
 * one cached download. Decorative without `alt`. In the first screen, the export inlines the file.
 */
export function MapView({ view, alt, inFirstScreen, size = 'h-auto w-full', className = '' }: Props) {
  const { file, size: extent, box, pin } = viewOf(view)
  const [width, height] = extent
  const unit = box[2] / 400
  // A flatter place crops it where its pin is not.
  const pinned = pin ? (pin[1] - box[1]) / box[3] : 0.5
  const end = pinned < 1 / 3 ? 'Min' : pinned > 2 / 3 ? 'Max' : 'Mid'
  return (
    <svg
      className={`block ${size} ${className}`}
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      preserveAspectRatio={`xMidY${end} slice`}
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      {/* An HTML image, because SVG images cannot load lazily. */}
      <foreignObject width={width} height={height}>
        {/* biome-ignore lint/performance/noImgElement: an SVG of this site, which needs no optimization */}
        <img
          src={`/drawings/${file}.svg`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          data-first-screen={inFirstScreen}
        />
      </foreignObject>
      {pin && (
        <g>
          <circle cx={pin[0]} cy={pin[1]} r={17 * unit} className="pin-halo fill-redbud/20" />
          <circle cx={pin[0]} cy={pin[1]} r={8 * unit} className="fill-redbud stroke-white" strokeWidth={2.5 * unit} />
        </g>
      )}
    </svg>
  )
}
