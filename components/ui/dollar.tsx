/** Stroke widths of the contour lines around the sign, outermost first; their tints run from cool to straw. */
const lines = [134, 106, 80, 56, 36, 18]

/** A large dollar sign as a hill on a contour map. Decorative. */
export function Dollar() {
  return (
    <svg className="view dollar" viewBox="0 0 800 600" aria-hidden="true">
      {lines.map((width, i) => (
        <g key={width} className={`d${i}`}>
          <text x="400" y="432" strokeWidth={width + 3}>
            $
          </text>
          <text x="400" y="432" strokeWidth={width}>
            $
          </text>
        </g>
      ))}
      <text className="top" x="400" y="432">
        $
      </text>
    </svg>
  )
}
