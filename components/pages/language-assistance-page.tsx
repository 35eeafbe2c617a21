import { CallButton } from '@/components/sections/call-button'
import { PageHero } from '@/components/sections/page-hero'
import { TextBand } from '@/components/sections/text-band'
import { TextLink } from '@/components/sections/text-link'
import { band } from '@/components/ui/band'
import { actions, buttonClass, wrap } from '@/components/ui/classes'
import { phone } from '@/lib/clinic/facts'
import { languageNotices } from '@/lib/clinic/language-notices'
import { pageOf } from '@/lib/content'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Offer free language help in the state's most spoken languages, and explain how to ask for it. */
export function LanguageAssistancePage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('language-assistance', locale)
  const { sections } = page
  return (
    <>
      <PageHero locale={locale} route={route} page={page} />
      <section className={band()} aria-label={t('languages.list')}>
        <div className={`${wrap} grid gap-x-12 sm:grid-cols-[1fr_1fr]`}>
          {languageNotices.map((notice) => (
            <Notice key={notice.code} {...notice} isAuthored={locales.some((own) => own === notice.code)} />
          ))}
        </div>
      </section>
      <TextBand section={sections.help} locale={locale} ground="mist" />
      <TextBand section={sections.ask} locale={locale}>
        <div className={`${actions} mt-6`}>
          <CallButton />
          <TextLink locale={locale} className={buttonClass('outline')} />
        </div>
      </TextBand>
    </>
  )
}

type NoticeProps = (typeof languageNotices)[number] & { isAuthored: boolean }

/** Show the notice in one language, with the phone number as a link, in a system font, which covers every script. */
function Notice({ code, name, exonym, direction, text, isAuthored }: NoticeProps) {
  const [before, after] = text.split('{phone}')
  return (
    <section
      id={code}
      lang={code}
      dir={direction}
      translate="no"
      className={`border-ink border-t-2 py-6 ${isAuthored ? '' : 'font-scripts'}`}
    >
      <h2 className={`mb-3 flex flex-wrap items-baseline gap-x-3 text-t4 ${isAuthored ? '' : 'font-scripts'}`}>
        {name}{' '}
        {name !== exonym && (
          <span className="font-normal text-ink-2 text-small" lang={defaultLocale} dir="ltr">
            {exonym}
          </span>
        )}
      </h2>
      <p>
        {before}
        <a
          className="my-1 inline-flex min-h-11 items-center whitespace-nowrap rounded-s border-[1.5px] border-ink px-3 font-semibold no-underline hover:bg-mist"
          href={phone.tel}
          dir="ltr"
        >
          {phone.display}
        </a>
        {after}
      </p>
    </section>
  )
}
