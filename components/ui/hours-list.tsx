import type { HoursGroup } from '@/lib/clinic/hours'

/** Weekly hours, one line for consecutive days with the same hours. */
export function HoursList({ groups, closed }: { groups: HoursGroup[]; closed: string }) {
  return (
    <dl className="hrs">
      {groups.map(({ days, ranges }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{ranges.length > 0 ? ranges.map((range) => <span key={range}>{range}</span>) : closed}</dd>
        </div>
      ))}
    </dl>
  )
}
