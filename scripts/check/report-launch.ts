import { capitalized } from '../../lib/i18n/capitalized'
import { buildStateOf, editorNote, launchGroups, launchProblems } from './launch'
import { allProblems } from './report'

/**
 * Print what the clinic still has to supply before launch.
 * @param siteUrl the value of SITE_URL for the build
 * @returns whether the site is ready: all that is open are pages that are left out until then
 */
export async function reportLaunch(folder: string, siteUrl = process.env.SITE_URL): Promise<boolean> {
  if ((await allProblems(folder)).length > 0) {
    console.error('The content has errors: run npm run check, fix what it lists, then try again.')
    return false
  }

  const open = launchProblems(folder, siteUrl)
  for (const group of launchGroups) {
    const found = open.filter((item) => item.group === group)
    if (found.length > 0) console.log(`\n${group}`)
    for (const { file, line, field, reason } of found) {
      console.log(`  ${file}${line ? `:${line}` : ''}: ${field}\n    ${capitalized(reason)}.`)
    }
  }
  const { preview, withheld } = buildStateOf(open)
  if (preview) {
    if (open.some(({ reason }) => reason.includes('then confirm')))
      console.log(
        '\nTo confirm a fact that is right, add its name to the list "confirmed" at the end of content/clinic.yaml.',
      )
    console.log(`\nNot ready: ${open.length} left. Until then every page says that it is a preview.`)
    return false
  }
  console.log(
    withheld.length > 0
      ? `\nReady to be published, without ${withheld.join(', ')}: the menus, the search and the sitemap leave it out until the above is done.`
      : 'Ready to be published: nothing is left to the defaults.',
  )
  const note = editorNote(folder)
  if (note) console.log(note)
  return true
}
