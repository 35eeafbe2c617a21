import { PrintButton } from '@/components/islands/print-button'
import { band } from '@/components/ui/band'
import { note, sheet as sheetClass, tw, wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { columns, stick } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Classes of the words in the other language. */
const translation = tw`text-ink-2 print:text-black`

/**
 * Show the checklist of questions for an insurer, in both languages side by side, with blanks to fill in. Its print
 * button prints only the checklist; without JavaScript the fragment `#ask-sheet` does the same.
 */
export function QuestionSheet({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const other = otherLocale(locale)
  const { sheet } = pageOf('insurance-plans', locale)
  const { sheet: translated } = pageOf('insurance-plans', other)
  return (
    <section
      className={band({ ground: 'straw', printed: 'alone' })}
      data-sheet=""
      id="ask-sheet"
      aria-labelledby="ask-title"
    >
      <div className={`${wrap} ${columns({ split: 'heading' })} print:p-0`}>
        <div className={`${stick} print:hidden`}>
          <h2 id="ask-title">{sheet.heading}</h2>
          <p className={lead({ class: 'mt-2 sm:mt-4' })}>{sheet.lead}</p>
          <p className="mt-4 noscript:*:hidden sm:mt-6">
            <PrintButton part="ask-sheet">{t('financial.print')}</PrintButton>
          </p>
          <p className={`${note} mt-4 noscript:block hidden`}>
            <a href="#ask-sheet">{t('financial.printAlone')}</a>
          </p>
        </div>
        <div
          className={`${sheetClass} px-5 sm:px-8 py-5 sm:py-8 print:p-[14pt] print:text-tiny print:after:[print-color-adjust:exact] print:before:[print-color-adjust:exact]`}
        >
          <Fold
            className="border-0 [&>summary]:border-ink [&>summary]:border-b-2 sm:[&>summary]:pb-3 print:[&>summary]:pb-[6pt]"
            heading={
              <span className="grid gap-0.5 font-display text-body/head print:text-tiny">
                <b className="text-t3 print:text-t4">{sheet.heading}</b>
                <span className={translation} lang={other}>
                  {translated.heading}
                </span>
                <small className="text-small" translate="no">
                  {clinic.name} · <span className={`whitespace-nowrap ${translation}`}>{phone.display}</span>
                </small>
              </span>
            }
          >
            <ul className="grid pair:grid-cols-[1fr_1fr] gap-x-8 print:grid-cols-[1fr_1fr]">
              {sheet.blanks.map(({ id, label }, i) => (
                <li
                  key={id}
                  className="border-line-2 border-b pt-2 pb-4 font-semibold text-small sm:pt-3 sm:pb-8 print:pt-[4pt] print:pb-[12pt] print:text-tiny"
                >
                  {label}{' '}
                  <span className={`block font-normal ${translation}`} lang={other}>
                    {translated.blanks[i]?.label}
                  </span>
                </li>
              ))}
            </ul>
            <ol className="mt-3 [counter-reset:ask] print:mt-[4pt]">
              {sheet.items.map(({ id, question }, i) => (
                <li
                  key={id}
                  className="relative grid pair:grid-cols-[1fr_1fr] gap-x-8 gap-y-0.5 border-line-2 border-b pt-2 pb-3 pl-8 leading-close [counter-increment:ask] before:absolute before:top-2.5 before:left-0 before:font-display before:font-heavy before:text-body/close before:text-spruce-600 before:content-[counter(ask)] sm:pt-3 sm:pb-8 print:grid-cols-[1fr_1fr] print:border-black print:pt-[4pt] print:pb-[18pt] print:pl-[22pt] print:leading-head print:before:top-[4pt]"
                >
                  <b className="font-semibold">{question}</b>
                  <span className={translation} lang={other}>
                    {translated.items[i]?.question}
                  </span>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
      </div>
    </section>
  )
}
