import { tv } from 'tailwind-variants/lite'
import { Link } from '@/components/ui/link'
import { clinic } from '@/lib/clinic/facts'
import { logo as own } from '@/lib/compiled/data'
import type { Locale } from '@/lib/i18n/locales'

const logo = tv({
  slots: {
    link: 'items-center no-underline',
    mark: 'size-11.5 flex-none',
    picture: 'h-auto',
    name: 'block font-display font-heavy tracking-[-0.01em]',
    place: 'mt-1 block font-display text-tiny/head',
  },
  variants: {
    /** On narrow screens a picture beside the name is hidden, and one that includes the name shrinks. */
    beside: {
      true: { picture: 'flex-none max-slim:hidden lg:max-xl:es:hidden' },
      false: { link: 'min-w-0', picture: 'min-w-0 max-w-full' },
    },
    /** At full size the header has room for about twelve letters before its buttons shrink. */
    isLong: { true: { name: 'text-body/none' }, false: { name: 'text-t4/none' } },
    on: {
      header: {
        link: 'mr-auto flex min-h-11 gap-3 text-ink max-xs:gap-2 max-slim:gap-1 lg:max-xl:es:gap-2',
        // The smallest phones fit name, language, search and menu only with a smaller name.
        name: 'max-thin:text-body/none',
        mark: 'max-xs:size-9 max-slim:size-8 max-thin:hidden lg:max-xl:es:size-8',
        place: 'text-ink-2',
      },
      footer: {
        link: 'inline-flex min-h-11 gap-2 text-white hover:underline sm:mb-3 print:text-black',
        place: 'text-fog print:pb-0 print:text-black',
        picture: 'print:hidden',
      },
    },
  },
})

/** Show the clinic's mark and name, or its own logo if it has one, linked to the home page. */
export function Logo({ locale, on }: { locale: Locale; on: 'header' | 'footer' }) {
  const [first = '', second] = clinic.logo
  const { link, mark, name, place, picture } = logo({
    on,
    beside: on === 'header' ? !own?.holdsName : undefined,
    isLong: on === 'header' && first.length > 12,
  })
  // The footer prints without its dark background: show the name instead of the picture.
  const words = own?.holdsName ? (on === 'footer' ? 'hidden print:block' : 'hidden') : ''
  return (
    <Link className={link()} href="/" locale={locale}>
      {own ? (
        // biome-ignore lint/performance/noImgElement: the build has sized it
        <img
          className={picture()}
          src={on === 'footer' ? own.dark : own.light}
          alt={own.holdsName ? clinic.name : ''}
          width={own.width}
          height={own.height}
          loading="lazy"
        />
      ) : (
        <svg className={mark()} aria-hidden="true">
          <use href="/icons.svg#icon-mark" />
        </svg>
      )}
      {words !== 'hidden' && (
        <span className={words || undefined} translate="no">
          <b className={name()}>{first} </b>
          <small className={place()}>{second}</small>
        </span>
      )}
    </Link>
  )
}
