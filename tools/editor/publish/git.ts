import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Otherwise Git would wait for a password that nobody can type. */
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes', GIT_EDITOR: 'true', LC_ALL: 'C' }

/** A Git error with its message. */
export class GitError extends Error {}

/** Run Git in a folder. @returns its output @throws GitError with its message */
export async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    const options = { cwd: folder, env: { ...process.env, ...quiet }, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 }
    return (await execute('git', args, options)).stdout
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string }
    throw new GitError(code === 'ENOENT' ? 'Git is not installed' : stderr?.trim() || message)
  }
}

/** Return Git's output without the final line break; undefined if it reports that there is no such thing. */
export const ask = async (folder: string, ...args: string[]): Promise<string | undefined> =>
  git(folder, ...args).then(
    (text) => text.trim() || undefined,
    () => undefined,
  )

/** State of a checkout: its branch, the branch it is pushed to, and the published commit. */
export type Checkout = {
  branch: string
  /** The name of the remote, such as `origin`; undefined if the checkout has none. */
  remote?: string
  /** The branch there, such as `main`. */
  target: string
  /** The last pushed commit, or without a remote the last commit. */
  published: string
}

/** Inspect the checkout of a folder. @throws with a message for the publisher if it cannot be published from */
export async function checkoutOf(folder: string): Promise<Checkout> {
  await git(folder, '--version')
  const others = 'Ask the person who takes care of the website.'
  if (!(await ask(folder, 'rev-parse', '--is-inside-work-tree')))
    throw new Error(
      'This folder has no history (it is not a Git checkout), so nothing can be compared or sent from here. Tell the person who publishes the website: “I have changed something.”',
    )
  if (!(await ask(folder, 'rev-parse', '--verify', '-q', 'HEAD')))
    throw new Error(`The history of this folder is still empty, so there is nothing to compare with. ${others}`)
  const branch = await ask(folder, 'symbolic-ref', '--short', '-q', 'HEAD')
  if (!branch)
    throw new Error(`This folder shows an old state of the website, from which nothing can be published. ${others}`)
  for (const [name, what] of [
    ['MERGE_HEAD', 'merge'],
    ['REBASE_HEAD', 'rebase'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ])
    if (await ask(folder, 'rev-parse', '--verify', '-q', name as string))
      throw new Error(`A ${what} was begun in this folder and is not finished. ${others}`)
  const remotes = ((await ask(folder, 'remote')) ?? '').split('\n').filter(Boolean)
  const remote = (await ask(folder, 'config', `branch.${branch}.remote`)) ?? remotes[0]
  if (!remote || remote === '.') return { branch, target: branch, published: 'HEAD' }
  const target = (await ask(folder, 'config', `branch.${branch}.merge`))?.replace('refs/heads/', '') ?? branch
  const sent = `refs/remotes/${remote}/${target}`
  const isKnown = await ask(folder, 'rev-parse', '--verify', '-q', sent)
  // Do not undo what others have pushed since.
  const common = isKnown && (await ask(folder, 'merge-base', 'HEAD', sent))
  return { branch, remote, target, published: common || 'HEAD' }
}

/**
 * The texts of changed files below a folder, before and now, by their paths in it; undefined if the file does not
 * exist.
 */
export type ChangedFile = { path: string; before?: string; isNew: boolean; isGone: boolean }

/**
 * Return the files below content/ that differ from the published ones. @param folder the folder that contains
 * content/
 */
export async function changedFiles(folder: string, published: string): Promise<ChangedFile[]> {
  const listed = await git(
    folder,
    'diff',
    '--name-status',
    '--no-renames',
    '-z',
    '--relative',
    published,
    '--',
    'content',
  )
  const parts = listed.split('\0').filter(Boolean)
  const changed = parts.flatMap((status, i) => (i % 2 === 0 ? [{ status, path: parts[i + 1] ?? '' }] : []))
  const untracked = await git(folder, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'content')
  const fresh = untracked.split('\0').filter((path) => path && !changed.some((file) => file.path === path))
  const known = await Promise.all(
    changed.map(async ({ status, path }) => ({
      path,
      isNew: status === 'A',
      isGone: status === 'D',
      ...(status !== 'A' && isText(path) && { before: await git(folder, 'show', `${published}:./${path}`) }),
    })),
  )
  return [...known, ...fresh.map((path) => ({ path, isNew: true, isGone: false }))]
}

const isText = (path: string) => /\.(md|yaml)$/.test(path)
