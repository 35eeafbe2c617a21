import { tv } from 'tailwind-variants/lite'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Photo } from '@/components/ui/photo'
import type { Locale } from '@/lib/i18n/locales'
import type { PhotoName } from '@/lib/pictures/photos'

const board = tv({
  slots: {
    list: 'grid gap-x-12 sm:grid-cols-[1fr_1fr] sm:gap-x-12',
    row: 'flex items-center justify-between gap-2 border-spruce-500 border-b py-2 font-display text-white leading-snug no-underline sm:gap-4 sm:py-3 print:text-black',
  },
  variants: {
    size: {
      normal: {
        list: 'max-sm:grid-cols-2 max-sm:gap-x-5 max-thin:grid-cols-1 md:grid-cols-3',
        row: 'min-h-12 font-semibold text-body sm:min-h-17 sm:text-t4',
      },
      large: {
        list: 'max-sm:grid-cols-2 max-sm:gap-x-5 max-thin:grid-cols-1 md:grid-cols-4',
        row: 'min-h-14 font-bold text-body sm:min-h-24 sm:font-heavy sm:text-t3',
      },
    },
  },
})

type Row = { title: string; href?: string; note?: string; logo?: PhotoName }
type Props = { locale: Locale; size: 'normal' | 'large'; rows: Row[] }

/** Show names in ruled rows on a dark background, like a trailhead board, linked if they have a page. */
export function LinkRows({ locale, size, rows }: Props) {
  const style = board({ size })
  return (
    <ul className={style.list()}>
      {rows.map(({ title, href, note, logo }) => (
        <li key={title}>
          {href ? (
            <Link
              className={style.row({ class: 'group transition-[color] hover:text-hickory' })}
              href={href}
              locale={locale}
            >
              <Name title={title} note={note} logo={logo} />
              <Icon
                name="arrow-right"
                className="ml-auto text-hickory transition-transform duration-base ease-way group-hover:[transform:translateX(6px)]"
              />
            </Link>
          ) : (
            <span className={style.row()}>
              <Name title={title} note={note} logo={logo} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Show a name with its note; its logo is on white, the background logos are designed for. */
function Name({ title, note, logo }: Row) {
  if (!note && !logo) return title
  const words = (
    <span>
      {title} {note && <small className="mt-1 block font-normal text-fog text-small print:text-black">{note}</small>}
    </span>
  )
  if (!logo) return words
  return (
    <span className="mr-auto flex items-center gap-4">
      <span className="grid h-14 w-22 flex-none place-items-center rounded-small bg-white p-2">
        <Photo photo={logo} shape="logo" room="thumbnail" alt="" className="max-h-10 w-auto max-w-full" />
      </span>
      {words}
    </span>
  )
}
