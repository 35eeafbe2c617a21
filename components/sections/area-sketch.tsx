import { Fragment } from 'react'
import { clinic } from '@/lib/clinic/facts'
import { shortStreet, streetName } from '@/lib/geography/street'
import { mapDrawing, sketch } from '@/lib/pictures/city-map'

type Props = {
  label: string
  className: string
  /** Show the whole sketch with land around it; otherwise it fills its box and may be cropped. */
  isWhole?: boolean
}

const street = shortStreet(streetName(clinic.address.street))

const [width, height] = sketch.size

/** The drawing extends beyond the sketch by a quarter on each side. */
const drawing = { x: -width / 4, y: -height / 4, width: 1.5 * width, height: 1.5 * height }

/** Show the roads and towns of the drawing, their names, and the name of the clinic's street. */
function Roads() {
  const [left, top] = sketch.street
  return (
    <>
      <image href="/drawings/area.svg" {...drawing} />
      <g className="fill-ink font-semibold font-display" fontSize="19">
        {sketch.labels.map(({ name, at: [x, y], letters, dot }) => (
          <Fragment key={name}>
            {dot && <circle cx={dot[0]} cy={dot[1]} r="6" />}
            <text x={x} y={y} fontSize={letters}>
              {name}
            </text>
          </Fragment>
        ))}
        <text x={left} y={top}>
          {street}
        </text>
      </g>
    </>
  )
}

/** Show a background without roads, for an area that has no drawing: the pin with the clinic's street. */
function Ground() {
  const [x, y] = [width / 2, height / 2]
  return (
    <>
      {/* Anything above the top is cropped. */}
      <image href="/drawings/ground.svg" {...drawing} height={(drawing.width * 19) / 16} />
      <circle cx={x} cy={y} r="26" className="fill-redbud/20" />
      <circle cx={x} cy={y} r="11" strokeWidth="3" className="fill-redbud stroke-white" />
      <text x={x} y={y + 50} textAnchor="middle" className="fill-ink font-semibold font-display" fontSize="19">
        {street}
      </text>
    </>
  )
}

/** Show a hand-drawn sketch of the clinic's surroundings, not to scale. Place names are not translated. */
export function AreaSketch({ label, className, isWhole = false }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isWhole ? 'xMidYMid' : 'xMidYMid slice'}
      role="img"
      aria-label={label}
    >
      {mapDrawing === 'map' ? <Roads /> : <Ground />}
    </svg>
  )
}
