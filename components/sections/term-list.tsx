import { lineHtml, type NoteName } from '@/lib/content/markdown'
import { wrapUnbreakable } from '@/lib/util/no-break'

/** A term with its explanation; set `id` if other pages link to it. */
type Item = { title: string; text: string; id?: string }
type Props = {
  items: Item[]
  noteName?: NoteName
  /** Omit the rule on top, because the figures above have one. */
  open?: boolean
}

/** Test whether texts are short enough for two columns on phones, where a line holds about fifteen letters. */
export const areShort = (items: { text: string }[]) => items.every(({ text }) => text.length <= 90)

/** Show terms and short texts in ruled rows, in two columns on wide screens, and on phones if they are short; `noteName` labels footnote links. */
export function TermList({ items, noteName, open = false }: Props) {
  const short = areShort(items)
  return (
    <dl
      className={`grid border-ink sm:grid-cols-[1fr_1fr] sm:gap-x-12 ${open ? '' : 'border-t-2'} ${short ? 'grid-cols-2 gap-x-5 max-sm:text-small/close max-thin:grid-cols-1' : ''}`}
    >
      {items.map(({ title, text, id }) => (
        <div key={title} id={id} className="border-line border-b py-3 sm:py-5">
          <dt
            className={`mb-1 font-bold font-display sm:mb-2 sm:text-t4/head ${short ? 'text-body/head' : 'text-t4/head'}`}
          >
            {title}
          </dt>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped at build time */}
          <dd className="text-ink-2" dangerouslySetInnerHTML={{ __html: wrapUnbreakable(lineHtml(text, noteName)) }} />
        </div>
      ))}
    </dl>
  )
}
