/** Abbreviations that never end a sentence. */
const inside =
  /(?<![\p{L}.])(?:Dr|Dra|Dres|Sr|Sra|Srta|Mr|Mrs|Ms|St|Ste|Jr|vs|approx|No|núm|pág|Av|e\.g|i\.e|p\. ?ej|U\.S|EE)\./giu
/** Replaces a period that does not end a sentence until the text is split. */
const mark = '\u0000'

/**
 * Split a paragraph into sentences. Decimal points, abbreviations (`Dr.`, `a. m.`, `EE. UU.`, `e.g.`) and periods
 * before a lowercase word do not end a sentence; closing quotes and brackets belong to the sentence before.
 */
export function splitSentences(paragraph: string): string[] {
  const keep = (text: string) => text.replaceAll('.', mark)
  return paragraph
    .replace(inside, (text, at: number, whole: string) =>
      // "No." is an abbreviation only before a number.
      /^no\.$/i.test(text) && !/^\s*\d/.test(whole.slice(at + text.length)) ? text : keep(text),
    )
    .split(/(?<=[.!?…]["”’»)\]]*)\s+(?=["“‘«¿¡([]*[\p{Lu}\d{])/u)
    .map((sentence) => sentence.replaceAll(mark, '.').trim())
    .filter(Boolean)
}

/**
 * Split a text into words: letters and digits with inner hyphens, apostrophes, periods and colons (`X-ray`, `9:00`).
 */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Maximum number of words in a sentence. */
export const longestSentence = 35
