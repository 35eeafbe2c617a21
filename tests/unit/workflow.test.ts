/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { sourceFiles } from './source-files'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = {
  if?: string
  'runs-on': string
  permissions?: Record<string, string>
  strategy?: { matrix: { node: number[] } }
  steps: Step[]
}

const source = readFileSync('.github/workflows/site.yml', 'utf8')
const { permissions, jobs } = parse(source) as { permissions: Record<string, string>; jobs: Record<string, Job> }
const steps = Object.values(jobs).flatMap((job) => job.steps)
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts

test('every action is pinned to a commit, with its version beside it', () => {
  const lines = source.split('\n').filter((line) => line.includes('uses:'))
  expect(lines.length).toBe(steps.filter(({ uses }) => uses).length)
  for (const line of lines) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('each command exists', () => {
  const commands = steps.flatMap(({ run }) => run?.match(/np[mx] (run [\w:-]+|test|ci|tsx [\w/]+)/g) ?? [])
  expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm ci', 'npm run build', 'npx tsx tools/desk']))
  const names = commands.flatMap((command) => command.match(/(?<=^npm run ).+/) ?? [])
  expect(names.filter((name) => !scripts[name])).toEqual([])
})

test('the whole history is fetched, with a read-only token', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.length).toBeGreaterThan(0)
  for (const step of checkouts) expect(step.with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false })
  expect(permissions).toEqual({ contents: 'read' })
  const more = Object.entries(jobs).filter(([, job]) => job.permissions)
  expect(more.map(([name, job]) => [name, job.permissions])).toEqual([
    ['publish', { contents: 'read', pages: 'read' }],
    ['github-pages', { pages: 'write', 'id-token': 'write' }],
  ])
})

test('the site is tested on both versions of Node, the newer of which is recommended', () => {
  expect(jobs.test?.strategy?.matrix.node).toEqual([20, 24])
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n')
})

test('unit tests run on Windows, too', () => {
  const onWindows = Object.values(jobs).filter((job) => job['runs-on'].startsWith('windows-'))
  expect(onWindows.flatMap((job) => job.steps.map(({ run }) => run))).toContain('npm run test:unit')
})

test('nothing runs a script in node_modules/.bin directly, which Windows cannot do', () => {
  const starting = sourceFiles('scripts', 'tools', 'tests').filter(({ source }) =>
    /node_modules\/\.bin\/\w/.test(source),
  )
  expect(starting.map(({ path }) => path)).toEqual([])
})

test('a pull request reads no secret', () => {
  const open = Object.values(jobs).filter((job) => !/!= 'pull_request'|needs\.publish/.test(job.if ?? ''))
  expect(open.length).toBeGreaterThan(0)
  expect(JSON.stringify(open)).not.toContain('secrets.')
})

test('the site is published every day after 12:00 UTC, for posts dated ahead', () => {
  const [{ cron }] = (parse(source) as { on: { schedule: { cron: string }[] } }).on.schedule as [{ cron: string }]
  expect(cron).toMatch(/^\d+ 1[2-5] \* \* \*$/)
  expect(jobs.test?.if).toBe("github.event_name != 'schedule'")
  expect(jobs.publish?.if).not.toContain('schedule')
})
