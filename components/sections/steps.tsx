import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'

/** The three steps of care. */
export function Steps({ locale }: { locale: Locale }) {
  return (
    <div className="steps">
      <div className="trail" />
      <div className="wrap">
        <ol className="stp">
          {pageOf('home', locale).steps.items.map(({ title, text }, i) => (
            <li key={title}>
              <span className="k" aria-hidden="true">
                {i + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
