type Props = {
  heading: string
  /** The id of the heading. */
  id?: string
  items: { title: string; text: string }[]
  /** Stack the benefits even on wide screens, for a list in a column. */
  narrow?: boolean
}

/** Show three benefits side by side below their heading. */
export function BenefitList({ heading, id, items, narrow = false }: Props) {
  return (
    <>
      <h2 className="mb-4 max-w-[12em] sm:mb-7" id={id}>
        {heading}
      </h2>
      <ul className={`grid gap-4 sm:grid-cols-3 sm:gap-x-10 sm:gap-y-6 ${narrow ? 'lg:grid-cols-1' : ''}`}>
        {items.map(({ title, text }) => (
          <li key={title} className="border-ink border-t-2 pt-3 sm:pt-5">
            <h3 className="mb-1.5 max-sm:text-t4">{title}</h3>
            <p className="text-ink-2 max-sm:leading-close">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
