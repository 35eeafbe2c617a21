import { Prose } from '@/components/ui/prose'
import type { Locale } from '@/lib/i18n/locales'
import { Icon } from './icon'

type Item = { id: string; title: string; text: string }
type Props = { name: string; items: Item[]; locale: Locale; openFirst?: boolean }

/**
 * An accordion of native `<details name>`, of which one is open at a time; works without JavaScript, by keyboard and with
 * find-in-page. The id is on the answer, because browsers open the `<details>` that contains the target of a fragment.
 */
export function Accordion({ name, items, locale, openFirst = false }: Props) {
  return (
    <div className="acc">
      {items.map(({ id, title, text }, i) => (
        <details key={id} name={name} open={openFirst && i === 0}>
          <summary>
            <h3>{title}</h3>
            <Icon name="plus" />
          </summary>
          <div id={id} className="answer">
            <Prose markdown={text} locale={locale} className="acc-text" />
          </div>
        </details>
      ))}
    </div>
  )
}
