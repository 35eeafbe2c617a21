/**
 * Pack phrases with the same meaning so that a shared word appears once. The most frequent word comes before a colon,
 * followed by the rest of each phrase that contains it.
 * @example packPhrases(['threw back out', 'sore back', 'lumbago']) // 'back:threw out,sore|lumbago'
 */
export function packPhrases(phrases: string[]): string {
  const packed: string[] = []
  let left = phrases.map((phrase) => phrase.split(' '))
  for (;;) {
    const counts = new Map<string, number>()
    for (const word of left.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
    const [shared, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 1])
    if (count === 1) return [...packed, ...left.map((words) => words.join(' '))].join('|')
    const rests = left.filter((words) => words.includes(shared)).map((words) => words.filter((word) => word !== shared))
    packed.push(`${shared}:${rests.map((words) => words.join(' ')).join(',')}`)
    left = left.filter((words) => !words.includes(shared))
  }
}

/** Unpack phrases. @returns the words of each, not in their original order. */
export const unpackPhrases = (packed: string): string[][] =>
  packed
    .split('|')
    .filter(Boolean)
    .flatMap((part) => {
      const [shared = '', rests] = part.split(':')
      if (rests === undefined) return [shared.split(' ')]
      return rests.split(',').map((rest) => [shared, ...rest.split(' ').filter(Boolean)])
    })
