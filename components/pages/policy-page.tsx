import { CallButton } from '@/components/sections/call-button'
import { WithContents } from '@/components/sections/contents-list'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { TextLink } from '@/components/sections/text-link'
import { Prose } from '@/components/ui/prose'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import { pageOf, pagesOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/headings'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { formatPolicyDate, translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** A policy: when it was last updated, its text, and whom to ask. */
export function PolicyPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const { heading, lead, updated, content } = pageOf('policy', locale, route.slug)
  const others = pagesOf('policy', locale).filter(({ slug }) => slug !== route.slug)
  return (
    <>
      <Letterhead />
      <PageHero locale={locale} route={route} heading={heading} lead={lead} />
      <section className="sec policy">
        <div className="wrap">
          <WithContents headings={headingsOf(content)} locale={locale}>
            <p className="note">
              <time dateTime={updated}>{t('policy.updated', { date: formatPolicyDate(updated, locale) })}</time>
            </p>
            <Prose markdown={content} locale={locale} />
            <Questions locale={locale} />
            <LanguageHelp locale={locale} />
          </WithContents>
          <div className="two related">
            <h2>{t('policy.others')}</h2>
            <LinkTiles locale={locale} links={others.map(({ slug, title }) => ({ href: `/${slug}`, title }))} />
          </div>
        </div>
      </section>
    </>
  )
}

/** Name and address of the clinic; replaces the header in print. */
function Letterhead() {
  return (
    <div className="letterhead wrap hidden print:block">
      <b>{clinic.name}</b>
      <br />
      {addressLine} · {phone.display} · {clinic.email}
    </div>
  )
}

function Questions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="askus">
      <h2>{t('policy.questions')}</h2>
      <p>{t('policy.questionsText')}</p>
      <div className="acts">
        <CallButton />
        <TextLink locale={locale} className="btn btn-o" />
        <a className="btn btn-o" href={`mailto:${clinic.email}`}>
          {t('cta.email')}
        </a>
      </div>
    </div>
  )
}

/** The offer of free language assistance, in both languages: whoever needs it may not read the page's own. */
function LanguageHelp({ locale }: { locale: Locale }) {
  return (
    <aside className="help-note" aria-label={translator(locale)('policy.help')}>
      {[locale, otherLocale(locale)].map((language) => (
        <p key={language} lang={language}>
          {pageOf('policy', language, 'anti-discrimination').assistance}
        </p>
      ))}
    </aside>
  )
}
