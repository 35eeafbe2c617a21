import { PrintButton } from '@/components/islands/print-button'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/**
 * What to ask an insurer, in the reader's language and in the other one beside it, with lines to fill in. It prints alone
 * from its button, or without script from its own address (`#ask-sheet`).
 */
export function QuestionSheet({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const other = otherLocale(locale)
  const { sheet } = pageOf('insurance-plans', locale)
  const { sheet: twin } = pageOf('insurance-plans', other)
  return (
    <section className="sec straw paper" id="ask-sheet" aria-labelledby="ask-title">
      <div className="wrap two">
        <div className="stick">
          <h2 id="ask-title">{sheet.heading}</h2>
          <p className="lead">{sheet.lead}</p>
          <p className="mt-6">
            <PrintButton part="ask-sheet">{t('financial.print')}</PrintButton>
          </p>
          <p className="note alone">
            <a href="#ask-sheet">{t('financial.printAlone')}</a>
          </p>
        </div>
        <div className="sheet ask">
          <p className="ask__h">
            <b>{sheet.heading}</b>
            <span lang={other}>{twin.heading}</span>
            <small>
              {clinic.name} · <span className="whitespace-nowrap">{phone.display}</span>
            </small>
          </p>
          <ul className="ask__b">
            {sheet.blanks.map(({ id, label }, i) => (
              <li key={id}>
                {label} <span lang={other}>{twin.blanks[i]?.label}</span>
              </li>
            ))}
          </ul>
          <ol>
            {sheet.items.map(({ id, question }, i) => (
              <li key={id}>
                <b>{question}</b>
                <span lang={other}>{twin.items[i]?.question}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
