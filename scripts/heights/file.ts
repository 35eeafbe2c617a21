import { type LaterPart, phone } from './measure'

/**
 * The text of the file.
 * @param pages the parts of the home page in each language, the footer last
 * @throws when the languages have different parts.
 */
export function heightsFile(pages: LaterPart[][]): string {
  const [first = []] = pages
  if (pages.some(({ length }) => length !== first.length))
    throw new Error(
      `the home page has ${pages.map(({ length }) => length).join(' and ')} parts: the same in each language`,
    )
  const heights = first.map((_, place) => {
    const real = pages.map((parts) => (parts[place]?.real ?? 0) - (parts[place]?.padding ?? 0))
    const mean = real.reduce((sum, height) => sum + height, 0) / real.length
    return `'max-sm:[contain-intrinsic-height:auto_${5 * Math.round(mean / 5)}px]'`
  })
  return `// Written by \`npm run heights\`: the mean of the languages on a screen of ${phone.width} px.

/** How much room phones keep for the sections of the home page until the visitor scrolls near them. */
export const sectionHeights = [
${heights
  .slice(0, -1)
  .map((height) => `  ${height},\n`)
  .join('')}]

/** The same for the footer, without its padding. */
export const footerHeight = ${heights.at(-1)}
`
}
