import type { VisitFact } from '@/lib/clinic/visit-facts'
import { lineHtml } from '@/lib/content/markdown'
import { wrapUnbreakable } from '@/lib/content/no-break'
import type { Locale } from '@/lib/i18n/locales'
import { SampleMark } from './sample-mark'

/** Show the clinic's facts below an answer; nothing if none are set. */
export function AnswerFacts({ facts, locale }: { facts: VisitFact[]; locale: Locale }) {
  if (facts.length === 0) return null
  return (
    <div className="mt-4">
      <dl>
        {facts.map(({ title, text }) => (
          <div key={title} className="mt-2">
            <dt className="inline font-semibold text-ink">{title}: </dt>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped at build time */}
            <dd className="inline" dangerouslySetInnerHTML={{ __html: wrapUnbreakable(lineHtml(text)) }} />
          </div>
        ))}
      </dl>
      <p className="mt-3 empty:hidden">
        <SampleMark locale={locale} of={facts.map(({ name }) => name)} />
      </p>
    </div>
  )
}
