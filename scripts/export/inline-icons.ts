/** Return the symbols of a sprite, by id. */
export const symbolsOf = (sprite: string) =>
  new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]))

/**
 * Inline the symbols that a page uses: a request for the sprite would delay the first paint. React, which leaves
 * attributes and foreign elements of a page alone, requests the sprite when it adds an icon.
 * @throws if the page uses an unknown symbol
 */
export function inlineIcons(html: string, symbols: Map<string, string>): string {
  const used = new Set<string>()
  const text = html.replace(
    /(<use href=")\/icons\.svg(#([\w-]+)")/g,
    (_, before: string, after: string, id: string) => {
      used.add(id)
      return before + after
    },
  )
  if (used.size === 0) return html
  const content = [...used].sort().map((id) => {
    const symbol = symbols.get(id)
    if (!symbol) throw new Error(`icons: public/icons.svg has no ${id}: add it to lib/pictures/icons.ts`)
    return symbol
  })
  // `hidden` hides HTML elements only (HTML, "The hidden attribute").
  return text.replace('</body>', `<div hidden><svg>${content.join('')}</svg></div></body>`)
}
