/** Titles and shortenings that never end a sentence, whatever follows. */
const inside =
  /(?<![\p{L}.])(?:Dr|Dra|Dres|Sr|Sra|Srta|Mr|Mrs|Ms|St|Ste|Jr|vs|approx|No|núm|pág|Av|e\.g|i\.e|p\. ?ej|U\.S|EE)\./giu
/** Stands for a point that ends nothing; turned back into one at the end. */
const mark = '\u0000'

/**
 * Splits one paragraph into its sentences. A decimal, an abbreviation (`Dr.`, `a. m.`, `EE. UU.`, `e.g.`) and a point
 * before a lowercase word end nothing; closing quotes and brackets stay with their sentence.
 */
export function splitSentences(paragraph: string): string[] {
  const keep = (text: string) => text.replaceAll('.', mark)
  return paragraph
    .replace(inside, (text, at: number, whole: string) =>
      // "No." is an answer unless a number follows.
      /^no\.$/i.test(text) && !/^\s*\d/.test(whole.slice(at + text.length)) ? text : keep(text),
    )
    .split(/(?<=[.!?…]["”’»)\]]*)\s+(?=["“‘«¿¡([]*[\p{Lu}\d{])/u)
    .map((sentence) => sentence.replaceAll(mark, '.').trim())
    .filter(Boolean)
}

/** The words of a text: letters and digits, joined by inner hyphens, apostrophes, points, colons (`X-ray`, `9:00`). */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Longer sentences lose readers; the limit of plain-language guides lies between 20 and 30. */
export const longestSentence = 30
