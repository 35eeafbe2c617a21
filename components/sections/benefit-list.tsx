type Props = { heading: string /** The id of the heading. */; id?: string; items: { title: string; text: string }[] }

/** Three benefits side by side below their heading. */
export function BenefitList({ heading, id, items }: Props) {
  return (
    <>
      <h2 className="mb-[clamp(24px,4vw,56px)] max-w-[12em]" id={id}>
        {heading}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-3 sm:gap-x-10">
        {items.map(({ title, text }) => (
          <li key={title} className="border-ink border-t-2 pt-4 sm:pt-6">
            <h3 className="mb-2 sm:mb-3">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
