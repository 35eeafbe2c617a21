import { PrintButton } from '@/components/islands/print-button'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/**
 * The checklist of questions for an insurer, in both languages side by side, with blanks to fill in. Its print button prints
 * it alone; without JavaScript the fragment `#ask-sheet` does the same.
 */
export function QuestionSheet({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const other = otherLocale(locale)
  const { sheet } = pageOf('insurance-plans', locale)
  const { sheet: translated } = pageOf('insurance-plans', other)
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
            <span lang={other}>{translated.heading}</span>
            <small>
              {clinic.name} · <span className="whitespace-nowrap">{phone.display}</span>
            </small>
          </p>
          <ul className="ask__b">
            {sheet.blanks.map(({ id, label }, i) => (
              <li key={id}>
                {label} <span lang={other}>{translated.blanks[i]?.label}</span>
              </li>
            ))}
          </ul>
          <ol>
            {sheet.items.map(({ id, question }, i) => (
              <li key={id}>
                <b>{question}</b>
                <span lang={other}>{translated.items[i]?.question}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
