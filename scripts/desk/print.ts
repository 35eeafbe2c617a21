import type { DeskPage, DeskReport, Finding } from '../../lib/desk/report'
import { passes } from '../../lib/desk/score'

const mark = { problem: 'PROBLEM', advice: 'advice ', good: 'good   ' }

const lineOf = ({ check, group, level, points, of, reason, file, field, line }: Finding) =>
  `    ${mark[level]}  ${group}/${check} (${points} of ${of}): ${reason}\n             ${file}${line ? `:${line}` : ''}${field ? `: ${field}` : ''}`

function pageText(page: DeskPage): string {
  const { search, reading, all } = page.score
  const losses = page.findings
    .filter(({ level }) => level !== 'good')
    .sort(
      (a, b) => Number(b.level === 'problem') - Number(a.level === 'problem') || a.points - a.of - (b.points - b.of),
    )
  const head = `${passes(page) ? 'pass' : 'FAIL'}  ${page.path}  search ${search}  reading ${reading}  all ${all}${page.focus ? `  "${page.focus}"` : ''}`
  return [head, ...losses.map(lineOf)].join('\n')
}

/** The report as text: each page's scores and each loss with its reason and where to mend it, then the site's. */
export function reportText({ pages, problems, changes }: DeskReport, chosen: DeskPage[]): string {
  const passing = pages.filter(passes).length
  return [
    ...chosen.map(pageText),
    ...(problems.length > 0 ? ['The whole site', ...problems.map(lineOf)] : []),
    ...(changes?.items ?? [])
      .filter(({ level }) => level !== 'good')
      .map(({ kind, path, reason }) => `changed   ${path}: ${kind}${reason ? `: ${reason}` : ''}`),
    `${passing} of ${pages.length} pages pass`,
  ].join('\n')
}
