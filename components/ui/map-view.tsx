import { type ViewName, viewOf } from '@/lib/pictures/drawings'

type Props = { view: ViewName; alt?: string; className?: string }

/**
 * One part of a drawing with its pin. An inline frame around an external file, so that all crops of one drawing cost one
 * cached download. Without `alt` it is decoration.
 */
export function MapView({ view, alt, className = '' }: Props) {
  const { file, size, box, pin } = viewOf(view)
  const [width, height] = size
  const unit = box[2] / 400
  return (
    <svg
      className={`view ${className}`}
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      preserveAspectRatio="xMidYMid slice"
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      {/* An HTML image, because only that can wait until it comes near the window. */}
      <foreignObject width={width} height={height}>
        {/* biome-ignore lint/performance/noImgElement: an own drawing, already as small as it gets */}
        <img src={`/drawings/${file}.svg`} alt="" width={width} height={height} loading="lazy" />
      </foreignObject>
      {pin && (
        <g>
          <circle cx={pin[0]} cy={pin[1]} r={17 * unit} className="fill-redbud/20" />
          <circle cx={pin[0]} cy={pin[1]} r={8 * unit} className="fill-redbud stroke-white" strokeWidth={2.5 * unit} />
        </g>
      )}
    </svg>
  )
}
