/** `npx tsx tools/compare OLD NEW`: compare the words and looks of two finished exports. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../../scripts/shared/command'
import { differences } from './differences'
import { compareLooks, tolerance } from './look'

const usage = `npx tsx tools/compare OLD NEW [options]
  OLD, NEW           two exports (folders)
  --pages /faq,/es   only these addresses, with every line that differs
  --words            compares words and markup alone, in seconds
  --widths 390,1440  widths of the window for the pictures (390,768,1440)`

/** Maximum number of lines to print per file when all files are compared. */
const shown = 12
const percent = (share: number) => `${(share * 100).toFixed(3)} %`

/** @throws the usage if the command line is invalid */
function readOptions(args: string[]) {
  const string = { type: 'string' } as const
  const options = { words: { type: 'boolean' }, widths: string, pages: string } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [before, after, ...more] = positionals.map((folder) => resolve(folder))
  if (!before || !after || more.length > 0) throw new Error(usage)
  for (const folder of [before, after]) if (!existsSync(folder)) throw new Error(`${folder}: no such folder`)
  const widths = (values.widths ?? '390,768,1440').split(',').map(Number)
  if (!widths.every((width) => width >= 200 && width <= 4000)) throw new Error('--widths: each from 200 to 4000')
  return { before, after, widths, wordsAlone: values.words, paths: values.pages?.split(',') }
}

type Options = ReturnType<typeof readOptions>

/** Print differences in words and markup. @returns whether there are none */
function sayTheSame({ before, after, paths }: Options): boolean {
  const found = differences(before, after, paths)
  for (const { file, lines } of found) {
    const rest = paths ? 0 : Math.max(0, lines.length - shown)
    const more = rest > 0 ? [`… ${rest} more lines: --pages shows all`] : []
    console.log([file, ...lines.slice(0, lines.length - rest), ...more, ''].join('\n'))
  }
  console.log(`Words and markup: ${found.length || 'no'} files differ`)
  return found.length === 0
}

/** Print differences in looks. @returns whether none exceeds the tolerance */
async function lookTheSame({ before, after, ...options }: Options): Promise<boolean> {
  const shares: number[] = []
  const { drawn, skipped } = await compareLooks([before, after], options, ({ path, width, share, picture = '' }) => {
    shares.push(share)
    if (share > 0) console.log(`${percent(share).padStart(9)}  ${path} at ${width} ${picture}`)
    if (shares.length % 60 === 0) console.log(`… ${shares.length} pictures compared`)
  })
  if (skipped > 0) console.log(`${skipped} pages are not drawn: HTML, styles, pictures and fonts are the same`)
  const over = (limit: number) => shares.filter((share) => share > limit).length
  const counts = `${over(0)} differ, ${over(tolerance)} by more than ${percent(tolerance)}`
  console.log(`Look: ${drawn} pages, ${shares.length} pictures, ${counts}`)
  return over(tolerance) === 0
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  const same = sayTheSame(options)
  return (options.wordsAlone || (await lookTheSame(options))) && same
}, usage)
