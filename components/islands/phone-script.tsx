import { tw } from '@/components/ui/classes'
import { NoBreak } from '@/components/ui/no-break'
import type { Locale } from '@/lib/i18n/locales'
import type { Asked } from '@/lib/insurance/coverage-sheet'

/** Rows with both languages side by side if there is room. */
const rows = tw`*:grid pair:*:grid-cols-[1fr_1fr] *:gap-x-8 *:border-line *:border-b *:py-2 print:*:grid-cols-[1fr_1fr] print:*:pb-[18pt]`
/** A heading above what to say or ask. */
export const callHeading = tw`mt-5 font-bold font-display text-t4/head`

/** Show a sentence in the page's language, with the other language below. */
function Pair({ asked, other }: { asked: Asked; other: Locale }) {
  return (
    <>
      <b className="font-semibold">
        <NoBreak text={asked.own} />
      </b>
      <span className="text-ink-2 print:text-black" lang={other}>
        <NoBreak text={asked.other} />
      </span>
    </>
  )
}

/** Show what to say on the phone, and what to ask. */
export function PhoneScript({
  asked: [say, ...questions],
  other,
  words,
}: {
  asked: Asked[]
  other: Locale
  words: Record<'say' | 'ask', string>
}) {
  return (
    <>
      {say && (
        <>
          <h4 className={callHeading}>{words.say}</h4>
          <ul className={rows} data-ask="">
            <li>
              <Pair asked={say} other={other} />
            </li>
          </ul>
        </>
      )}
      {questions.length > 0 && (
        <>
          <h4 className={callHeading}>{words.ask}</h4>
          <ol className={rows} data-ask="">
            {questions.map((question) => (
              <li key={question.id}>
                <Pair asked={question} other={other} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
