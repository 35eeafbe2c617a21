import type { DeskReport, Finding } from '../analysis/report'
import { FindingList } from './findings'
import { Details, Mark, PageLink, Section } from './parts'
import { checkName, count, words } from './words'

/** A finding that is not good, and its page, if it belongs to one. */
type Loss = Finding & { path?: string }

/** List the problems and advice for the whole site, by check. */
export function ChecksView({ report: { pages, problems } }: { report: DeskReport }) {
  const losses: Loss[] = [
    ...problems.map((finding) => ({ ...finding, path: pages.find(({ file }) => file === finding.file)?.path })),
    ...pages.flatMap(({ path, findings }) => findings.map((finding) => ({ ...finding, path }))),
  ]
  return (
    <>
      <h1 tabIndex={-1}>What the checks say of the whole site</h1>
      <Part level="problem" losses={losses} none="Nothing on the site has to be mended." />
      <Part level="advice" losses={losses} none="No check has any advice." />
    </>
  )
}

/** Show the losses of one level, grouped by check, the most frequent first. */
function Part({ level, losses, none }: { level: 'problem' | 'advice'; losses: Loss[]; none: string }) {
  const own = losses.filter((loss) => loss.level === level)
  const groups = [...new Set(own.map(({ check }) => check))]
    .map((check) => ({ check, found: own.filter((loss) => loss.check === check) }))
    .sort((a, b) => b.found.length - a.found.length)
  return (
    <Section name={words.levels[level]}>
      {own.length === 0 && <Mark level="good">{none}</Mark>}
      {groups.map(({ check, found }) => (
        <Details
          key={check}
          className="border-line border-t py-2"
          open={level === 'problem' && found.length <= 10}
          summary={
            <>
              <Mark level={level} /> <b>{checkName(check)}</b>{' '}
              <span className="font-normal text-ink-2">{count(found.length, 'time')}</span>
            </>
          }
        >
          <FindingList
            findings={found}
            heading={({ path }) => (path ? <PageLink path={path} /> : <b>The whole site</b>)}
          />
        </Details>
      ))}
    </Section>
  )
}
