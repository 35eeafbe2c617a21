import { BodyMap } from '@/components/sections/body-map'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Letterhead } from '@/components/sections/letterhead'
import { QuietPage } from '@/components/sections/quiet-page'
import { Reviewed } from '@/components/sections/reviewed'
import { SignBoxes } from '@/components/sections/sign-boxes'
import { SignSources } from '@/components/sections/sign-sources'
import { buttonClass, note, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { bodyParts, leafletOf, soonerText, universalSigns } from '@/lib/urgent/signs'
import type { PageProps } from './define-page'

/**
 * Show the leaflet of a body part: its danger signs by level, what helps at home, our part, further reading, sources.
 */
export function BodyPartPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('body-part', locale, route.slug)
  const { notice, pages: readMore } = pageOf('where-does-it-hurt', locale)
  const { lists, pages, sources } = leafletOf(route.slug, locale)
  const part = bodyParts(locale).find(({ id }) => id === route.slug)
  const { home, help } = page.sections
  return (
    <>
      <Letterhead />
      <QuietPage isUrgent />
      <div className="pt-1 pb-6 sm:pt-6 sm:pb-sec">
        <div className={`${wrap} md:grid md:grid-cols-[1fr_theme(maxWidth.text)] md:gap-16`}>
          <div className="md:sticky md:top-below-head md:self-start">
            <div className="max-sm:hidden" data-wide-only="">
              <Breadcrumbs locale={locale} route={route} />
            </div>
            <Link
              className="inline-flex min-h-11 items-center gap-2 font-semibold sm:hidden print:hidden"
              data-narrow-only=""
              href="/where-does-it-hurt"
              locale={locale}
            >
              <Icon name="arrow-left" />
              {t('urgent.another')}
            </Link>
            <h1 className="text-t3 max-md:mb-3">{page.heading}</h1>
            {part?.areas[0] && (
              <BodyMap
                locale={locale}
                parts={[part]}
                drawing={part.areas[0].drawing}
                name={part.name}
                className="mt-6 max-w-60 max-md:hidden print:hidden"
                isMarked
              />
            )}
          </div>
          <div className="max-w-text md:col-start-2">
            {/* The bar stays in view as long as any of the lists is. */}
            <div>
              <SignBoxes lists={lists} first={universalSigns(locale)} locale={locale} level={2} />
              <p className="mb-2 text-small/head">{soonerText(route.slug, locale)}</p>
              <CallBar locale={locale} />
            </div>
            {[home, help].map(({ id, heading, body }) => (
              <section key={id} id={id} className="mt-3 sm:mt-6">
                <h2 className="mb-2 text-t4">{heading}</h2>
                <Prose markdown={body} locale={locale} className="prose max-sm:leading-close" />
              </section>
            ))}
            <p className="mt-3">
              <Link className={buttonClass('outline', 'small')} href="/contact" locale={locale}>
                {t('cta.bookAppointment')}
              </Link>
            </p>
            <nav className="mt-1 sm:mt-3" aria-label={readMore}>
              <ul className="flex flex-wrap gap-x-5">
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <Link className="inline-flex min-h-11 items-center" href={path} locale={locale}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <p className={`${note} mt-3`}>
              <b>{notice.heading}.</b> {notice.text}
            </p>
            <Reviewed locale={locale} />
            <SignSources sources={sources} locale={locale} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Show a bar with 911 and 988 within reach of the thumb, at the lower edge of the screen. */
function CallBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <p className="short:static sticky bottom-0 z-1 flex flex-wrap gap-2 border-line border-t bg-white py-2 print:hidden">
      <a className={`${buttonClass('danger', 'small')} flex-auto px-3!`} href="tel:911">
        <Icon name="phone" />
        {t('urgent.call911')}
      </a>
      <a className={`${buttonClass('outline', 'small')} flex-auto px-3!`} href="tel:988">
        {t('urgent.call988')}
      </a>
    </p>
  )
}
