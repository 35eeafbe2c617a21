/** A string of JSON, and the colon after it if it is the name of a field. */
const literal = /"(?:[^"\\]|\\.)*"(:?)/g

/** Row ids are hexadecimal; a row without one is a hint. */
const idOf = (row: Buffer) => Number.parseInt(row.toString('latin1', 0, 16), 16) || 0

/** Bytes that a name has to save: what saves less gets longer once the host compresses it. */
const worthwhile = 50

/**
 * The names, as `$` and the id of a row of their own, of the strings that are better said once. One that begins with a
 * dollar sign has a meaning of its own.
 */
function nameRepeated(rows: string[], firstId: number): Map<string, string> {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const [text, colon] of row.matchAll(literal))
      if (!colon && !text.startsWith('"$')) counts.set(text, (counts.get(text) ?? 0) + 1)
  const names = new Map<string, string>()
  for (const [text, count] of counts) {
    const name = `"$${(firstId + names.size).toString(16)}"`
    const saved = count * (text.length - name.length) - name.length - text.length
    if (saved > worthwhile) names.set(text, name)
  }
  return names
}

/**
 * Rows of React's data in which every string that stands in several places (class names, mostly) is written once, in a row
 * before all others, and named where it stood: React puts it back as it reads them.
 * @param isJson - which rows React reads as JSON with such names in it.
 */
export function stringsOnce(rows: Buffer[], isJson: (row: Buffer) => boolean): Buffer[] {
  const texts = rows.map((row) => (isJson(row) ? row.toString() : undefined))
  const names = nameRepeated(
    texts.filter((text) => text !== undefined),
    Math.max(0, ...rows.map(idOf)) + 1,
  )
  const own = [...names].map(([text, name]) => Buffer.from(`${name.slice(2, -1)}:${text}\n`))
  const shorter = rows.map((row, i) => {
    const text = texts[i]?.replace(literal, (whole) => names.get(whole) ?? whole)
    return text === undefined ? row : Buffer.from(text)
  })
  return [...own, ...shorter]
}
