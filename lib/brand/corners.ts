/**
 * Return the corner radii of the design: small corners half, large ones 1.75 times the brand's radius.
 * @param radius the radius of buttons and fields, in pixels.
 */
export const cornersOf = (radius: number) => ({
  small: `${radius / 2}px`,
  m: `${radius}px`,
  large: `${radius * 1.75}px`,
})
