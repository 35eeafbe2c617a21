import { Fragment } from 'react'
import { clinic } from '@/lib/clinic/facts'
import { shortStreet, streetName } from '@/lib/clinic/street'
import { sketch } from '@/lib/pictures/city-map'

type Props = { label: string; className: string }

/**
 * A hand-drawn sketch of the roads and towns around the clinic, not to scale. Place names are not translated. It fills its
 * box, whatever that shows of it.
 */
export function AreaSketch({ label, className }: Props) {
  const { size, street, labels } = sketch
  const [width, height] = size
  const [left, top] = street
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <image href="/drawings/area.svg" width={width} height={height} />
      <g className="fill-ink font-display" fontWeight="650" fontSize="19">
        {labels.map(({ name, at: [x, y], letters, dot }) => (
          <Fragment key={name}>
            {dot && <circle cx={dot[0]} cy={dot[1]} r="6" />}
            <text x={x} y={y} fontSize={letters}>
              {name}
            </text>
          </Fragment>
        ))}
        <text x={left} y={top}>
          {shortStreet(streetName(clinic.address.street))}
        </text>
      </g>
    </svg>
  )
}
