import { Figure } from '@/components/ui/figure'

type Props = { rows: [label: string, value: string][]; columns: 2 | 3 }

/** Large figures, each with its label below. */
export function Figures({ rows, columns }: Props) {
  return (
    <dl
      className={`grid grid-cols-2 gap-x-8 gap-y-4 border-ink border-t-2 pt-5.5 max-large:grid-cols-1 ${columns === 3 ? 'sm:grid-cols-3' : ''}`}
    >
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1.5 text-ink-2 leading-[1.4]">{label}</dt>
          <dd className="font-display font-heavy text-[clamp(2.75rem,2rem+3vw,4.5rem)]/none tracking-[-0.02em]">
            <Figure text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
