type Props = {
  heading?: string
  /** The id of the heading. */
  id?: string
  items: { title: string; text: string }[]
}

/** Show three benefits side by side, below their heading if they have one. */
export function BenefitList({ heading, id, items }: Props) {
  return (
    <>
      {heading && (
        <h2 className="mb-4 max-w-[12em] sm:mb-8" id={id}>
          {heading}
        </h2>
      )}
      <ul className="grid gap-4 sm:grid-cols-3 sm:gap-x-10 sm:gap-y-6">
        {items.map(({ title, text }) => (
          <li key={title} className="border-ink border-t-2 pt-3 sm:pt-5">
            <h3 className="mb-2 max-sm:text-t4">{title}</h3>
            <p className="text-ink-2 max-sm:leading-close">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
