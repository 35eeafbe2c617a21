import type { Finding } from '../analysis/report'
import { byUrgency } from '../analysis/score'
import { CopyButton, Mark } from './parts'
import { list, two } from './styles'
import { checkName, count, words } from './words'

const groups: Finding['group'][] = ['search', 'reading', 'sharing', 'machine']

/** The file, its line and the field to edit. */
export function Place({ file, field, line }: Pick<Finding, 'file' | 'field' | 'line'>) {
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

const Item = ({ finding }: { finding: Finding }) => (
  <li>
    <p>
      <Mark level={finding.level} /> <b>{checkName(finding.check)}</b>{' '}
      <span className="text-ink-2 text-sm">
        {finding.points} of {finding.of} points
      </span>
    </p>
    <p className="max-w-prose">{finding.reason}</p>
    {finding.level !== 'good' && <Place {...finding} />}
  </li>
)

/** The findings of a page: what to mend and what could be better; what is good can be opened. */
export const FindingGroups = ({ findings }: { findings: Finding[] }) => (
  <div className={two}>
    {groups.map((group) => {
      const own = findings.filter((finding) => finding.group === group).sort(byUrgency)
      const open = own.filter(({ level }) => level !== 'good')
      const good = own.filter(({ level }) => level === 'good')
      if (own.length === 0) return null
      return (
        <section key={group} aria-label={words.groups[group]}>
          <h3>{words.groups[group]}</h3>
          {open.length === 0 && (
            <p>
              <Mark level="good">Nothing to mend</Mark>
            </p>
          )}
          <ul className={list}>
            {open.map((finding) => (
              <Item key={finding.check} finding={finding} />
            ))}
          </ul>
          {good.length > 0 && (
            <details className="mt-3">
              <summary>{count(good.length, 'check')} passed</summary>
              <ul className={list}>
                {good.map((finding) => (
                  <Item key={finding.check} finding={finding} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )
    })}
  </div>
)
