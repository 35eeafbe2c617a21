/** Bundle script, styles and fonts into the page of the desk, so that it loads nothing else. */
import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/postcss'
import { type BuildOptions, build } from 'esbuild'
import postcss from 'postcss'
import { fontFaces } from '../fonts/brand'

/** Return a script with all its imports, as text for a `<script>`. @param entry path of its entry file */
export async function bundleScript(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles = [] } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Return a compiled style sheet that uses Tailwind. @param from its path */
export async function bundleStyles(from: string): Promise<string> {
  // Tailwind takes them for the end of a path.
  const sign = /[#?]/.exec(process.cwd())?.[0]
  if (sign) throw new Error(`${process.cwd()}: rename this folder, or one around it, so that its name has no ${sign}`)
  const { css } = await postcss([tailwind({ optimize: true })]).process(readFileSync(from, 'utf8'), { from })
  return css
}

/** Return the `@font-face` rules of the site's typefaces, with embedded fonts. */
export const embeddedFonts = () =>
  fontFaces(({ file }) => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`)
