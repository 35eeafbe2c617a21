import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../lib/content/read'
import type { Route } from '../../../lib/page-types/definition'
import { allProblems } from '../../../scripts/check/report'
import { presentRecords, staleTranslations, withRecord } from '../../../scripts/check/translations'
import { readFiles } from '../../../scripts/shared/content-files'
import { beginning } from '../../../scripts/shared/passages'
import { affectedPages, type MakeSite } from './affected'
import { type ChangeInWords, changesInWords, type FilePair } from './changes'
import { changedFiles, checkoutOf, git } from './git'
import { author, notSent, send } from './send'

/** The state of the page before anything is sent. */
export type Outlook = {
  /** Undefined if there are errors that prevent a description. */
  changes: ChangeInWords[]
  /** Problems to fix first, one line each. */
  problems: string[]
  /** Spanish files that nobody has compared with the English since that changed, with its changes. */
  behind: { file: string; text: string }[]
  /** The destination, in a sentence. */
  where: string
  /** Identifies exactly these changes. */
  state: string
}

async function pairsIn(folder: string, published: string): Promise<FilePair[]> {
  const files = await changedFiles(folder, published)
  return files.map(({ path, before, isGone }) => {
    const file = join(folder, path)
    const isThere = !isGone && existsSync(file)
    return { path, before, ...(isThere && { after: readFileSync(file, 'utf8') }) }
  })
}

const stateOf = (pairs: FilePair[]) =>
  pairs.reduce((hash, { path, after = '' }) => hash.update(`${path}\0${after}\0`), createHash('sha256')).digest('hex')

const whereTo = (remote: string | undefined, branch: string, target: string) =>
  remote
    ? `It is sent to “${target}” at ${remote}. ${target === 'main' ? 'From there the website is built, tested and published.' : 'It is on the website once somebody has taken it from there into “main”.'}`
    : `This folder is connected to no server: the changes are recorded here, on “${branch}”, for the person who publishes the website.`

/** Test whether a new Spanish page has never been compared with the English. */
const isUnrecorded = ({ field }: Problem) => field === 'translatedFrom'

function behindIn(folder: string, problems: Problem[]): Outlook['behind'] {
  const stale = staleTranslations(join(folder, 'content')).map(({ file, changes }) => ({
    file,
    text: `the English has changed since: ${changes.map(({ text }) => beginning(text)).join(', ')}`,
  }))
  return [...problems.filter(isUnrecorded).map(({ file }) => ({ file, text: 'is new' })), ...stale]
}

/**
 * Record that a Spanish file matches the English one.
 * @throws if there is no such file
 */
export function confirmTranslation(folder: string, file: string): void {
  const record = presentRecords(join(folder, 'content')).get(file)
  if (record === undefined) throw new Error(`${file} is not a Spanish file with an English one beside it.`)
  const path = join(folder, file)
  writeFileSync(path, withRecord(readFileSync(path, 'utf8'), record))
}

function sayable(pairs: FilePair[], routes: Route[], problems: Problem[]): ChangeInWords[] {
  try {
    return changesInWords(pairs, routes)
  } catch (error) {
    // For incomplete content, the problems are enough.
    if (problems.length > 0) return []
    throw error
  }
}

/**
 * Describe what would be published, and whether it may be.
 * @param folder the folder that contains content/ @throws a message if nothing can be published from there
 */
export async function outlook(folder: string, routes: Route[]): Promise<Outlook> {
  const { remote, branch, target, published } = await checkoutOf(folder)
  const pairs = await pairsIn(folder, published)
  const found = await allProblems(join(folder, 'content'))
  const problems = found.filter((problem) => !isUnrecorded(problem))
  return {
    changes: sayable(pairs, routes, problems),
    behind: behindIn(folder, found),
    problems: problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`),
    where: whereTo(remote, branch, target),
    state: stateOf(pairs),
  }
}

/**
 * Return the addresses of the pages that will change; undefined if canceled. Takes seconds: every page is rendered
 * twice.
 */
export async function pagesAffected(
  folder: string,
  make: MakeSite,
  signal?: AbortSignal,
): Promise<string[] | undefined> {
  const pairs = await pairsIn(folder, (await checkoutOf(folder)).published)
  const after = readFiles(join(folder, 'content'))
  const before = new Map(after)
  for (const pair of pairs.filter(({ path }) => /\.(md|yaml)$/.test(path))) {
    const path = pair.path.replace(/^content\//, '')
    if (pair.before === undefined) before.delete(path)
    else before.set(path, pair.before)
  }
  return affectedPages(make, before, after, signal)
}

/** Return a commit message for the changes: a single change or their number, and then all of them. */
function messageFor(pairs: FilePair[], routes: Route[]): string {
  const [first = 'Change the words of the website', ...others] = changesInWords(pairs, routes).map(({ text }) => text)
  const subject = first.length > 72 ? `${first.slice(0, 69)}…` : first
  if (others.length === 0) return subject === first ? subject : `${subject}\n\n${first}`
  return [`${others.length + 1} changes of the website’s words`, '', first, ...others].join('\n')
}

/**
 * Commit the changes of content/, and push them if the checkout has a remote.
 * @param state identifies the displayed changes
 * @returns what was done, in sentences @throws an error message; what was written is never lost
 */
export async function publish(folder: string, routes: Route[], state: string): Promise<string> {
  const { remote, target, published } = await checkoutOf(folder)
  const pairs = await pairsIn(folder, published)
  if (pairs.length === 0) throw new Error('There is nothing to publish: nothing has changed.')
  if (stateOf(pairs) !== state)
    throw new Error('Something was saved since this list was made. Look at it again, then publish.')
  if ((await allProblems(join(folder, 'content'))).length > 0)
    throw new Error('The check finds something to correct: nothing was sent.')
  const identity = await author(folder)
  const isDirty = await git(folder, 'status', '--porcelain', '--', 'content')
  if (isDirty) {
    await git(folder, 'add', '--all', '--', 'content')
    await git(
      folder,
      ...identity,
      'commit',
      '--quiet',
      '--message',
      messageFor(pairs, routes),
      '--only',
      '--',
      'content',
    )
  }
  const name = await git(folder, 'rev-parse', '--short', 'HEAD').then((text) => text.trim())
  if (!remote)
    return `Recorded as ${name}. This folder is connected to no server, so visitors do not see it yet. Tell the person who publishes the website: “Please publish ${name}.”`
  try {
    await send(folder, remote, target, identity)
  } catch (error) {
    throw notSent(error)
  }
  return `Sent to “${target}” at ${remote}, as ${name}. ${target === 'main' ? 'The website is now built and tested there; visitors see it as soon as that has finished.' : 'Visitors see it once somebody has taken it into “main”.'}`
}
