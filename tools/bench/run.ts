import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** One line of `ps`: a process, its parent, and its memory in kilobytes. */
type Process = { id: number; parent: number; memory: number }

function processes(): Process[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, memory = 0]) => ({ id, parent, memory }))
}

/**
 * Return the memory of a process in kilobytes; on Linux, including its proportion of shared memory (`Pss`, proc(5)).
 */
function shareOf({ id, memory }: Process): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? memory)
  } catch {
    return memory
  }
}

/** Return the memory of a process and all its descendants, in megabytes. */
function memoryOf(root: number): number {
  const list = processes()
  const below = (id: number): number[] =>
    list.filter(({ parent }) => parent === id).flatMap((child) => [shareOf(child), ...below(child.id)])
  return below(root).reduce((sum, memory) => sum + memory, 0) / 1024
}

/** Lines of a build's output, and the phase that each one ends. */
const ends: [phase: string, line: RegExp][] = [
  ['check', /^content: /],
  ['icons, fonts', /▲ Next\.js/],
  ['compile', /Collecting page data/],
  ['collect', /Generating static pages .*\(0\//],
  ['render', /✓ Generating static pages/],
  ['write', /^Route \(app\)/],
  ['export', /^\d+ pages, each/],
]

/**
 * The cost of a command: seconds, CPU seconds (which other work on the machine hardly changes), peak memory in
 * megabytes, and seconds of each phase of a build.
 */
export type Measured = { seconds: number; cpuSeconds: number; megabytes: number; phases: Record<string, number> }

/** Return the CPU seconds of a shell's children: the second line that `times` prints (POSIX). */
function cpuSecondsIn(times: string): number {
  const children = times.trim().split('\n').at(-1) ?? ''
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return Math.round(parts.reduce((sum, part) => sum + part, 0))
}

/**
 * Run a command and measure it.
 * @throws if it fails, with the end of its output
 */
export async function measure(command: string, parameters: string[], folder: string): Promise<Measured> {
  const begin = performance.now()
  const timed = ['-c', '"$@"; status=$?; times; exit $status', 'sh', command, ...parameters]
  const child = spawn('sh', timed, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } })
  const phases: Record<string, number> = {}
  let output = ''
  let last = begin
  const listen = (data: Buffer) => {
    output = (output + data).slice(-1_000_000)
    for (const line of stripVTControlCharacters(String(data)).split('\n')) {
      const [phase] = ends.find(([name, pattern]) => !(name in phases) && pattern.test(line)) ?? []
      if (!phase) continue
      phases[phase] = Math.round((performance.now() - last) / 100) / 10
      last = performance.now()
    }
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0))
  }, 300)
  const status = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  clearInterval(watch)
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${output.slice(-4000)}`)
  const seconds = Math.round((performance.now() - begin) / 100) / 10
  return { seconds, cpuSeconds: cpuSecondsIn(output), megabytes: Math.round(megabytes), phases }
}
