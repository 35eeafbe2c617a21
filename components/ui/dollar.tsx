import { tw } from './classes'

/** Contour lines around the sign, outermost first: stroke widths, and tints from cool to straw. */
const lines = [
  { width: 134, tint: 'stroke-contour-1' },
  { width: 106, tint: 'stroke-contour-2' },
  { width: 80, tint: 'stroke-contour-3' },
  { width: 56, tint: 'stroke-contour-4' },
  { width: 36, tint: 'stroke-contour-5' },
  { width: 18, tint: 'stroke-contour-6' },
]
const sign = tw`font-display font-heavy [stroke-linejoin:round]`

/** Render a large dollar sign as a hill on a contour map. Decorative. */
export function Dollar({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`size-full bg-mist ${className}`}
      viewBox="0 0 800 600"
      fontSize="430"
      textAnchor="middle"
      aria-hidden="true"
    >
      {lines.map(({ width, tint }) => (
        <g key={width}>
          <text className={`${sign} fill-none stroke-contour`} x="400" y="432" strokeWidth={width + 3}>
            $
          </text>
          <text className={`${sign} fill-none ${tint}`} x="400" y="432" strokeWidth={width}>
            $
          </text>
        </g>
      ))}
      <text className={`${sign} fill-spruce-800`} x="400" y="432">
        $
      </text>
    </svg>
  )
}
