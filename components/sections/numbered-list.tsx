/** Short items in ruled rows with large numbers. */
export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className="border-ink border-t-2 [counter-reset:item]">
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[48px_1fr] items-baseline border-line-2 border-b py-2.5 font-semibold text-[1.1875rem] [counter-increment:item] before:font-display before:font-heavy before:text-2xl/[1.2] before:text-spruce-600 before:content-[counter(item)] sm:py-3.5"
        >
          {item}
        </li>
      ))}
    </ol>
  )
}
