import { Fragment } from 'react'
import { note as noteClass } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { noteId, sourceId } from '@/lib/content/footnotes'
import { languageOfName } from '@/lib/i18n/language-of-name'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Source = { title: string; publisher: string; url: string; lang: Locale; mentions?: number }
type Props = {
  sources: Source[]
  locale: Locale
  note?: string
  /** Whether they are folded on phones. */
  folded?: boolean
}

/**
 * Show a page's numbered sources, each with links back to the sentences that cite it (DPUB-ARIA 1.1, doc-backlink).
 * Links open in a new tab and have a language label if the language differs from the page's.
 */
export function Sources({ sources, locale, note, folded = false }: Props) {
  const t = translator(locale)
  const heading = (
    <h2 className="text-t3" id="sources">
      {t('symptom.sources')}
    </h2>
  )
  const list = (
    <>
      <ol className="my-2 list-decimal pl-6 marker:font-bold marker:font-display marker:text-spruce-600 max-sm:text-small/close sm:my-4 sm:pl-6">
        {sources.map(({ title, publisher, url, lang, mentions = 0 }, i) => (
          <li key={url} id={sourceId(i + 1)} className="py-1 pl-1 sm:py-2">
            <ExternalLink
              className="print:after:wrap-anywhere print:after:text-tiny print:after:content-['_('_attr(href)_')']"
              href={url}
              note={t('site.newTab')}
            >
              <span lang={lang}>{title}</span>
            </ExternalLink>
            <span className="text-ink-2 text-small max-sm:before:content-['_·_'] sm:block">
              <span lang={languageOfName(publisher)}>{publisher}</span>
              {lang !== locale && ` · ${t('symptom.sourceLanguage', { lang })}`}
              {Array.from({ length: mentions }, (_, mention) => noteId(i + 1, mention + 1)).map((id, mention) => (
                // The arrow never stands alone in a row: no break at a no-break space.
                <Fragment key={id}>
                  {'\u00a0\u00a0'}
                  <a
                    href={`#${id}`}
                    role="doc-backlink"
                    aria-label={t('symptom.sourceBack', { number: i + 1, count: mentions, mention: mention + 1 })}
                    className="inline-grid size-6 place-items-center rounded-s align-middle hover:bg-mist max-sm:-my-1 print:hidden"
                  >
                    <Icon name="arrow-up" size="size-4" />
                  </a>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className={noteClass}>{note ?? t('symptom.sourcesNote')}</p>
    </>
  )
  if (folded)
    return (
      <section className="max-w-text border-ink sm:border-t-2 sm:pt-6" aria-labelledby="sources">
        <Fold heading={heading}>{list}</Fold>
      </section>
    )
  return (
    <section className="max-w-text border-ink border-t-2 pt-4 sm:pt-6" aria-labelledby="sources">
      {heading}
      {list}
    </section>
  )
}
