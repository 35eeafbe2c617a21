/** The contour lines around the sign, outermost first: stroke width, and tint from cool to straw. */
const lines = [
  [134, '#e3efe4'],
  [106, '#e9f1df'],
  [80, '#eef2da'],
  [56, '#f2f1d3'],
  [36, '#f5eecb'],
  [18, '#f7ebc2'],
] as const

/** A large dollar sign as a hill on a contour map. Decorative. */
export function Dollar({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`block size-full bg-mist font-display font-heavy text-[430px]/[normal] ${className}`}
      viewBox="0 0 800 600"
      aria-hidden="true"
      textAnchor="middle"
    >
      <g fill="none" strokeLinejoin="round">
        {lines.map(([width, tint]) => (
          <g key={width}>
            <text x="400" y="432" stroke="#3f7f72" strokeWidth={width + 3}>
              $
            </text>
            <text x="400" y="432" stroke={tint} strokeWidth={width}>
              $
            </text>
          </g>
        ))}
      </g>
      <text className="fill-spruce-800" x="400" y="432">
        $
      </text>
    </svg>
  )
}
