import type { HoursGroup } from '@/lib/clinic/hours'
import { tw } from './classes'

/** Additional ranges of a day follow a comma; lines break only between them. */
const time = tw`inline-block not-last:after:content-[',\a0']`

/** Render weekly hours, one line for consecutive days with the same hours. */
export function HoursList({ groups, closed }: { groups: HoursGroup[]; closed: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 tabular-nums max-large:grid-cols-1">
      {groups.map(({ days, ranges }) => (
        <div key={days} className="contents">
          <dt className="font-semibold capitalize es:normal-case es:first-letter:uppercase dark:text-white print:text-black">
            {days}
          </dt>
          <dd>
            {ranges.length > 0
              ? ranges.map((range) => (
                  <span key={range} className={time}>
                    {range}
                  </span>
                ))
              : closed}
          </dd>
        </div>
      ))}
    </dl>
  )
}
