import type { ReactNode } from 'react'
import type { Finding } from '../analysis/report'
import { byUrgency } from '../analysis/score'
import { CopyButton, Details, Mark } from './parts'
import { list, two } from './styles'
import { checkName, count, words } from './words'

/** Show the file, its line and the field to edit. */
function Place({ file, field, line }: Pick<Finding, 'file' | 'field' | 'line'>) {
  const text = `${file}${line ? `:${line}` : ''}`
  return (
    <span className="text-ink-2 text-sm">
      <code>{text}</code>
      {field && (
        <>
          {' '}
          field <code>{field}</code>
        </>
      )}{' '}
      <CopyButton text={text}>
        Copy<span className="sr-only"> {text}</span>
      </CopyButton>
    </span>
  )
}

type ListProps<Item> = { findings: Item[]; heading: (finding: Item) => ReactNode }

/** Show findings under a heading, each with its reason and where to fix it. */
export const FindingList = <Item extends Finding>({ findings, heading }: ListProps<Item>) => (
  <ul className={list}>
    {findings.map((finding) => (
      <li key={`${finding.check} ${finding.file} ${finding.reason}`}>
        <p>{heading(finding)}</p>
        <p className="max-w-prose">{finding.reason}</p>
        {finding.level !== 'good' && <Place {...finding} />}
      </li>
    ))}
  </ul>
)

const scored = ({ level, check, points, of }: Finding) => (
  <>
    <Mark level={level} /> <b>{checkName(check)}</b>{' '}
    <span className="text-ink-2 text-sm">
      {points} of {of} points
    </span>
  </>
)

/** Show the findings of a page: what to fix and what could be better; what is good is collapsed. */
export const FindingGroups = ({ findings }: { findings: Finding[] }) => (
  <div className={two}>
    {Object.entries(words.groups).map(([group, name]) => {
      const own = findings.filter((finding) => finding.group === group).sort(byUrgency)
      const open = own.filter(({ level }) => level !== 'good')
      const good = own.filter(({ level }) => level === 'good')
      if (own.length === 0) return null
      return (
        <section key={group} aria-label={name}>
          <h3>{name}</h3>
          {open.length === 0 && <Mark level="good">Nothing to mend</Mark>}
          <FindingList findings={open} heading={scored} />
          {good.length > 0 && (
            <Details className="mt-3" summary={`${count(good.length, 'check')} passed`}>
              <FindingList findings={good} heading={scored} />
            </Details>
          )}
        </section>
      )
    })}
  </div>
)
