/**
 * Runs the commands that a pull request has to pass, as .github/workflows/site.yml lists them, each job on a clean clone of
 * the last commit: `npm run ci:local [-- JOB …]`. One version of Node, the one at hand; artifacts and caches are left out.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runCommand } from '../shared/command'

type Job = { if?: string; steps: { run?: string }[] }

const file = '.github/workflows/site.yml'

/** @throws when the command fails, or cannot be started. */
function run(command: string, args: string[], cwd: string) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, CI: 'true' } })
  if (status !== 0) throw error ?? new Error(`stopped with ${status}: ${args.at(-1)}`)
}

function runJob(name: string, { steps }: Job) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const site = join(folder, 'site')
  try {
    run('git', ['clone', '--quiet', process.cwd(), site], folder)
    for (const command of steps.flatMap((step) => step.run ?? [])) {
      console.log(`\n${name}: ${command.trim()}`)
      run('bash', ['-e', '-o', 'pipefail', '-c', command], site)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await runCommand(() => {
  const jobs = Object.entries((parse(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> }).jobs)
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !jobs.some(([job]) => job === name))
  if (unknown) throw new Error(`${file} has no job ${unknown}: it has ${jobs.map(([name]) => name).join(', ')}`)
  // A job for pull requests has no condition, or this one.
  const wanted = jobs.filter(([name, job]) =>
    asked.length > 0 ? asked.includes(name) : !job.if || job.if === "github.event_name == 'pull_request'",
  )
  for (const [name, job] of wanted) runJob(name, job)
})
