import { OpenItem } from '@/components/islands/open-item'
import { PageHero } from '@/components/sections/page-hero'
import { SampleMark } from '@/components/sections/sample-mark'
import { Accordion } from '@/components/ui/accordion'
import { band } from '@/components/ui/band'
import { note, wrap } from '@/components/ui/classes'
import { stick } from '@/components/ui/layout'
import { MapView } from '@/components/ui/map-view'
import {
  arrivalFacts,
  hoursFacts,
  lengthFacts,
  officeParking,
  paperFacts,
  paymentFacts,
  priceFacts,
  totalFacts,
  type VisitFact,
} from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import { lineHtml } from '@/lib/content/markdown'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { wrapUnbreakable } from '@/lib/util/no-break'
import type { PageProps } from './define-page'

/** Show the clinic's facts below an answer; nothing if none are set. */
function AnswerFacts({ facts, locale }: { facts: VisitFact[]; locale: Locale }) {
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

/** Return the clinic's facts to show below an answer. @param question the id of the question */
function factsOf(question: string, locale: Locale): VisitFact[] {
  const t = translator(locale)
  const arrival = arrivalFacts(locale)
  const paying = paymentFacts(locale)
  const papers = paperFacts(locale)
  const named = (facts: VisitFact[], name: VisitFact['name']) => facts.filter((fact) => fact.name === name)
  const titled = (facts: VisitFact[], ...titles: string[]) => facts.filter(({ title }) => titles.includes(title))
  const facts: Record<string, VisitFact[]> = {
    'visit-length': lengthFacts(locale),
    spanish: named(arrival, 'staffLanguages'),
    parking: [...titled(arrival, t('visit.parking'), t('visit.transit')), ...officeParking(locale)],
    steps: titled(arrival, t('visit.entrance'), t('visit.wheelchair')),
    identification: titled(papers, t('visit.identification')),
    note: titled(papers, t('visit.notes')),
    'between-visits': named(arrival, 'afterHours'),
    evenings: hoursFacts(locale),
    'no-appointment': named(arrival, 'rules'),
    cancel: named(paying, 'rules'),
    payment: named(paying, 'payment'),
    'cost-known': priceFacts(locale),
    'number-of-visits': named(totalFacts(locale), 'prices'),
  }
  return facts[question] ?? []
}

/** Show the groups of questions. One answer per group is open at a time; each has its own fragment. */
export function FaqPage({ locale, route }: PageProps) {
  const page = pageOf('faq', locale)
  const { groups } = page
  return (
    <>
      <PageHero locale={locale} route={route} page={page} />
      <section className={band()}>
        <div className={wrap}>
          {groups.map(({ id, title: name, note: text, items }, i) => (
            <div key={id} className="not-first:mt-wide grid gap-5 md:grid-cols-[4fr_8fr] md:gap-16">
              <div
                className={`${stick} ${i === 0 ? 'max-md:grid max-large:block max-md:grid-cols-[1fr_auto] max-md:gap-x-5' : ''}`}
              >
                <h2 className="text-t3">{name}</h2>
                <p className={`${note} mt-4`}>{text}</p>
                {i === 0 && (
                  <MapView
                    view="question"
                    className="max-md:col-2 max-md:row-[1/3] max-md:w-36! max-slim:w-24! md:mt-8 print:hidden"
                  />
                )}
              </div>
              <Accordion
                name={id}
                locale={locale}
                items={items.map((item) => ({
                  id: item.id,
                  title: item.question,
                  text: item.answer,
                  more: <AnswerFacts facts={factsOf(item.id, locale)} locale={locale} />,
                }))}
              />
            </div>
          ))}
        </div>
      </section>
      <OpenItem />
    </>
  )
}
