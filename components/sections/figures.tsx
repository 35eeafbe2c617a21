/**
 * Render a large figure with the words before it in small type, such as `más de` in front of `1,000`. Most figures have
 * none.
 */
export function Figure({ text }: { text: string }) {
  const start = Math.max(text.search(/\$?\d/), 0)
  return (
    <>
      {start > 0 && <small className="text-small tracking-normal sm:text-t4">{text.slice(0, start)}</small>}
      {text.slice(start)}
    </>
  )
}

const grids = {
  2: 'grid-cols-2',
  3: 'grid-cols-3 max-thin:grid-cols-2',
  4: 'grid-cols-3 max-md:*:first:col-span-full md:grid-cols-4',
  5: 'grid-cols-2 max-md:*:first:col-span-full md:grid-cols-3 lg:grid-cols-5',
}

type Props = {
  rows: [label: string, value: string][]
  columns: keyof typeof grids
  /** What the first figure means, below its label; of four or more, it takes a row of its own on small screens. */
  note?: string
}

/** Show large figures, each above its label. */
export function Figures({ rows, columns, note }: Props) {
  return (
    <dl
      className={`grid gap-x-4 gap-y-4 border-ink border-t-2 pt-4 max-large:grid-cols-1 sm:gap-x-8 sm:pt-5 ${grids[columns]}`}
    >
      {rows.map(([label, value], i) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-ink-2 leading-head max-sm:text-small sm:mt-2 sm:leading-close">
            {i === 0 && note ? (
              <>
                <b className="text-ink">{label}</b>
                <span className="mt-1 block text-small/close">{note}</span>
              </>
            ) : (
              label
            )}
          </dt>
          <dd
            className={`font-display font-heavy tracking-[-0.02em] sm:text-t1/none ${columns === 3 ? 'text-t3/none' : 'text-t2/none'}`}
          >
            <Figure text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
