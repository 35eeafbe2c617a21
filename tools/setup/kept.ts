import { existsSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { interruptions } from '../../scripts/shared/content-files'
import { checkAnswers } from './answers'
import type { Ask } from './ask'
import type { Given } from './question'

/** Return a file name that is free beside content/: `setup-answers.yaml`, `setup-answers-2.yaml`. */
function freeFile(folder: string, number = 1): string {
  const file = join(folder, number === 1 ? 'setup-answers.yaml' : `setup-answers-${number}.yaml`)
  return existsSync(file) ? freeFile(folder, number + 1) : file
}

/** Return the questions that an answers file still leaves open. */
function unanswered(given: Given): string[] {
  const result = checkAnswers(given)
  return 'refused' in result
    ? result.refused.filter(({ reason }) => reason === 'is missing').map(({ field }) => field)
    : []
}

/**
 * Keep what is typed in the terminal, in case setup ends without writing it.
 * @param content the folder that the answers are for
 * @returns a wrapped `ask`, the answers so far (filled by `askAll`), and a function that saves them to a file in a
 * folder
 */
export function keeping(ask: Ask, content = 'content') {
  const given: Given = {}
  let isTyped = false
  const noting: Ask = async (question, answers) => {
    const reply = await ask(question, answers)
    if (reply !== undefined && !isDeepStrictEqual(reply, question.initial)) isTyped = true
    return reply
  }
  /** @returns how to go on from the file; undefined if nothing has been typed, so nothing is lost */
  const keep = (folder = '.'): string | undefined => {
    if (!isTyped || Object.keys(given).length === 0) return
    const file = freeFile(folder)
    const command = `npm run setup -- --from ${file}${content === 'content' ? '' : ` --content "${content}"`}`
    const open = unanswered(given)
    const comment = [
      `# What was answered in the terminal. Correct it and add what is missing, then: ${command}`,
      ...(open.length > 0 ? [`# Not answered yet (tests/clinics/ shows how it is written): ${open.join(', ')}`] : []),
    ]
    writeFileSync(file, `${comment.join('\n')}\n${stringify(given, { aliasDuplicateObjects: false })}`, { flag: 'wx' })
    return `Your answers are in ${file}: correct them there, then: ${command}`
  }
  return { ask: noting, given, keep }
}

/**
 * Exit the process if it is interrupted between two questions, such as while a picture is read; questions handle
 * Ctrl+C themselves.
 * @param keep saves the answers and says where they are @returns a function that stops this, before anything is
 * written
 */
export function keepWhenInterrupted(keep: () => string | undefined): () => void {
  const end = (signal: NodeJS.Signals) => {
    console.log(['Nothing was changed.', keep()].filter(Boolean).join(' '))
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of interruptions) process.once(signal, end)
  return () => {
    for (const signal of interruptions) process.off(signal, end)
  }
}
