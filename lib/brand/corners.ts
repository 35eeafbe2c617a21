/**
 * Return the radii of the design's corners: small ones half, large ones one and three quarters of the brand's.
 * @param radius that of buttons and fields, in pixels.
 */
export const cornersOf = (radius: number) => ({
  small: `${radius / 2}px`,
  m: `${radius}px`,
  large: `${radius * 1.75}px`,
})
