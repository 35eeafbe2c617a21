const [before, after] = ['(?<![\\p{L}\\p{N}])(?:', ')(?![\\p{L}\\p{N}])']

/** Matches whole words only, so that "secure" and "procurar" do not match "cure" and "curar". */
export const whole = (words: string) => new RegExp(`${before}${words}${after}`, 'giu')

/** Tests for any of the words that some patterns made by `whole` match. */
export function any(patterns: RegExp[]): RegExp {
  const words = patterns.map(({ source }) => `(?:${source.slice(before.length, -after.length)})`)
  return new RegExp(`${before}${words.join('|')}${after}`, 'iu')
}
