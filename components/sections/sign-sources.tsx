import { note } from '@/components/ui/classes'
import { Plus } from '@/components/ui/plus'
import { escapeHtml } from '@/lib/content/markdown'
import { languageOfName } from '@/lib/i18n/language-of-name'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Source = { title: string; publisher: string; url: string; lang: Locale }

/** The number of sources from which a publisher gets a heading. */
const several = 3

/**
 * Show the sources of the danger signs by publisher. Each list is one HTML string: the sources are many, and as React
 * elements they would inflate the page data.
 */
export function SignSources({ sources, locale }: { sources: Source[]; locale: Locale }) {
  const t = translator(locale)
  const foreign = (lang: Locale) => (lang === locale ? '' : ` lang="${lang}"`)
  const newTab = `<span class="sr-only"> (${escapeHtml(t('site.newTab'))})</span>`
  const item = ({ title, url, lang }: Source, end = '') =>
    `<li><a href="${escapeHtml(url)}" target="_blank" rel="noopener"><span${foreign(lang)}>${escapeHtml(title)}</span>${newTab}</a>${end}</li>`
  const by = ({ publisher }: Source) => `, <span${foreign(languageOfName(publisher))}>${escapeHtml(publisher)}</span>`

  const publishers = [...new Set(sources.map(({ publisher }) => publisher))]
  const all = publishers.map((name) => [name, sources.filter(({ publisher }) => publisher === name)] as const)
  const large = all.filter(([, own]) => own.length >= several)
  const rest = all.flatMap(([, own]) => (own.length < several ? own : []))
  const groups = [
    ...large.map(([publisher, own]) => ({
      name: publisher,
      lang: languageOfName(publisher) === locale ? undefined : languageOfName(publisher),
      html: own.map((source) => item(source)).join(''),
    })),
    { name: t('urgent.others'), lang: undefined, html: rest.map((source) => item(source, by(source))).join('') },
  ]
  return (
    <details className="group/answer mt-4 border-line-2 border-y open:pb-3" id="sources">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between font-bold font-display">
        {t('symptom.sources')}
        <Plus className="print:hidden" />
      </summary>
      {groups.map(({ name, lang, html }) => (
        <div key={name} className="mt-4">
          <h2 className="text-t4/head" lang={lang}>
            {name}
          </h2>
          <ul
            className="mt-2 gap-8 text-small sm:columns-2 [&_li]:break-inside-avoid [&_li]:py-1"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      ))}
      <p className={`${note} mt-6`}>{t('symptom.sourcesNote')}</p>
    </details>
  )
}
