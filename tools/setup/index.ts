/**
 * Set up the site for another clinic: `npm run setup` asks in the terminal, `npm run setup -- --from answers.yaml`
 * reads the answers from a file. `--content FOLDER` works on another copy of content/.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Problem } from '../../lib/content/read'
import { clinic } from '../../lib/schemas/clinic'
import { launchProblems } from '../../scripts/check/launch'
import { runCommand } from '../../scripts/shared/command'
import { putBack, readFiles, writeChanges } from '../../scripts/shared/content-files'
import { fieldsOf } from '../../scripts/shared/content-pages'
import { type ReadAnswers, readAnswers } from './answers'
import { applyAnswers, changed } from './apply'
import { askAll } from './ask'
import { keeping, keepWhenInterrupted } from './kept'
import { newPictures, pictureProblems } from './photos'
import { changeLines, refusedByCheck, whatIsLeft } from './summary'
import { agrees, askHere } from './terminal'

const usage = `npm run setup [-- --from FILE] [--content FOLDER]
  Makes the site that of another clinic: asks in the terminal what only the clinic knows, then changes content/.
  --from FILE        read the answers from a file; tests/clinics has three examples
  --content FOLDER   work on another copy of content/`

const again = '\n\nNothing was changed. Correct the answers and run this again.'

/** Return the answers of a file. @throws with every rejected answer */
function answersFrom(file: string): ReadAnswers {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`)
  const result = readAnswers(readFileSync(file, 'utf8').normalize('NFC'), dirname(file))
  if ('answers' in result) return result
  const lines = result.refused.map(({ field, line, reason }) => `${file}${line ? `:${line}` : ''}: ${field}: ${reason}`)
  throw new Error(lines.join('\n') + again)
}

/** Return the answer that a field of content/ was written from: `logo.onDark` of brand.yaml → `brand.logo.onDark`. */
function answerOf({ file, field }: Problem): string {
  const name = /^content\/(brand|photos)(?:\.yaml$|\/)/.exec(file)?.[1]
  return name ? `${name}.${field}` : field
}

/** @param from the answers file; without one, ask in the terminal @returns whether the answers were written */
async function setUp(folder: string, from: string | undefined, terminal: ReturnType<typeof keeping>): Promise<boolean> {
  const stopKeeping = keepWhenInterrupted(terminal.keep)
  if (!existsSync(folder)) throw new Error(`${folder}: there is no such folder`)
  if (putBack(folder)) console.log('The last run was interrupted: its changes have been undone.\n')
  const files = readFiles(folder)
  if (!clinic.safeParse(fieldsOf('clinic.yaml', files.get('clinic.yaml') ?? '')).success)
    throw new Error(`${folder}/clinic.yaml has mistakes: run npm run check, fix what it lists, then try again.`)
  if (from === undefined && !process.stdin.isTTY)
    throw new Error(
      'This asks in a terminal. Without one, write a file of answers: npm run setup -- --from answers.yaml',
    )
  const read = from === undefined ? await askAll(files, terminal.ask, folder, terminal.given) : answersFrom(from)
  const changes = read && new Map([...applyAnswers(files, read.answers), ...newPictures(folder, read.pictures)])
  if (!changes || (from === undefined && changes.size > 0 && !(await agrees(changeLines(files, changes))))) {
    console.log(['Nothing was changed.', terminal.keep()].filter(Boolean).join(' '))
    return false
  }
  const after = changed(files, changes)
  const hasPictures = read.answers.brand !== undefined || read.answers.photos !== undefined
  const wrong = refusedByCheck(files, after)
  if (hasPictures && wrong.length === 0) wrong.push(...(await pictureProblems(folder, changes)))
  if (wrong.length > 0) {
    const lines = wrong.map((problem) => {
      const field = answerOf(problem)
      const line = read.lineOf(field)
      return `${from ?? ''}${line ? `:${line}` : ''}${from ? ': ' : ''}${field}: ${problem.reason} (for ${problem.file})`
    })
    throw new Error(lines.join('\n') + again)
  }
  stopKeeping()
  writeChanges(folder, changes)
  const lines = changeLines(files, changes)
  console.log(lines.length > 0 ? `\n${lines.join('\n')}\n` : '\nNothing to change: content/ says all this already.\n')
  for (const line of whatIsLeft(after)) console.log(line)
  const open = launchProblems(folder)
  console.log(`npm run launch-check still asks for ${open.length} things:`)
  for (const group of new Set(open.map((item) => item.group)))
    console.log(
      `  ${group}: ${open
        .filter((item) => item.group === group)
        .map(({ field }) => field)
        .join(', ')}`,
    )
  console.log('\nColors, typefaces and logo: content/brand.yaml')
  console.log('\nThen: npm run check, and npm run site to see it.')
  return true
}

await runCommand(() => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, content: { type: 'string', default: 'content' } },
  })
  const terminal = keeping(askHere, values.content)
  return setUp(values.content, values.from, terminal).catch((error: Error) => {
    throw new Error([error.message, terminal.keep()].filter(Boolean).join('\n\n'))
  })
}, usage)
