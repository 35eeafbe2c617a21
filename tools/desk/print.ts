import type { DeskPage, DeskReport, Finding, PageChange } from './analysis/report'
import { byUrgency, passes } from './analysis/score'
import { count } from './ui/words'

const marks = { problem: 'PROBLEM', advice: 'advice ', good: 'good   ' }

function findingText({ check, group, level, points, of, reason, file, field, line }: Finding): string {
  const place = `${file}${line ? `:${line}` : ''}${field ? `: ${field}` : ''}`
  return `    ${marks[level]}  ${group}/${check} (${points} of ${of}): ${reason}\n             ${place}`
}

function pageText(page: DeskPage): string {
  const { path, score, focus, findings } = page
  const head = `${passes(page) ? 'pass' : 'FAIL'}  ${path}  search ${score.search}  reading ${score.reading}  all ${score.all}`
  const losses = findings.filter(({ level }) => level !== 'good').sort(byUrgency)
  return [`${head}${focus ? `  "${focus}"` : ''}`, ...losses.map(findingText)].join('\n')
}

function changeText({ kind, path, before, after, level, reason }: PageChange): string {
  const what = reason ?? (kind === 'graph' ? '' : [before, after].filter(Boolean).join(' → '))
  return `    ${marks[level]}  ${kind}  ${path}${what ? `: ${what}` : ''}`
}

/** Summarize how many pages pass, and how many problems there are. */
export function summary({ pages, problems, changes }: DeskReport): string {
  const wrong = changes?.items.filter(({ level }) => level === 'problem').length ?? 0
  return [
    `${pages.filter(passes).length} of ${count(pages.length, 'page')} pass`,
    problems.length > 0 && `${count(problems.length, 'problem')} of the whole site`,
    changes && `${count(changes.items.length, 'change')} since ${changes.against}`,
    wrong > 0 && `${wrong} of these must be fixed`,
  ]
    .filter(Boolean)
    .join('; ')
}

/**
 * Format the report as text: each page's scores, and each loss with its reason and where to fix it; then the whole
 * site and what changed.
 * @param paths only these pages; empty means all
 */
export function reportText(report: DeskReport, paths: string[] = []): string {
  const { pages, problems, changes } = report
  const chosen = paths.length > 0 ? pages.filter(({ path }) => paths.includes(path)) : pages
  return [
    ...chosen.map(pageText),
    ...(problems.length > 0 ? ['The whole site', ...problems.map(findingText)] : []),
    ...(changes ? [`Since ${changes.against}`, ...changes.items.map(changeText)] : []),
    summary(report),
  ].join('\n')
}
