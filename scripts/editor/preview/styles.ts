import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

const source = 'app/globals.css'

/** The style sheet of the pages, as `npm run build` makes it. Its fonts lie beside it. */
export async function pageStyles(): Promise<string> {
  const { css } = await postcss([tailwind({ optimize: true })]).process(readFileSync(source, 'utf8'), { from: source })
  return css
}
