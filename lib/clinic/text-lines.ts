/** Bytes of a character in UTF-8. */
const bytes = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Text as a value in a calendar or contact file (RFC 5545 3.3.11, RFC 2426 section 5): signs escaped, no control characters. */
export function escapeValue(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get in
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  )
}

/** Lines of a calendar or contact file: CRLF at each end, none longer than 75 bytes, no character cut (RFC 5545 3.1). */
export function foldLines(lines: string[]): string {
  const folded = lines.map((line) => {
    let used = 0
    let out = ''
    for (const character of line) {
      if (used + bytes(character) > 75) {
        out += '\r\n '
        used = 1
      }
      out += character
      used += bytes(character)
    }
    return `${out}\r\n`
  })
  return folded.join('')
}
