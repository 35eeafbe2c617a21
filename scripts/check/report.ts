import { readContent } from '../../lib/content/read'
import { defaultLocale, languageName } from '../../lib/i18n/locales'
import { prepareLogo } from '../brand/prepare-logo'
import { inspectPhotos } from '../photos/inspect'
import { readFiles } from '../shared/content-files'
import { beginning } from '../shared/passages'
import { checkMessages } from './a-or-an'
import { checkCards } from './cards'
import { checkContent } from './check-content'
import { lostPassages } from './local'
import { unusedPhotos } from './photos'
import { staleTranslations } from './translations'

/** Return the problems in a content folder, including its photos, the clinic's logo and the interface texts. */
export const allProblems = async (folder: string) => [
  ...checkContent(folder),
  ...(await checkCards(readContent(folder).entries)),
  ...checkMessages(),
  ...(await inspectPhotos(folder)).problems,
  ...(await prepareLogo(folder)).problems,
]

/**
 * Check a content folder and print file, line, field and fix for each problem. Warn of translations whose original
 * has changed, of photos that no page shows, and of passages that setup no longer finds.
 * @param findProblems finds the problems; a build skips what it has checked before
 * @returns whether the site can be built from the folder
 */
export async function reportContent(folder: string, findProblems = allProblems): Promise<boolean> {
  const path = (file: string) => file.replace(/^content/, folder.replace(/\/$/, ''))
  const problems = await findProblems(folder)
  for (const { file, line, field, reason } of problems)
    console.error(`${path(file)}${line ? `:${line}` : ''}: ${field}: ${reason}`)

  const stale = staleTranslations(folder)
  for (const { file, original, changes } of stale) {
    console.warn(`\nwarning: ${path(file)}: the ${languageName(defaultLocale)} has changed since this was written:`)
    for (const { kind, field, line, text } of changes)
      console.warn(`  ${path(original)}:${line}: ${field}: ${kind} ${beginning(text)}`)
    console.warn(`  Change this text to match, then run: npm run translated -- ${path(file)}`)
  }

  const { entries } = readContent(folder)
  for (const { file, line, field, reason } of [...unusedPhotos(entries), ...lostPassages(entries, readFiles(folder))])
    console.warn(`\nwarning: ${path(file)}${line ? `:${line}` : ''}: ${field}: ${reason}`)

  if (problems.length > 0) {
    console.error(`\n${problems.length} problem${problems.length > 1 ? 's' : ''} in ${folder}: nothing was built.`)
    return false
  }
  console.log(`content: no problems${stale.length > 0 ? `, ${stale.length} in Spanish to be brought up to date` : ''}`)
  return true
}
