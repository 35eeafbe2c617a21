import type { Block } from './facts'

const element = ({ kind, level, html }: Block) => {
  if (kind === 'heading') return `<h${level}>${html}</h${level}>`
  if (kind === 'item') return `<ul><li>${html}</li></ul>`
  return kind === 'picture' ? html : `<p>${html}</p>`
}
const join = (blocks: Block[]) => blocks.map(element).join('\n').replaceAll('</ul>\n<ul>', '\n')

/**
 * Return a page's text for the search checks: prose, headings and pictures in order; labels, buttons and rows of
 * facts after it, so that none of them counts as the first paragraph.
 */
export function searchPaper(blocks: Block[]): string {
  const isText = ({ kind, prose }: Block) => prose || kind === 'heading' || kind === 'picture'
  const rest = blocks.filter((block) => !isText(block)).map((block): Block => ({ ...block, kind: 'item' }))
  return join([...blocks.filter(isText), ...rest])
}

/** Return a page's text for the reading checks: headings and whole sentences, without what is not prose. */
export function readingPaper(blocks: Block[]): string {
  return join(blocks.filter(({ kind, prose }) => kind === 'heading' || prose))
}
