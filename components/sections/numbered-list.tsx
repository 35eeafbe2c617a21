import { NoBreak } from '@/components/ui/no-break'

/** Show short items in ruled rows with large numbers. */
export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className="grid-cols-2 gap-x-5 border-ink border-t-2 [counter-reset:item] max-sm:grid max-thin:block">
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[28px_1fr] items-baseline border-line-2 border-b py-2 font-semibold leading-head [counter-increment:item] before:font-display before:font-heavy before:text-t3/head before:text-spruce-600 before:content-[counter(item)] sm:grid-cols-[48px_1fr] sm:py-3 sm:text-t4/head"
        >
          <NoBreak text={item} />
        </li>
      ))}
    </ol>
  )
}
