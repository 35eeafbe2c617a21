import { CardFinder } from '@/components/islands/card-finder'
import { OpenItem } from '@/components/islands/open-item'
import { band } from '@/components/ui/band'
import { actions, buttonClass, note, wrap } from '@/components/ui/classes'
import { clinic } from '@/lib/clinic/facts'
import { listOf } from '@/lib/content'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { coverageKinds } from '@/lib/insurance/coverage'
import type { CoverageView } from '@/lib/insurance/coverage-sheet'
import { routes } from '@/lib/routes'
import { pageNames } from '@/lib/routes/context'
import { CallButton } from './call-button'
import { SectionHead } from './section-head'
import { TextLink } from './text-link'

/** The most names that the field suggests. */
const most = 8

/** Return example names on cards of the clinic's insurers: the shortest, which fit the field on a phone. */
const exampleNames = () =>
  clinic.insurers
    .map(({ name, card = name }) => card)
    .sort((a, b) => a.length - b.length)
    .slice(0, 3)

/** Return the kinds of coverage as the page shows them. A question of several kinds is one object, which is sent once. */
function shownKinds(locale: Locale): CoverageView[] {
  const t = translator(locale)
  const all = coverageKinds(locale)
  const asked = new Map(all.flatMap(({ say, questions }) => [say, ...questions]).map((pair) => [pair.own, pair]))
  return all.map(({ say, questions, page, source, ...kind }) => {
    const route = routes.find(({ path }) => path === page)
    return {
      ...kind,
      asked: [say, ...questions].flatMap(({ own }) => asked.get(own) ?? []),
      page: route && { path: route.path, title: pageNames(route, locale).title },
      source: source && { title: t('cards.source', { publisher: source.publisher }), url: source.url },
    }
  })
}

/**
 * Show the clinic's answer about each insurance card, and what to ask: a list that works without JavaScript, and a
 * field that finds a card in it.
 */
export function InsuranceCards({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { heading, lead } = listOf('insurance-kinds', locale)
  return (
    <section className={band()} id="cards" aria-labelledby="cards-title">
      <div className={wrap}>
        <SectionHead id="cards-title" heading={heading} lead={lead} />
        <CardFinder
          kinds={shownKinds(locale)}
          locale={locale}
          other={otherLocale(locale)}
          words={{
            label: t('cards.label'),
            example: `${exampleNames().join(', ')}…`,
            all: t('cards.all'),
            failed: t('cards.failed'),
            missing: t('cards.missing'),
            matches: Array.from({ length: most + 1 }, (_, count) => t('cards.matches', { count })),
          }}
          sheet={{
            another: t('cards.another'),
            call: t('cards.call'),
            say: t('cards.say'),
            ask: t('cards.ask'),
            readMore: t('cta.readMore'),
            newTab: t('site.newTab'),
          }}
        />
        <div className={`${actions} mt-8`}>
          <CallButton />
          <TextLink locale={locale} className={buttonClass('outline')} body={t('cards.textUsBody')}>
            {t('cards.textUs')}
          </TextLink>
        </div>
        <p className={`${note} mt-3 print:hidden`}>{t('cards.private')}</p>
        <OpenItem />
      </div>
    </section>
  )
}
