const strong = 'aeoáéóíú'

/**
 * Count the syllables of a Spanish word (RAE, Ortografía 2010, II.1): each strong or accented vowel is one; weak vowels
 * (i, u, ü, final y) join adjacent vowels, also across an h, and two weak vowels are one; the u of que, qui, gue, gui
 * is silent.
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
