/**
 * Lists what the site still needs from the clinic before publication: `npm run launch-check`. Exits with 1 while anything is
 * open. Takes a content folder, by default content/.
 */
import { checkContent } from './content'
import { launchGroups, launchProblems } from './launch'

const folder = process.argv[2] ?? 'content'

if (checkContent(folder).length > 0) {
  console.error('The content has mistakes: run npm run check and mend what it names, then come back.')
  process.exit(1)
}

const open = launchProblems(folder)
for (const group of launchGroups) {
  const found = open.filter((item) => item.group === group)
  if (found.length > 0) console.log(`\n${group}`)
  for (const { file, line, field, reason } of found) {
    console.log(
      `  ${file}${line ? `:${line}` : ''}: ${field}\n    ${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
    )
  }
}
if (open.length > 0) {
  if (open.some(({ reason }) => reason.includes('then confirm')))
    console.log(
      '\nTo confirm a fact that is right, add its name to the list "confirmed" at the end of content/clinic.yaml.',
    )
  console.log(`\nNot ready: ${open.length} left. Until then every page says that it is a preview.`)
  process.exit(1)
}
console.log('Ready to be published: nothing is left to the defaults.')
