import { caption as captionClass, sheet, tw } from '@/components/ui/classes'
import { type Office, offices } from '@/lib/clinic/offices'
import { shortStreet } from '@/lib/geography/street'
import { drives, type MapPlace, mapDrawing, mapSize, project, signs, spots, towns } from '@/lib/pictures/city-map'

/** The look of a label by what it names: weight, and size in units of the map. */
const labels = {
  spot: { weight: tw`font-semibold`, letters: 26 },
  town: { weight: tw`font-bold`, letters: 31 },
  first: { weight: tw`font-heavy`, letters: 36 },
}

type LabelProps = {
  name: string
  x: number
  y: number
  side: 'left' | 'right' | 'below'
  size: keyof typeof labels
  gap?: number
}

/** Show a label beside its dot. Place names are not translated. */
function Label({ name, x, y, side, size, gap = 18 }: LabelProps) {
  const anchor = { left: 'end', right: 'start', below: 'middle' } as const
  const dx = { left: -gap, right: gap, below: -8 }[side]
  return (
    <text
      x={x + dx}
      y={y + (side === 'below' ? 34 : 9)}
      textAnchor={anchor[side]}
      className={`stroke-mist ${labels[size].weight}`}
      fontSize={labels[size].letters}
      strokeWidth="6"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {name}
    </text>
  )
}

type Props = { emphasis: MapPlace; office: Office; alt: string; caption: string; note?: string }

/** Return the clinic's other offices that are within the map. */
const othersOnMap = (office: Office) =>
  offices.filter((other) => {
    const [x, y] = project(other.geo)
    return other !== office && x > 0 && x < mapSize[0] && y > 0 && y < mapSize[1]
  })

/** Show the sketch map of the area, with one town emphasized and the drives from there to its nearest office. */
export function CityMap({ emphasis, office, alt, caption, note }: Props) {
  const [width, height] = mapSize
  const [x, y] = project(office.geo)
  const others = othersOnMap(office)
  return (
    <figure>
      <div className={sheet}>
        <svg
          className="block h-auto w-full border border-ink fill-ink font-display font-semibold"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={alt}
        >
          {/* An HTML image, because SVG images cannot load lazily. */}
          <foreignObject width={width} height={height}>
            {/* biome-ignore lint/performance/noImgElement: an SVG of this site, which needs no optimization */}
            <img src={`/drawings/${mapDrawing}.svg`} alt="" width={width} height={height} loading="lazy" />
          </foreignObject>
          {drives(emphasis, office.geo).map((path) => (
            <g key={path} fill="none" strokeLinejoin="round" strokeLinecap="round">
              <path d={path} className="stroke-ink" strokeWidth="15" />
              <path d={path} className="stroke-hickory" strokeWidth="10" />
            </g>
          ))}
          {signs.map(({ name, at }) => {
            const [left, top] = project(at)
            const half = name.length * 6.5 + 6
            return (
              <g key={`${name} ${top}`}>
                <rect
                  x={left - half}
                  y={top - 16}
                  width={2 * half}
                  height="31"
                  rx="6"
                  className="fill-white stroke-ink"
                />
                <text x={left} y={top + 7} textAnchor="middle" fontSize="22">
                  {name}
                </text>
              </g>
            )
          })}
          {spots.map(({ name, at, label, gap }) => {
            const [left, top] = project(at)
            return (
              <g key={name}>
                <circle cx={left} cy={top} r="7" />
                <Label name={name} x={left} y={top} side={label} size="spot" gap={gap} />
              </g>
            )
          })}
          {towns.map(({ id, name, at, label }) => {
            const [left, top] = project(at)
            const first = id === emphasis
            return (
              <g key={id}>
                <circle
                  cx={left}
                  cy={top}
                  r={first ? 13 : 9}
                  className={first ? 'fill-hickory stroke-ink' : undefined}
                />
                <Label name={name} x={left} y={top} side={label} size={first ? 'first' : 'town'} />
              </g>
            )
          })}
          {others.map(({ id, geo }) => {
            const [left, top] = project(geo)
            return <circle key={id} cx={left} cy={top} r="11" className="fill-redbud stroke-white" strokeWidth="3" />
          })}
          <circle cx={x} cy={y} r="30" className="fill-redbud/20" />
          <circle cx={x} cy={y} r="14" className="fill-redbud stroke-white" strokeWidth="4" />
          <Label name={shortStreet(office.address.street)} x={x + 16} y={y + 34} side="right" size="spot" />
        </svg>
      </div>
      <figcaption className={captionClass}>
        <span>{caption}</span>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  )
}
