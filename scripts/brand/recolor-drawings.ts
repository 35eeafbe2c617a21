import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recolorDrawing } from '../../lib/brand/recolor'
import { settings } from '../../lib/compiled/data'
import { memoize } from '../../lib/util/memoize'

const source = 'public/drawings'

/** The clinic's own mark, which replaces the site's (scripts/build/content.ts writes it). */
const ownMark = '.content/mark.svg'

export const hasOwnMark = () => existsSync(ownMark)

/**
 * Return a drawing from public/drawings as SVG, in the colors of content/brand.yaml. For the mark, prefer the
 * clinic's own.
 * @param file its name without .svg
 */
export const readDrawing = memoize((file: string): string =>
  file === 'mark' && hasOwnMark()
    ? readFileSync(ownMark, 'utf8')
    : recolorDrawing(readFileSync(join(source, `${file}.svg`), 'utf8'), settings.brand.colors),
)

/** Recolor the drawings of an export with the colors of content/brand.yaml. @param folder the export */
export function recolorDrawings(folder: string): void {
  for (const name of readdirSync(source).filter((file) => file.endsWith('.svg')))
    writeFileSync(join(folder, 'drawings', name), readDrawing(name.replace(/\.svg$/, '')))
}
