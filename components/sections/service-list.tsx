import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import type { IconName } from '@/lib/pictures/icons'

/** A service with a short description; `id` if other pages link to it. */
type Item = { href: string; icon: IconName; title: string; text: string; id?: string }

/** Links to services in a ruled list. */
export function ServiceList({ items, locale }: { items: Item[]; locale: Locale }) {
  return (
    <ul className="feat">
      {items.map(({ href, icon, title, text, id }) => (
        <li key={title} id={id}>
          <Link href={href} locale={locale}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <Icon name="arrow-right" className="ic-go" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
