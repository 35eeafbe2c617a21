/**
 * Set up the site for another clinic: `npm run setup` asks in the terminal, `npm run setup -- --from answers.yaml`
 * reads the answers from a file. `--content FOLDER` works on another copy of content/.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { confirm, isCancel, multiselect, note, text } from '@clack/prompts'
import { stringify } from 'yaml'
import { clinic } from '../../lib/schemas/clinic'
import { launchProblems } from '../../scripts/check/launch'
import { runCommand } from '../../scripts/shared/command'
import { readFiles, writeChanges } from '../../scripts/shared/content-files'
import { type Files, fieldsOf } from '../../scripts/shared/content-pages'
import { type ReadAnswers, readAnswers } from './answers'
import { applyAnswers, changed } from './apply'
import { presentAnswers, switchablePages } from './present'
import { type Ask, askAll, type Given } from './questions'
import { changeLines, refusedByCheck, whatIsLeft } from './summary'

/** Ask in the terminal; a rejected answer is explained and asked again. */
const askInTerminal: Ask = {
  async text({ message, initial }, validate) {
    const reply = await text({ message, initialValue: initial, validate: (typed) => validate(typed ?? '') })
    return isCancel(reply) ? undefined : (reply ?? '')
  },
  async choose(message, options, initialValues) {
    const chosen = await multiselect({ message, options, initialValues, required: false })
    return isCancel(chosen) ? undefined : chosen
  },
}

const usage = `npm run setup [-- --from FILE] [--content FOLDER]
  Makes the site that of another clinic: asks in the terminal what only the clinic knows, then changes content/.
  --from FILE        read the answers from a file; tests/clinics has two examples
  --content FOLDER   work on another copy of content/`

/** Where the terminal keeps the answers. */
const keptFile = 'setup-answers.yaml'

const again = '\n\nNothing was changed. Correct the answers and run this again.'

/** Return the answers of a file. @throws with every rejected answer */
function answersFrom(file: string): ReadAnswers {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`)
  const result = readAnswers(readFileSync(file, 'utf8').normalize('NFC'))
  if ('answers' in result) return result
  const lines = result.refused.map(({ field, line, reason }) => `${file}${line ? `:${line}` : ''}: ${field}: ${reason}`)
  throw new Error(lines.join('\n') + again)
}

/** Ask in the terminal and keep the answers in a file. @returns the file; undefined if somebody left before the end */
async function askForFile(files: Files): Promise<string | undefined> {
  if (!process.stdin.isTTY)
    throw new Error(
      'This asks in a terminal. Without one, write a file of answers: npm run setup -- --from answers.yaml',
    )
  if (existsSync(keptFile))
    throw new Error(`${keptFile} has earlier answers. Remove it, or continue: npm run setup -- --from ${keptFile}`)
  const given: Given = {}
  const keep = () => writeFileSync(keptFile, stringify(given, { aliasDuplicateObjects: false }))
  if (await askAll(presentAnswers(files), switchablePages(files), askInTerminal, given, keep)) return keptFile
  console.log(
    `Nothing was changed. Your answers are in ${keptFile}: add what is missing (tests/clinics shows how), then: npm run setup -- --from ${keptFile}`,
  )
}

/** Print what changed and what is left to do by hand. */
function report(folder: string, lines: string[], after: Files): void {
  console.log(lines.length > 0 ? `\n${lines.join('\n')}\n` : '\nNothing to change: content/ says all this already.\n')
  for (const line of whatIsLeft(after)) console.log(line)
  const open = launchProblems(folder)
  console.log(`npm run launch-check still asks for ${open.length} things:`)
  for (const group of new Set(open.map((item) => item.group))) {
    const fields = open.filter((item) => item.group === group).map(({ field }) => field)
    console.log(`  ${group}: ${fields.join(', ')}`)
  }
  console.log('\nColors, typefaces and logo: content/brand.yaml; photos: content/photos.yaml')
  console.log(
    'If this clinic has a website already: its addresses, and its service worker if it has one: content/redirects.yaml',
  )
  console.log('Then: npm run check, and npm run site to see it.')
}

/** @param from the answers file; without one, ask in the terminal @returns whether the answers were written */
async function setUp(folder: string, from: string | undefined): Promise<boolean> {
  if (!existsSync(folder)) throw new Error(`${folder}: there is no such folder`)
  const files = readFiles(folder)
  if (!clinic.safeParse(fieldsOf('clinic.yaml', files.get('clinic.yaml') ?? '')).success)
    throw new Error(`${folder}/clinic.yaml has mistakes: run npm run check, fix what it lists, then try again.`)
  const file = from ?? (await askForFile(files))
  if (!file) return false
  const { answers, lineOf } = answersFrom(file)
  const changes = applyAnswers(files, answers)
  const after = changed(files, changes)
  const wrong = refusedByCheck(files, after).map(({ field, reason, file: place }) => {
    const line = lineOf(field)
    return `${file}${line ? `:${line}` : ''}: ${field}: ${reason} (for ${place})`
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n') + again)
  const lines = changeLines(changes)
  if (from === undefined && lines.length > 0) {
    note(lines.join('\n'), 'This will change')
    if ((await confirm({ message: 'Write it?' })) !== true) return false
  }
  writeChanges(folder, changes)
  report(folder, lines, after)
  return true
}

await runCommand(() => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, content: { type: 'string', default: 'content' } },
  })
  return setUp(values.content, values.from)
}, usage)
