import { join } from 'node:path'
import { allProblems } from '../../../scripts/check/report'
import { ask, GitError, git } from './git'

/** Return Git options that name an author if none is configured. */
export async function author(folder: string): Promise<string[]> {
  const missing = async (name: string) => !(await ask(folder, 'config', name))
  return [
    ...((await missing('user.name')) ? ['-c', 'user.name=Front desk'] : []),
    ...((await missing('user.email')) ? ['-c', 'user.email=front-desk@localhost'] : []),
  ]
}

/** Merge what others have pushed in the meantime. @throws a message if both changed the same lines */
async function takeOver(folder: string, remote: string, target: string, identity: string[]): Promise<void> {
  await git(folder, 'fetch', remote, target)
  try {
    await git(folder, ...identity, 'merge', '--no-edit', 'FETCH_HEAD')
  } catch (error) {
    const conflicts = await ask(folder, 'diff', '--name-only', '--diff-filter=U')
    await ask(folder, 'merge', '--abort')
    const reason = conflicts
      ? `Somebody else has changed the same lines in the meantime, in ${conflicts.split('\n').join(', ')}.`
      : `What somebody else has sent in the meantime cannot be merged: ${(error as Error).message}.`
    throw new Error(
      `${reason} Nothing was sent; your changes are recorded on this computer and not lost. Ask the person who takes care of the website.`,
    )
  }
}

/** Push the changes. What others have pushed first is merged and checked before a second try. */
export async function send(folder: string, remote: string, target: string, identity: string[]): Promise<void> {
  const push = () => git(folder, 'push', remote, `HEAD:refs/heads/${target}`)
  try {
    await push()
  } catch (error) {
    const { message } = error as Error
    if (!/non-fast-forward|fetch first|rejected/.test(message)) throw error
    await takeOver(folder, remote, target, identity)
    const problems = await allProblems(join(folder, 'content'))
    if (problems.length > 0)
      throw new Error(
        `Together with what somebody else has sent in the meantime the check finds ${problems.length} to correct. Nothing was sent: look at the list above again.`,
      )
    await push()
  }
}

/** Return the error to show if the server rejects the changes. */
export function notSent(error: unknown): Error {
  if (!(error instanceof GitError)) return error as Error
  const { message } = error
  const isRefused = /Authentication failed|Permission denied|could not read (Username|Password)|\b40[13]\b/i.test(
    message,
  )
  const isFar = /resolve host|unable to access|connect|timed out|not appear to be a git repository/i.test(message)
  const why = isRefused
    ? 'the server does not know this computer, or does not let it send'
    : isFar
      ? 'the server cannot be reached'
      : `Git says: ${message.split('\n').at(-1)}`
  return new Error(
    `The changes are recorded on this computer, but were not sent: ${why}. Press Publish again later, or tell the person who takes care of the website.`,
  )
}
