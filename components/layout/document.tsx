import type { ReactNode } from 'react'
import { FragmentLinks } from '@/components/islands/fragment-links'
import { Hydrated } from '@/components/islands/hydrated'
import { KeepAttribution } from '@/components/islands/keep-attribution'
import { OutOfView } from '@/components/islands/out-of-view'
import { PageBoundary } from '@/components/islands/page-boundary'
import { PrefetchLinks } from '@/components/islands/prefetch-links'
import { ReturnPlace } from '@/components/islands/return-place'
import { ScrollState } from '@/components/islands/scroll-state'
import { passedOn } from '@/lib/embeds/pass-on'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { passOnAttribute } from '@/lib/loader/contract'
import { rootId } from './first-paint'
import { Footer } from './footer'
import { Header } from './header'
import { Notices } from './notices'
import { OfferBanner } from './offer-banner'
import { PreviewRibbon } from './preview-ribbon'
import { RatingStrip } from './rating-strip'
import { StickyBar } from './sticky-bar'
import { Toast } from './toast'
import { TopBar } from './top-bar'

type Props = { locale: Locale; children: ReactNode }

/** Render the whole document: `<html lang>`, and the shell (header, footer, sticky bar) around the page content. */
export function Document({ locale, children }: Props) {
  const t = translator(locale)
  return (
    <html
      lang={locale}
      id={rootId}
      className="tall:max-lg:has-[header_details[open]>nav]:overflow-hidden"
      data-scroll-behavior="smooth"
      {...(passedOn().length > 0 && { [passOnAttribute]: passedOn().join(' ') })}
    >
      <body id="top">
        <a
          className="absolute top-2 -left-[999px] z-99 bg-hickory px-5 py-3 font-bold text-ink focus:left-2"
          href="#main"
        >
          {t('site.skip')}
        </a>
        <TopBar locale={locale} />
        <Header locale={locale} />
        <Notices locale={locale} />
        <RatingStrip locale={locale} />
        <PreviewRibbon locale={locale} />
        <main id="main" tabIndex={-1}>
          <PageBoundary failed={t('site.failed')} again={t('embed.again')}>
            {children}
          </PageBoundary>
        </main>
        <OutOfView>
          <OfferBanner locale={locale} />
          <Footer locale={locale} />
        </OutOfView>
        <StickyBar locale={locale} />
        <Toast locale={locale} />
        <ScrollState />
        <PrefetchLinks />
        <KeepAttribution />
        <FragmentLinks />
        <ReturnPlace />
        <Hydrated />
      </body>
    </html>
  )
}
