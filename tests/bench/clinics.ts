/**
 * Whether the site can be that of another clinic: `npm run bench:clinics [-- NAME …] [--lighthouse]`. For each file of answers in
 * tests/clinics, sets a copy of the repository up, checks and builds it, and looks for what is left of this clinic in every file of
 * the result. `--turn` takes the one whose turn it is, by the commit.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { brand } from '../../lib/content/schemas/brand'
import { runCommand } from '../../scripts/command'
import { readFiles } from '../../scripts/setup/write'
import { formerColors } from './clinics/colors'
import { type Leftover, scan } from './clinics/leftovers'
import { tracesOf } from './clinics/words'
import { copyRepository } from './copy'

const folder = 'tests/clinics'
const names = readdirSync(folder).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])

/** Pages for Lighthouse: home, a service, contact, and one of them in the other language. */
const audited = ['/', '/services/chiropractic-care', '/contact', '/es/contact']

/** Of the traces, so many are printed. */
const most = 40

/** Runs a command in a copy. @throws with the end of its output when it fails. */
function run(copy: string, command: string): string {
  const env = { ...process.env, SITE_FOLDER: 'out', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${command} stopped with ${status}:\n${(stdout + stderr).slice(-6000)}`)
  return stdout
}

/** The colors of a content folder. */
const colorsIn = (content: string) => brand.parse(parse(readFileSync(join(content, 'brand.yaml'), 'utf8'))).colors

const lineOf = ({ file, line, word, around }: Leftover) => `  out/${file}${line ? `:${line}` : ''}: ${word}: ${around}`

/** Sets up, checks and builds a clinic, and reads what came of it. @returns whether nothing of this one is left. */
async function bench(name: string, lighthouse: boolean): Promise<boolean> {
  const begin = performance.now()
  const seconds = () => Math.round((performance.now() - begin) / 1000)
  const copy = mkdtempSync(join(tmpdir(), `${name}-`))
  try {
    copyRepository(process.cwd(), copy)
    // What is drawn from the same source is the same picture.
    if (existsSync('.next/cache')) cpSync('.next/cache', join(copy, '.next/cache'), { recursive: true })
    const tsx = `"${process.execPath}" node_modules/tsx/dist/cli.mjs`
    run(copy, `${tsx} scripts/setup --from ${folder}/${name}.yaml`)
    run(copy, `${tsx} scripts/check/index.ts`)
    run(copy, 'npm run build')
    const built = seconds()
    run(copy, `${tsx} scripts/desk --check`)
    // Stands open by its nature, but must be able to tell: an invented clinic has confirmed little.
    const open = spawnSync(`${tsx} scripts/check/print-launch.ts`, { cwd: copy, shell: true, encoding: 'utf8' })
    if (open.status !== 0 && open.status !== 1) throw new Error(`launch check:\n${open.stderr}`)

    const answers = readFileSync(join(folder, `${name}.yaml`), 'utf8')
    const words = tracesOf(readFiles('content'), answers)
    const colors = formerColors(colorsIn(join(copy, 'content')), 'public/drawings', colorsIn('content'))
    const { files, found } = await scan(join(copy, 'out'), words, colors)
    console.log(
      `${name}: built in ${built} s, ${files} files read for ${words.length} words and ${colors.length} colors in ${seconds() - built} s: ${found.length === 0 ? 'nothing left' : `${found.length} left`}`,
    )
    for (const leftover of found.slice(0, most)) console.log(lineOf(leftover))
    if (found.length > most) console.log(`  … and ${found.length - most} more`)
    if (lighthouse) console.log(run(copy, `${tsx} scripts/lighthouse.ts ${audited.join(' ')}`))
    return found.length === 0
  } catch (error) {
    console.log(`${name}: ${(error as Error).message}`)
    return false
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The one whose turn it is: always the same for a commit. */
function inTurn(): string[] {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return names.filter((_, i) => i === Number.parseInt(commit.slice(0, 8), 16) % names.length)
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lighthouse: { type: 'boolean', default: false }, turn: { type: 'boolean', default: false } },
  })
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown) throw new Error(`${resolve(folder)} has no ${unknown}.yaml: it has ${names.join(', ')}`)
  const wanted = positionals.length > 0 ? positionals : values.turn ? inTurn() : names
  let clean = true
  for (const name of wanted) clean = (await bench(name, values.lighthouse)) && clean
  return clean
})
