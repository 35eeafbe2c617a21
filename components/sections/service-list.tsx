import { tw } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import type { IconName } from '@/lib/pictures/icons'
import { areShort } from './term-list'

const inPairs = tw`max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5 max-thin:grid-cols-1`

/** A service with a short description; set `id` if other pages link to it. */
type Item = { href: string; icon: IconName; title: string; text: string; id?: string }

/** Show services as links in a ruled list; on phones in two columns, if they are short. */
export function ServiceList({ items, locale }: { items: Item[]; locale: Locale }) {
  return (
    <ul className={`border-ink border-t-2 ${areShort(items) ? inPairs : ''}`}>
      {items.map(({ href, icon, title, text, id }) => (
        <li key={title} id={id} className="border-line border-b">
          <Link
            className="relative grid h-full grid-cols-[1fr_auto] content-start gap-x-2 gap-y-1 py-3 text-inherit no-underline transition-[padding] duration-base ease-way hover:bg-straw sm:h-auto sm:grid-cols-[44px_1fr_24px] sm:items-start sm:gap-x-4 sm:py-6 sm:hover:px-5 md:grid-cols-[56px_5fr_7fr_24px]"
            href={href}
            locale={locale}
          >
            <Icon name={icon} size="size-8" className="text-spruce-600 sm:row-span-2 md:row-1" />
            <h3 className="max-sm:col-span-full max-sm:row-2 max-sm:text-t4 sm:col-2 sm:row-1">{title}</h3>
            <p className="max-w-[34.6em] text-ink-2 max-sm:col-span-full max-sm:text-small/close sm:col-2 md:col-3 md:row-1 md:mt-1">
              {text}
            </p>
            <GoIcon className="col-2 row-1 mt-1 text-spruce-600 sm:col-3 md:col-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
