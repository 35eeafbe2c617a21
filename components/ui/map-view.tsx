import { type View, type ViewName, viewOf } from '@/lib/pictures/drawings'
import { tw } from './classes'

/** Classes of a view as a thumbnail: there its pin is larger. */
export const thumbnailPin = tw`[&>g]:origin-center [&>g]:scale-180 [&>g]:[transform-box:fill-box]`

type Props = {
  view: ViewName
  alt?: string
  inFirstScreen?: boolean
  /** Show the whole drawing instead, with a dotted way that ends at the pin. */
  way?: boolean
  size?: string
  className?: string
}

/** Draw a dotted way across a drawing to its pin, from the farther side and slightly below, and a flag at its end. */
function Way({ to: [x, y], size: [width, height] }: { to: readonly [number, number]; size: View['size'] }) {
  const unit = width / 400
  const from = [x < width / 2 ? width * 0.94 : width * 0.06, Math.min(y + height * 0.15, height * 0.94)] as const
  const across = x - from[0]
  const path = `M${from}C${from[0] + across * 0.4} ${from[1] - height * 0.2} ${from[0] + across * 0.55} ${y + height * 0.2} ${x} ${y}`
  const dots = { d: path, fill: 'none', strokeLinecap: 'round', strokeDasharray: `${3 * unit} ${11 * unit}` } as const
  return (
    <g>
      <path {...dots} className="stroke-white" strokeWidth={8 * unit} />
      <path {...dots} className="stroke-spruce-950" strokeWidth={5 * unit} />
      <circle cx={from[0]} cy={from[1]} r={8 * unit} className="fill-spruce-600 stroke-white" strokeWidth={2 * unit} />
      <path d={`M${x} ${y}v${-44 * unit}`} className="stroke-spruce-950" strokeWidth={3.5 * unit} />
      <path
        d={`M${x} ${y - 44 * unit}l${40 * unit} ${11 * unit}l${-40 * unit} ${12 * unit}z`}
        className="fill-hickory stroke-spruce-950"
        strokeWidth={1.5 * unit}
      />
    </g>
  )
}

/**
 * Render a view of a drawing with its pin: an inline SVG around the external file, so that all views of a drawing share
 * one cached download. Decorative without `alt`. In the first screen, the export inlines the file.
 */
export function MapView({ view, alt, inFirstScreen, way, size = 'h-auto w-full', className = '' }: Props) {
  const { file, size: extent, box: part, pin } = viewOf(view)
  const box = way ? ([0, 0, ...extent] as const) : part
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
      {way && pin && <Way to={pin} size={extent} />}
      {pin && (
        <g>
          <circle cx={pin[0]} cy={pin[1]} r={17 * unit} className="pin-halo fill-redbud/20" />
          <circle cx={pin[0]} cy={pin[1]} r={8 * unit} className="fill-redbud stroke-white" strokeWidth={2.5 * unit} />
        </g>
      )}
    </svg>
  )
}
