'use client'

import { ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { type ComponentProps, memo } from 'react'
import { moreLink } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { hitPath, resultsPath } from '@/lib/search/file'
import type { DialogProps } from './search-dialog'
import { AnswerCard, HitText, NothingFound, SearchNote } from './search-parts'
import type { useSearch } from './use-search'

/** The most results in the dialog; the results page shows all. */
export const most = 6

/**
 * Render an option, marked as selected while Enter would open it. Headless UI marks the option whose value is in the
 * field, which here is none.
 */
const Result = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is among the props
  <div {...props} aria-selected={'data-focus' in props} />
)

type Props = Pick<DialogProps, 'locale' | 'words' | 'onClose'> & ReturnType<typeof useSearch> & { query: string }

/** Show the results: an answer, the first pages, and a link to all others. */
export const DialogResults = memo(({ locale, words, query, file, found, hasFailed, onClose }: Props) => {
  const allResultsLink = { href: resultsPath(query.trim()), locale, onClick: onClose }
  const hits = found?.hits.slice(0, most) ?? []
  return (
    <div className="grid gap-3 overflow-auto overscroll-contain p-3 empty:hidden">
      {hasFailed && (
        <>
          <SearchNote>{words.failed}</SearchNote>
          <Link className={moreLink} {...allResultsLink}>
            {words.index}
          </Link>
        </>
      )}
      {found && <AnswerCard found={found} locale={locale} onFollow={onClose} />}
      {file && found && hits.length > 0 && (
        <>
          <ComboboxOptions static modal={false} aria-label={file.words.results} className="grid">
            {hits.map((hit, place) => (
              <ComboboxOption
                as={Result}
                // biome-ignore lint/suspicious/noArrayIndexKey: Headless UI sorts options by mount order
                key={place}
                value={hitPath(hit.path, hit.part?.id)}
                className="block cursor-pointer rounded-small px-3 py-2 data-focus:bg-mist data-focus:outline-2 data-focus:outline-ink data-focus:-outline-offset-2"
              >
                <HitText hit={hit} found={found} foreign={file.words.foreign} />
              </ComboboxOption>
            ))}
          </ComboboxOptions>
          <Link className={`${moreLink} px-3`} {...allResultsLink}>
            {file.words.all}
          </Link>
        </>
      )}
      {file && found && hits.length === 0 && <NothingFound file={file} locale={locale} onFollow={onClose} />}
    </div>
  )
})
