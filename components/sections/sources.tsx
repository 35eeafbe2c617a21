import { note as noteClass } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Source = { title: string; publisher: string; url: string; lang: Locale }
type Props = { sources: Source[]; locale: Locale; note?: string }

/** The sources of a page; links open in a new tab, and have a language label if it differs from the page's. */
export function Sources({ sources, locale, note }: Props) {
  const t = translator(locale)
  return (
    <section className="max-w-text border-ink border-t-2 pt-6" aria-labelledby="sources">
      <h2 className="text-t3" id="sources">
        {t('symptom.sources')}
      </h2>
      <ol className="my-4">
        {sources.map(({ title, publisher, url, lang }) => (
          <li key={url} className="py-2">
            <ExternalLink
              className="print:after:wrap-anywhere print:after:text-[9pt] print:after:content-['_('_attr(href)_')']"
              href={url}
              note={t('site.newTab')}
            >
              <span lang={lang}>{title}</span>
            </ExternalLink>
            <span className="block text-ink-2 text-small">
              <span lang={lang}>{publisher}</span>
              {lang !== locale && ` · ${t('symptom.sourceLanguage', { lang })}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={noteClass}>{note ?? t('symptom.sourcesNote')}</p>
    </section>
  )
}
