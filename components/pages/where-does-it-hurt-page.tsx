import { Triage } from '@/components/islands/triage'
import { BodyMap } from '@/components/sections/body-map'
import { DangerLine } from '@/components/sections/danger-line'
import { Letterhead } from '@/components/sections/letterhead'
import { PageHero } from '@/components/sections/page-hero'
import { parts, TriageRegion } from '@/components/sections/triage-region'
import { TriageSources } from '@/components/sections/triage-sources'
import { band } from '@/components/ui/band'
import { note, sample, tw, wrap } from '@/components/ui/classes'
import { Prose } from '@/components/ui/prose'
import { phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { contactEndpoint } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import { guideOf, type Region } from '@/lib/triage/guide'
import type { PageProps } from './define-page'

const list = tw`[&>ul]:grid [&>ul]:grid-cols-2 [&>ul]:gap-x-5 [&>ul]:border-ink [&>ul]:border-t-2 md:[&>ul]:grid-cols-1 [&_a:hover]:underline [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1.5 [&_a]:font-semibold [&_a]:text-ink [&_a]:leading-[1.25] [&_a]:no-underline [&_li]:grid [&_li]:border-line-2 [&_li]:border-b`
const label = tw`py-2 text-center font-bold font-display text-small/[1.2]`

/** Nothing that asks for a visit floats over signs of danger. */
const noBar = tw`[body:has(&)>a[href='#top']]:hidden! [body:has(&)>aside[aria-label]]:hidden! hidden`

/** Show a map of the body, and for each part what is urgent, what is not, and where to read on. */
export function WhereDoesItHurtPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const words = pageOf('where-does-it-hurt', locale)
  const { regions, titles, sources, reviewed } = guideOf(locale)
  // The part that is no place on the body has the signs that concern everyone.
  const general = regions.find(({ areas }) => areas.length === 0) ?? regions[0]
  // One object for all parts, so that the page's data holds it once.
  const shared = {
    locale,
    phone: { display: phone.display, tel: phone.tel, sms: phone.sms },
    hasForm: contactEndpoint(locale) !== undefined,
  }
  return (
    <>
      <Letterhead />
      <div className={noBar} />
      <div className="in-data-[print=answer]:print:hidden">
        <PageHero locale={locale} route={route} page={words} />
        <section className={band({ class: 'pt-tall pb-tall' })}>
          <div className={wrap}>
            <DangerLine text={words.danger} section={`${general?.id}-911`} locale={locale} />
            <div className="mt-7 max-w-text">
              <h2 className="text-t4">{words.notice.heading}</h2>
              <p className="mt-2">{words.notice.text}</p>
              <p className={`${note} mt-3`}>
                {reviewed ? (
                  t('triage.reviewed', { name: reviewed.by, date: formatDate(reviewed.on, locale) })
                ) : (
                  <span className={sample}>{t('triage.unreviewed')}</span>
                )}
              </p>
            </div>
          </div>
        </section>
        <section className={band({ ground: 'mist', class: 'pt-tall pb-tall print:hidden' })} id="map">
          <div className={wrap}>
            <h2>{words.map.heading}</h2>
            <p className="mt-3 max-w-text">{words.map.text}</p>
            <div className="mt-6 grid gap-8 md:grid-cols-[8fr_4fr] md:gap-12">
              <Figures locale={locale} regions={regions} />
              <RegionList locale={locale} regions={regions} />
            </div>
          </div>
        </section>
      </div>
      <div className={parts}>
        {regions.map((region) => (
          <TriageRegion key={region.id} region={region} words={words} titles={titles} locale={locale}>
            <Triage shared={shared} region={region.id} start={words.questions.start} />
          </TriageRegion>
        ))}
      </div>
      <div className={`${wrap} pb-sec in-data-[print=answer]:print:hidden`}>
        <TriageSources sources={sources} locale={locale} />
      </div>
    </>
  )
}

/**
 * The drawings: a grown-up and a child from both sides, and pregnancy. On phones they fill the width: every part is a
 * target.
 */
function Figures({ locale, regions }: { locale: Locale; regions: Region[] }) {
  const { map } = pageOf('where-does-it-hurt', locale)
  const sides = (
    <p className="grid grid-cols-2" aria-hidden="true">
      <span className={label}>{map.front}</span>
      <span className={label}>{map.back}</span>
    </p>
  )
  const figure = { locale, regions }
  return (
    <div className="max-sm:-mx-gut sm:grid sm:grid-cols-[3fr_2fr] sm:gap-8">
      <div>
        {sides}
        <BodyMap {...figure} drawing="body" name={`${map.front}, ${map.back}`} />
      </div>
      <div className="max-sm:mt-6">
        <p className={label} aria-hidden="true">
          {map.child}
        </p>
        <BodyMap {...figure} drawing="body-child" name={map.child} />
        <p className={`${label} mt-4`} aria-hidden="true">
          {map.pregnancy}
        </p>
        <BodyMap {...figure} drawing="pregnancy" name={map.pregnancy} className="mx-auto max-w-70" />
      </div>
    </div>
  )
}

/** The same parts as a list. */
function RegionList({ locale, regions }: { locale: Locale; regions: Region[] }) {
  return (
    <nav aria-label={translator(locale)('triage.list')}>
      <Prose
        className={list}
        markdown={regions.map(({ id, name }) => `- [${name}](#${id})`).join('\n')}
        locale={locale}
      />
    </nav>
  )
}
