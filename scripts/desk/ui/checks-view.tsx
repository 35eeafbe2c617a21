import type { DeskReport, Finding, Level } from '../analysis/report'
import { Place } from './findings'
import { Mark, PageLink, Section } from './parts'
import { list } from './styles'
import { checkName, count, words } from './words'

type Loss = { finding: Finding; path?: string }
type Group = { check: string; losses: Loss[] }

/** What is not good, gathered by check; the check with most to mend first. */
function byCheck(report: DeskReport, level: Level): Group[] {
  const losses: Loss[] = [
    ...report.problems.map((finding) => ({
      finding,
      path: report.pages.find(({ file }) => file === finding.file)?.path,
    })),
    ...report.pages.flatMap(({ path, findings }) => findings.map((finding) => ({ finding, path }))),
  ].filter(({ finding }) => finding.level === level)
  const groups = new Map<string, Loss[]>()
  for (const loss of losses) groups.set(loss.finding.check, [...(groups.get(loss.finding.check) ?? []), loss])
  return [...groups].map(([check, own]) => ({ check, losses: own })).sort((a, b) => b.losses.length - a.losses.length)
}

/** What has to be mended on the whole site, and what could be better, by check. */
export function ChecksView({ report }: { report: DeskReport }) {
  return (
    <>
      <h1 tabIndex={-1}>What the checks say of the whole site</h1>
      <Part report={report} level="problem" name="To mend" none="Nothing on the site has to be mended." />
      <Part report={report} level="advice" name="Could be better" none="No check has any advice." />
    </>
  )
}

function Part({ report, level, name, none }: { report: DeskReport; level: Level; name: string; none: string }) {
  const groups = byCheck(report, level)
  return (
    <Section name={name}>
      {groups.length === 0 && (
        <p>
          <Mark level="good">{none}</Mark>
        </p>
      )}
      {groups.map(({ check, losses }) => (
        <details key={check} className="border-line border-t py-2" open={level === 'problem' && losses.length <= 10}>
          <summary>
            <Mark level={level}>{words.levels[level]}</Mark> <b>{checkName(check)}</b>{' '}
            <span className="text-ink-2">{count(losses.length, 'time')}</span>
          </summary>
          <ul className={list}>
            {losses.map(({ finding, path }) => (
              <li key={`${path} ${finding.reason}`}>
                {path ? <PageLink path={path} /> : <b>The whole site</b>}
                <p>{finding.reason}</p>
                <Place {...finding} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  )
}
