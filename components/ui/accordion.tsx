import { Prose } from '@/components/ui/prose'
import type { Locale } from '@/lib/i18n/locales'
import { Icon } from './icon'

type Item = { id: string; title: string; text: string }
type Props = { name: string; items: Item[]; locale: Locale; openFirst?: boolean }

/**
 * Questions that open one at a time and close again, natively (`<details name>`): without script, from the keyboard, by
 * find-in-page. The id stands on the answer, because browsers open the details around a fragment's target.
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
