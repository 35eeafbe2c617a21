import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recolorDrawing } from '../../lib/brand/recolor'
import { settings } from '../../lib/content/data'
import { once } from '../../lib/content/once'

const source = 'public/drawings'

/** A drawing of public/drawings as SVG, in the colors of content/brand.yaml. @param file its name without .svg */
export const readDrawing = once((file: string): string =>
  recolorDrawing(readFileSync(join(source, `${file}.svg`), 'utf8'), settings.brand.colors),
)

/** Gives the drawings of an export the colors of content/brand.yaml. @param folder the export */
export function recolorDrawings(folder: string): void {
  for (const name of readdirSync(source).filter((file) => file.endsWith('.svg')))
    writeFileSync(join(folder, 'drawings', name), readDrawing(name.replace(/\.svg$/, '')))
}
