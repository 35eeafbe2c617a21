import { clinic } from '@/lib/clinic/facts'
import { shortStreet, streetName } from '@/lib/clinic/street'
import { sketch } from '@/lib/pictures/city-map'

/** A hand-drawn sketch of the roads and towns around the clinic, not to scale. Place names are not translated. */
export function AreaSketch({ label }: { label: string }) {
  const { size, street, labels } = sketch
  const [width, height] = size
  const [left, top] = street
  return (
    <svg
      className="h-auto w-full border-[1.5px] border-ink"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <image href="/drawings/area.svg" width={width} height={height} />
      <g className="fill-ink font-display" fontWeight="650" fontSize="19">
        {labels.map(({ name, at: [x, y], letters }) => (
          <text key={name} x={x} y={y} fontSize={letters}>
            {name}
          </text>
        ))}
        <text x={left} y={top}>
          {shortStreet(streetName(clinic.address.street))}
        </text>
      </g>
    </svg>
  )
}
