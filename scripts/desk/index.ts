/** `npm run desk`: what search engines and shared links show of every page, what is wrong with it, and what changed. */
import { clinic } from '../../lib/clinic'
import { analyse } from '../../lib/desk/analyse'
import { passes } from '../../lib/desk/score'
import { routes } from '../../lib/routes'
import { readContentFacts } from './content'
import { reportText } from './print'
import { readExport } from './read-export'

function run(args: string[]) {
  const site = readExport('out', routes)
  const report = analyse(site, readContentFacts(site.pages), clinic.name)
  const paths = args.filter((arg) => arg.startsWith('/'))
  const chosen = paths.length > 0 ? report.pages.filter(({ path }) => paths.includes(path)) : report.pages
  console.log(reportText(report, chosen))
  if (report.problems.length > 0 || !report.pages.every(passes)) process.exitCode = 1
}

try {
  run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
