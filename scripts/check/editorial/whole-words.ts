const [before, after] = ['(?<![\\p{L}\\p{N}])(?:', ')(?![\\p{L}\\p{N}])']

/** Build a pattern for whole words only, so that "secure" and "procurar" do not match "cure" and "curar". */
export const wholeWords = (words: string) => new RegExp(`${before}${words}${after}`, 'giu')

/** Join patterns made by `wholeWords` into one that matches any of their words. */
export function anyWord(patterns: RegExp[]): RegExp {
  const words = patterns.map(({ source }) => `(?:${source.slice(before.length, -after.length)})`)
  return new RegExp(`${before}${words.join('|')}${after}`, 'iu')
}
