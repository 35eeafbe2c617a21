const strong = 'aeoáéóíú'

/**
 * Syllables of a Spanish word, by the rules of the Ortografía (RAE 2010, II.1): each strong or accented vowel makes one,
 * weak vowels (i, u, ü, a final y) join their neighbours, across an h too, and two weak ones make one; the u of que, qui,
 * gue, gui is silent.
 */
export function countSyllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/qu|gu(?=[eiéí])/g, 'g')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? []
  const count = groups.reduce((sum, group) => sum + Math.max(1, [...group].filter((v) => strong.includes(v)).length), 0)
  return Math.max(1, count)
}
