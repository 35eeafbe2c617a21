import { note } from '@/components/ui/classes'
import { sourceId } from '@/lib/content/footnotes'
import { escapeHtml } from '@/lib/content/markdown'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Source = { title: string; publisher: string; url: string; lang: Locale }

/**
 * The numbered sources of the signs of danger, like those of other pages, but as one piece of HTML: there are many, and the
 * page's data would hold each as a tree of elements.
 */
export function TriageSources({ sources, locale }: { sources: Source[]; locale: Locale }) {
  const t = translator(locale)
  const item = ({ title, publisher, url, lang }: Source, i: number) => {
    const foreign = lang === locale ? '' : ` lang="${lang}"`
    const language = foreign && ` · ${t('symptom.sourceLanguage', { lang })}`
    const newTab = `<span class="sr-only"> (${escapeHtml(t('site.newTab'))})</span>`
    return `<li id="${sourceId(i + 1)}"><a href="${escapeHtml(url)}" target="_blank" rel="noopener"><span${foreign}>${escapeHtml(title)}</span>${newTab}</a> <small><span${foreign}>${escapeHtml(publisher)}</span>${escapeHtml(language)}</small></li>`
  }
  return (
    <section className="border-ink border-t-2 pt-6" aria-labelledby="sources">
      <h2 className="text-t3" id="sources">
        {t('symptom.sources')}
      </h2>
      <ol
        className="my-4 list-decimal gap-12 pl-7 text-small marker:font-bold marker:font-display marker:text-spruce-600 md:columns-2 [&_li]:break-inside-avoid [&_li]:py-1.5 [&_small]:block [&_small]:text-ink-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here
        dangerouslySetInnerHTML={{ __html: sources.map(item).join('') }}
      />
      <p className={note}>{t('symptom.sourcesNote')}</p>
    </section>
  )
}
