/** A section of a Markdown body: `## Heading {#id}`, an optional picture, and text. */
export type Section = {
  id: string
  heading: string
  /** Markdown below the heading, without the picture. */
  body: string
  picture?: { view: string; alt: string; caption: string }
}

const headingLine = /^##[ \t]+(.+?)[ \t]*(?:\{#([\w-]+)\})?[ \t]*$/
const pictureLine = /^!\[([^\]]*)\]\((\S+?)(?:[ \t]+"([^"]*)")?\)[ \t]*$/

/**
 * Splits a Markdown body at its `##` headings. A picture on the first line of a section is removed from its text:
 * `![alt](view "caption")`.
 * @returns the text before the first heading, and the sections in order (`id` is empty when the heading has none).
 */
export function splitSections(markdown: string): { intro: string; sections: Section[] } {
  const intro: string[] = []
  const sections: (Section & { lines: string[] })[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const heading = headingLine.exec(line)
    if (heading) {
      sections.push({ id: heading[2] ?? '', heading: heading[1] ?? '', body: '', lines: [] })
      continue
    }
    const section = sections.at(-1)
    const picture = section?.lines.every((text) => text.trim() === '') ? pictureLine.exec(line) : null
    if (section && picture && !section.picture) {
      section.picture = { alt: picture[1] ?? '', view: picture[2] ?? '', caption: picture[3] ?? '' }
    } else {
      ;(section?.lines ?? intro).push(line)
    }
  }
  return {
    intro: intro.join('\n').trim(),
    sections: sections.map(({ lines, ...section }) => ({ ...section, body: lines.join('\n').trim() })),
  }
}
