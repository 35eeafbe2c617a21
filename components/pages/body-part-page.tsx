import { TriageQuestions } from '@/components/islands/triage-questions'
import { BodyMap } from '@/components/sections/body-map'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Letterhead } from '@/components/sections/letterhead'
import { QuietPage } from '@/components/sections/quiet-page'
import { TriageSources } from '@/components/sections/triage-sources'
import { note, sample, tw, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { mapSearch } from '@/lib/clinic/directions'
import { clinic, inOneLine, phone, phoneLinks } from '@/lib/clinic/facts'
import { contentVersion } from '@/lib/compiled/data'
import { isPreview, pageOf } from '@/lib/content'
import { contactEndpoint } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import { bodyParts, partGuide, reviewed } from '@/lib/triage/guide'
import { answerWords } from '@/lib/triage/words'
import type { PageProps } from './define-page'

/** In an emergency, hide everything but the answer. */
const alone = tw`[body:has(&_[data-alone])>footer]:hidden! [body:has(&_[data-alone])>header_a[href*=book-now]]:invisible [body:has(&_[data-alone])>header_a[href*=free-consultation]]:invisible`
/** Room below the answer on a phone, so that its last buttons scroll out from under the ribbon of a preview. */
const clearOfRibbon = tw`max-sm:has-[[data-alone]]:pb-36`
const aside = tw`group-has-[[data-alone]]/part:hidden print:group-has-[[data-urgency]]/part:hidden`
const fold = tw`border-line-2 border-b`
const summary = tw`flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-bold font-display after:mr-1 after:size-2.5 after:flex-none after:[transform:rotate(45deg)] after:border-current after:border-r-2 after:border-b-2 [details[open]>&]:after:[transform:rotate(-135deg)]`
const list = tw`pb-3 [&>ul]:grid [&>ul]:list-disc [&>ul]:gap-1.5 [&>ul]:pl-5`

/** Return the props shared by the questions about all body parts. */
function sharedProps(locale: Locale, path: string) {
  const { title, pages, notice } = pageOf('where-does-it-hurt', locale)
  const { emergencyRoom: room } = clinic
  const { display, tel } = room ? phoneLinks(room.phone) : phone
  return {
    locale,
    path,
    phone: { display: phone.display, tel: phone.tel, sms: phone.sms },
    hasForm: contactEndpoint(locale) !== undefined,
    ...(room && {
      room: {
        name: room.name,
        address: inOneLine(room.address),
        map: mapSearch(`${room.name}, ${inOneLine(room.address)}`),
        phone: display,
        tel,
      },
    }),
    words: { ...answerWords(locale), place: title, pages, notice: notice.heading },
  }
}

/**
 * Show a body part: the signs that call for 911 as the first question, other signs folded, likely causes, further
 * reading, sources.
 */
export function BodyPartPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('body-part', locale, route.slug)
  const { questions, answers, notice, pages } = pageOf('where-does-it-hurt', locale)
  const { rules, texts, titles, lists, sources } = partGuide(route.slug, locale)
  const part = bodyParts(locale).find(({ id }) => id === route.slug)
  const { often, help } = page.sections
  return (
    <>
      <Letterhead />
      <QuietPage isUrgent />
      <div className={`group/part pt-1 pb-6 sm:pt-6 sm:pb-sec ${alone} ${isPreview() ? clearOfRibbon : ''}`}>
        <div className={`${wrap} md:grid md:grid-cols-[4fr_8fr] md:gap-16`}>
          <div className={`md:sticky md:top-below-head md:self-start ${aside}`}>
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
              {t('triage.another')}
            </Link>
            <h1 className="text-t3 max-sm:mb-3">{page.heading}</h1>
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
            <TriageQuestions
              key={rules.id}
              shared={sharedProps(locale, route.path)}
              rules={rules}
              texts={texts}
              titles={titles}
              questions={questions}
              answers={answers}
              name={page.title}
              version={contentVersion}
            />
            <div className={`mt-5 ${aside}`}>
              {lists
                .filter(({ urgency }) => urgency !== 'emergency')
                .map(({ urgency, heading, signs }) => (
                  <details key={urgency} data-unfold="" className={fold}>
                    <summary className={summary}>
                      {heading} ({signs.length})
                    </summary>
                    <Prose
                      className={list}
                      markdown={signs.map((sign) => `- ${[sign.text, sign.do].filter(Boolean).join(' ')}`).join('\n')}
                      locale={locale}
                    />
                  </details>
                ))}
              {[often, help].map(({ id, heading, body }) => (
                <details key={id} data-unfold="" className={fold}>
                  <summary className={summary}>{heading}</summary>
                  <div id={id}>
                    <Prose className="pb-3" markdown={body} locale={locale} />
                  </div>
                </details>
              ))}
              <nav className="mt-3" aria-label={pages}>
                <ul className="flex flex-wrap gap-x-5">
                  {rules.pages.slice(0, 3).map(({ path }) => (
                    <li key={path}>
                      <Link className="inline-flex min-h-11 items-center" href={path} locale={locale}>
                        {titles[path]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <p className={`${note} mt-3`}>
                <b>{notice.heading}.</b> {notice.text} {/* With script the questions ask for it. */}
                <span className="scripted:hidden">{notice.sooner}</span>
              </p>
              <Reviewed locale={locale} />
              <TriageSources sources={sources} locale={locale} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

/** Say who has approved the rules, or that nobody has yet. */
export function Reviewed({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const reviewer = reviewed()
  return (
    <p className={`${note} mt-3`}>
      {reviewer ? (
        t('triage.reviewed', { name: reviewer.by, date: formatDate(reviewer.on, locale) })
      ) : (
        <span className={`${sample} leading-[1.2]`}>{t('triage.unreviewed')}</span>
      )}
    </p>
  )
}
