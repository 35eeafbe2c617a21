import { ExternalLink } from '@/components/ui/external-link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Source = { title: string; publisher: string; url: string; lang: Locale }
type Props = { sources: Source[]; locale: Locale; note?: string }

/** The sources of a page; links open in a new tab, and have a language label if it differs from the page's. */
export function Sources({ sources, locale, note }: Props) {
  const t = translator(locale)
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{t('symptom.sources')}</h2>
      <ol>
        {sources.map(({ title, publisher, url, lang }) => (
          <li key={url}>
            <ExternalLink href={url} note={t('site.newTab')}>
              <span lang={lang}>{title}</span>
            </ExternalLink>
            <span className="from">
              <span lang={lang}>{publisher}</span>
              {lang !== locale && ` · ${t('symptom.sourceLanguage', { lang })}`}
            </span>
          </li>
        ))}
      </ol>
      <p className="note">{note ?? t('symptom.sourcesNote')}</p>
    </section>
  )
}
