const encoder = new TextEncoder()

/**
 * Escape a text value of an iCalendar or vCard file and remove control characters (RFC 5545 3.3.11, RFC 2426 section
 * 5).
 */
export function escapeValue(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  )
}

/** Join the lines of an iCalendar or vCard file: CRLF, folded at 75 bytes, never inside a character (RFC 5545 3.1). */
export function foldLines(lines: string[]): string {
  const folded = lines.map((line) => {
    let used = 0
    let folded = ''
    for (const character of line) {
      const { length } = encoder.encode(character)
      if (used + length > 75) {
        folded += '\r\n '
        used = 1
      }
      folded += character
      used += length
    }
    return `${folded}\r\n`
  })
  return folded.join('')
}
