import type { ReactNode } from 'react'
import mark from '../../../public/drawings/mark.svg'
import { plainWords } from '../phrase'
import type { DeskPage } from '../report'
import { fitText, google } from './fit'

/** Return an address as Google writes it: `https://www.example.com › blog › chronic-stress`. */
function breadcrumb(url: string): string {
  const { origin, pathname } = new URL(url)
  return [origin, ...pathname.split('/').filter(Boolean)].join(' › ')
}

/** Set the searched words in bold, as Google does in descriptions. */
function withFocus(text: string, focus = ''): ReactNode {
  const asked = plainWords(focus)
  return text.split(/([\p{L}\p{N}]{4,})/u).map((part, i) => {
    const [word] = plainWords(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    return word && asked.includes(word) ? <b key={i}>{part}</b> : part
  })
}

const frame = 'exact max-w-full border border-line p-4 font-google text-sm/[22px] text-google-quiet wrap-anywhere'
const look = {
  desktop: {
    // It keeps its proportions when there is too little room.
    frame: `${frame} w-[634px] max-sm:max-w-none max-sm:[zoom:0.56] print:max-w-none print:[zoom:0.52]`,
    title: 'mt-1.25 overflow-hidden whitespace-nowrap',
  },
  phone: { frame: `${frame} w-[376px] rounded-2xl shadow print:w-auto`, title: 'mt-2.5' },
}

type ResultProps = { page: DeskPage; clinic: string; on: keyof typeof google }

/** Show a page as a search result. */
export function GoogleResult({ page, clinic, on }: ResultProps) {
  if (!page.indexable)
    return (
      <p className="text-ink-2" lang="en">
        This page is kept out of search results.
      </p>
    )
  const title = fitText(page.title, google[on].title)
  const description = fitText(page.description, google[on].description)
  return (
    <div className={look[on].frame}>
      <div className="flex items-center gap-3 *:min-w-0">
        <span className="grid size-7 shrink-0 place-items-center rounded-full border border-google-line bg-google-ground">
          <img src={mark} alt="" className="size-4.5" />
        </span>
        <span>
          <span className="block text-google-text text-sm">{clinic}</span>
          <span className="flex gap-2 text-xs/[18px]">
            <span className="truncate">{breadcrumb(page.url)}</span> <span aria-hidden="true">⋮</span>
          </span>
        </span>
      </div>
      <p className={`mb-0.75 text-google-link text-xl/[26px] ${look[on].title}`}>{title.shown}</p>
      <p className="m-0">{withFocus(description.shown, page.focus)}</p>
      {(title.cut || description.cut) && (
        <p className="mt-2 mb-0 border-line-2 border-t border-dashed pt-1.5 text-[0.8125rem] text-ink-2" lang="en">
          Cut off: <del lang={page.locale}>{[title.cut, description.cut].filter(Boolean).join(' … ')}</del>
        </p>
      )}
    </div>
  )
}
