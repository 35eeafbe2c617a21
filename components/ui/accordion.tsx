import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/prose'
import type { Locale } from '@/lib/i18n/locales'
import { Plus } from './plus'

/** An answer; `more` is shown below its text. */
type Item = { id: string; title: string; text: string; more?: ReactNode }
type Props = { name: string; items: Item[]; locale: Locale; openFirst?: boolean }

/**
 * Render an accordion of native `<details name>`, of which one is open at a time; works without JavaScript, by keyboard
 * and with find-in-page. The id is on the answer, because browsers open the `<details>` around a fragment target.
 */
export function Accordion({ name, items, locale, openFirst = false }: Props) {
  return (
    <div className="border-ink border-t-2" data-accordion="">
      {items.map(({ id, title, text, more }, i) => (
        <details key={id} className="group/answer border-line-2 border-b" name={name} open={openFirst && i === 0}>
          <summary className="flex min-h-14 items-center justify-between gap-5 py-2 hover:text-spruce-600 sm:min-h-17 sm:py-4">
            <h3 className="text-wrap font-semibold font-display text-body/head sm:text-t4/head">{title}</h3>
            <Plus />
          </summary>
          <div id={id} className="max-w-[42.3em] scroll-mt-answer pr-12 pb-6 text-ink-2">
            <Prose markdown={text} locale={locale} />
            {more}
          </div>
        </details>
      ))}
    </div>
  )
}
