import type { ReactNode } from 'react'
import { OpenItem } from '@/components/islands/open-item'
import { CallButton } from '@/components/sections/call-button'
import { WithContents } from '@/components/sections/contents-list'
import { EmailLink } from '@/components/sections/email-link'
import { Letterhead } from '@/components/sections/letterhead'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { WithoutOffer } from '@/components/sections/quiet-page'
import { Related } from '@/components/sections/related'
import { TextLink } from '@/components/sections/text-link'
import { WhenToBeSeen } from '@/components/sections/when-to-be-seen'
import { band } from '@/components/ui/band'
import { actions, buttonClass, note, wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { NoBreak } from '@/components/ui/no-break'
import { Prose } from '@/components/ui/prose'
import { languagePath } from '@/lib/clinic/language-notices'
import { pageOf, pagesOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/markdown'
import { splitSections } from '@/lib/content/sections'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { formatPolicyDate, translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

type Props = {
  markdown: string
  locale: Locale
  className?: string
  /** What follows a section, by its id; such a section is not folded. */
  after?: Partial<Record<string, ReactNode>>
}

/** Show a long text whose sections are folded on phones. */
function FoldedText({ markdown, locale, className = 'prose', after = {} }: Props) {
  const { intro, sections } = splitSections(markdown)
  const ids = headingsOf(markdown).map(({ id }) => id)
  return (
    <div className={className}>
      <Prose markdown={intro} locale={locale} />
      {sections.map(({ id, heading, body }, i) => {
        const title = <h2 id={ids[i]}>{heading}</h2>
        const text = <Prose markdown={body} locale={locale} />
        if (!after[id])
          return (
            <Fold key={heading} heading={title}>
              {text}
            </Fold>
          )
        return (
          <div key={heading}>
            {title}
            {text}
            {after[id]}
          </div>
        )
      })}
      <OpenItem />
    </div>
  )
}

/** Show a policy: its effective date and last update, its text, and whom to ask. */
export function PolicyPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('policy', locale, route.slug)
  const { updated, effective, urgent, content } = page
  const others = pagesOf('policy', locale).filter(({ slug }) => slug !== route.slug)
  return (
    <>
      <Letterhead />
      <WithoutOffer />
      <PageHero locale={locale} route={route} page={page} />
      <section className={band()}>
        <div className={wrap}>
          <WithContents headings={headingsOf(content)} locale={locale}>
            <p className={note}>
              {effective && (
                <>
                  <time className="font-bold" dateTime={effective}>
                    {t('policy.effective', { date: formatPolicyDate(effective, locale) })}
                  </time>
                  <br />
                </>
              )}
              <time dateTime={updated}>{t('policy.updated', { date: formatPolicyDate(updated, locale) })}</time>
            </p>
            <FoldedText
              markdown={content}
              after={urgent && { urgent: <WhenToBeSeen ids={urgent} locale={locale} /> }}
              locale={locale}
              className="prose print:[&_a[href^=https]]:after:wrap-anywhere mt-5! print:[&_a[href^=https]]:after:text-tiny print:[&_a[href^=https]]:after:content-['_('_attr(href)_')']"
            />
            <Questions locale={locale} />
            <LanguageHelp locale={locale} />
          </WithContents>
          <Related heading={t('policy.others')}>
            <LinkTiles locale={locale} links={others.map(({ slug, title }) => ({ href: `/${slug}`, title }))} />
          </Related>
        </div>
      </section>
    </>
  )
}

function Questions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="max-w-text border-ink border-t-2 pt-6 print:hidden">
      <h2 className="mb-2 text-t4">{t('policy.questions')}</h2>
      <p>{t('policy.questionsText')}</p>
      <div className={`${actions} mt-4`}>
        <CallButton />
        <TextLink locale={locale} className={buttonClass('outline')} />
        <EmailLink locale={locale} className={buttonClass('outline')} />
      </div>
    </div>
  )
}

/** Offer free language assistance in both languages: a reader who needs it may not read the language of the page. */
function LanguageHelp({ locale }: { locale: Locale }) {
  return (
    <aside
      className="between:mt-3 max-w-text border-hickory border-l-4 bg-straw px-6 py-5 print:break-inside-avoid"
      aria-label={translator(locale)('policy.help')}
    >
      {[locale, otherLocale(locale)].map((language) => (
        <p key={language} lang={language}>
          <NoBreak text={pageOf('policy', language, 'anti-discrimination').assistance ?? ''} />
        </p>
      ))}
      <p className="mt-2 print:hidden">
        <Link href={languagePath} locale={locale}>
          {pageOf('language-assistance', locale).heading}
        </Link>
      </p>
    </aside>
  )
}
