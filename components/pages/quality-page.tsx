import { PageHero } from '@/components/sections/page-hero'
import { TextBand } from '@/components/sections/text-band'
import { band } from '@/components/ui/band'
import { note, wrap } from '@/components/ui/classes'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import { type Measure, type Results, results } from '@/lib/quality/results'
import { latestChangeDay } from '@/lib/seo/git-history'
import type { PageProps } from './define-page'

/** Show how well the website works, based on measurements. */
export function QualityPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('quality', locale)
  return (
    <>
      <PageHero locale={locale} route={route} page={page} />
      <section className={band()} aria-label={t('quality.list')}>
        <div className={`${wrap} grid gap-x-12 gap-y-10 sm:grid-cols-2`}>
          {measuresIn(locale, results).map(({ name, title, text, share, date }) => (
            <section key={name} className="border-ink border-t-2 pt-6">
              <h2 className="mb-3 text-t4">{title}</h2>
              <p>{text ?? t('quality.none')}</p>
              {share !== undefined && <Bar share={share} />}
              {date && <p className={`${note} mt-2`}>{measuredOn(date, locale)}</p>}
            </section>
          ))}
        </div>
      </section>
      <TextBand section={page.sections.how} locale={locale} ground="mist" />
      <TextBand section={page.sections.help} locale={locale} />
    </>
  )
}

/** A measurement in words; `share` is how much of the bar is filled, from 0 to 1. */
type Shown = { name: Measure; title: string; text?: string; share?: number; date?: string }

/** Put each result into words. */
export function measuresIn(locale: Locale, { pages, speed, faults, access, headers }: Results): Shown[] {
  const t = translator(locale)
  // Spanish in the United States uses a decimal point, too.
  const seconds =
    speed && new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(speed.milliseconds / 1000)
  return [
    {
      name: 'pages',
      title: t('quality.pages.title'),
      text: pages && t('quality.pages.text', pages),
      date: pages?.date,
    },
    {
      name: 'speed',
      title: t('quality.speed.title'),
      text: seconds && t('quality.speed.text', { seconds }),
      share: speed && speed.milliseconds / 2500,
      date: speed?.date,
    },
    {
      name: 'faults',
      title: t('quality.faults.title'),
      text: faults && t('quality.faults.text', faults),
      share: faults && faults.led / faults.taps,
      date: faults?.date,
    },
    {
      name: 'access',
      title: t('quality.access.title'),
      text: access && t('quality.access.text', access),
      date: access?.date,
    },
    {
      name: 'headers',
      title: t('quality.headers.title'),
      text: headers && t('quality.headers.text', headers),
      date: headers?.date,
    },
  ]
}

/** Say when something was measured, and whether the website has changed since. */
function measuredOn(date: string, locale: Locale): string {
  const latest = latestChangeDay('.')
  const key = latest !== undefined && latest > date ? 'quality.older' : 'quality.measured'
  return translator(locale)(key, { date: formatDate(date, locale) })
}

/** Draw a bar that illustrates the sentence above it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="mt-4 block h-3 w-full border border-ink" aria-hidden="true">
      <rect className="fill-spruce-600" width={`${Math.min(100, Math.round(share * 100))}%`} height="100%" />
    </svg>
  )
}
