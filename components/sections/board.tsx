import { tv } from 'tailwind-variants/lite'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'

const board = tv({
  slots: {
    list: 'grid gap-x-14 sm:grid-cols-[1fr_1fr] sm:gap-x-12',
    row: 'flex items-center justify-between gap-4 border-spruce-500 border-b py-2 font-display text-white leading-[1.15] no-underline sm:py-3 print:text-black',
  },
  variants: {
    size: {
      normal: {
        list: 'max-sm:grid-cols-2 max-sm:gap-x-5 max-[359px]:grid-cols-1 md:grid-cols-3',
        row: 'min-h-13 font-semibold text-body sm:min-h-17 sm:text-[1.375rem]',
      },
      large: { list: 'md:grid-cols-4', row: 'min-h-24 font-heavy text-[1.625rem]' },
    },
  },
})

type Props = { locale: Locale; size: 'normal' | 'large'; rows: { title: string; href?: string; note?: string }[] }

/** Names in ruled rows on a dark ground like those of a trailhead board, linked where they have a page. */
export function Board({ locale, size, rows }: Props) {
  const style = board({ size })
  return (
    <ul className={style.list()}>
      {rows.map(({ title, href, note }) => (
        <li key={title}>
          {href ? (
            <Link
              className={style.row({ class: 'group transition-[color] hover:text-hickory' })}
              href={href}
              locale={locale}
            >
              <Name title={title} note={note} />
              <Icon
                name="arrow-right"
                size="size-6"
                className="text-hickory transition-transform duration-base ease-way group-hover:translate-x-1.5"
              />
            </Link>
          ) : (
            <span className={style.row()}>
              <Name title={title} note={note} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Name({ title, note }: { title: string; note?: string }) {
  if (!note) return title
  return (
    <span>
      {title}
      <small className="mt-1 block font-normal text-fog text-small print:text-black">{note}</small>
    </span>
  )
}
