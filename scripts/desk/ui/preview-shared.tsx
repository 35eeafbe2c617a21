import { cx } from 'tailwind-variants/lite'
import type { DeskPage } from '../analysis/report'
import { fitText } from './fit'
import { cardSource } from './parts'
import type { PreviewProps } from './previews'

/** What a shared link says: the fields for sharing, else the page's own; X reads its own fields first. */
function sharedWords({ shared, title, description }: DeskPage, x = false) {
  const field = (name: string) => (x && shared[`twitter:${name}`]) || shared[`og:${name}`]
  return { title: field('title') ?? title, description: field('description') ?? description }
}

/** The site as platforms name it: without `www.`. */
const domain = ({ url }: DeskPage) => new URL(url).hostname.replace(/^www\./, '')

/** Above this many bytes WhatsApp shows no picture. */
const whatsAppLimit = 600_000

function Picture({ page: { card } }: { page: DeskPage }) {
  if (!card) return null
  const { width, height, alt } = card
  const source = cardSource(card)
  return <img className="aspect-[1200/630] w-full object-cover" src={source} width={width} height={height} alt={alt} />
}

/** Whether a title takes one line in a Facebook post, in semibold type. */
const takesOneLine = (title: string) => !fitText(title, { size: 17, width: 468, lines: 1, factor: 1.06 }).cut

type PosterProps = { clinic: string; when: string; className?: string }

/** The head of a post: who wrote it, when, and that everyone sees it. */
const Poster = ({ clinic, when, className = 'size-10 rounded-full' }: PosterProps) => (
  <div className="flex items-center gap-2.5 px-4 py-3 text-[15px]/5">
    <span
      className={`exact grid shrink-0 place-items-center bg-spruce-800 font-bold text-hickory ${className}`}
      aria-hidden="true"
    >
      {clinic.slice(0, 1)}
    </span>
    <span>
      <b className="block">{clinic}</b>
      <small className="flex items-center gap-1 text-[13px]/5 text-[#5c5c5c]">
        {when} ·{' '}
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" fill="none" stroke="currentColor">
          <circle cx="8" cy="8" r="7" />
          <path d="M1 8h14M8 1c4 4 4 10 0 14M8 1c-4 4-4 10 0 14" />
        </svg>
      </small>
    </span>
  </div>
)

type Part = 'title' | 'description' | 'domain'
type WordsProps = { page: DeskPage; x?: boolean; className: string; parts: [part: Part, look: string][] }

/** The words of a shared link in a platform's order, each cut off where that platform cuts it. */
function Words({ page, x = false, className, parts }: WordsProps) {
  const said = { ...sharedWords(page, x), domain: domain(page) }
  return (
    <div className={className}>
      {parts.map(([part, look]) => (
        <p key={part} className={cx('m-0', look)}>
          {said[part]}
        </p>
      ))}
    </div>
  )
}

const frame = 'exact max-w-full wrap-anywhere max-md:w-full print:w-auto'

export const Facebook = ({ page, clinic }: PreviewProps) => (
  <div
    className={`${frame} w-[500px] overflow-hidden rounded-lg bg-white font-meta text-[15px]/5 text-[#050505] shadow`}
  >
    <Poster clinic={clinic} when="Just now" />
    <Picture page={page} />
    <Words
      page={page}
      className="border-t border-[#dadde1] bg-[#f0f2f5] px-4 py-3"
      parts={[
        ['domain', 'text-[13px]/[17px] text-[#606266] uppercase'],
        ['title', 'my-0.75 line-clamp-2 text-[17px]/5 font-semibold'],
        ['description', takesOneLine(sharedWords(page).title) ? 'line-clamp-1 text-[#606266]' : 'hidden'],
      ]}
    />
  </div>
)

export const WhatsApp = ({ page }: PreviewProps) => (
  <div className={`${frame} w-[376px] bg-[#efeae2] p-4 font-meta text-[14.2px]/[19px] text-[#111b21]`}>
    <div className="exact ml-auto max-w-[330px] rounded-lg rounded-tr-none bg-[#d9fdd3] p-0.75 shadow-xs">
      <div className="exact overflow-hidden rounded-md bg-[#d1f4cc]">
        {page.card && page.card.bytes <= whatsAppLimit && <Picture page={page} />}
        <Words
          page={page}
          className="px-2.5 pt-2 pb-2.25"
          parts={[
            ['title', 'line-clamp-2 font-medium'],
            ['description', 'line-clamp-2 text-[13px]/[18px] text-[#4f6168]'],
            ['domain', 'text-xs/[18px] text-[#4f6168]'],
          ]}
        />
      </div>
      <p className="m-0 flow-root px-1.5 pt-1.5 pb-1">
        <span className="break-all text-[#01639a] underline">{page.url}</span>
        <small className="float-right mt-1 mr-0.5 ml-2.5 text-[11px] text-[#4f6168]">
          10:24 <span aria-hidden="true">✓✓</span>
        </small>
      </p>
    </div>
  </div>
)

/** X lays the title over the picture; without one it shows all words. */
export const X = ({ page }: PreviewProps) => (
  <div className={`${frame} w-[516px] font-x text-[15px]/5 text-[#0f1419]`}>
    <div className="relative overflow-hidden rounded-2xl border border-[#cfd9de]">
      {page.card ? (
        <>
          <Picture page={page} />
          <span className="absolute bottom-3 left-3 mr-3 line-clamp-1 rounded bg-black/77 px-2 text-[13px]/5 text-white">
            {sharedWords(page, true).title}
          </span>
        </>
      ) : (
        <Words
          page={page}
          x
          className="p-3"
          parts={[
            ['title', 'line-clamp-1'],
            ['description', 'line-clamp-2 text-[#536471]'],
          ]}
        />
      )}
    </div>
    <p className="m-0 pt-1 text-[13px] text-[#536471]">From {domain(page)}</p>
  </div>
)

export const LinkedIn = ({ page, clinic }: PreviewProps) => (
  <div
    className={`${frame} w-[552px] overflow-hidden rounded-lg border border-[#dfdeda] bg-white font-apple text-sm text-black/90`}
  >
    <Poster clinic={clinic} when="1m" className="size-12" />
    <Picture page={page} />
    <Words
      page={page}
      className="bg-[#edf3f8] px-3 pt-2 pb-2.5"
      parts={[
        ['title', 'line-clamp-2 font-semibold'],
        ['domain', 'text-xs text-[#5c5c5c]'],
      ]}
    />
  </div>
)

export const IMessage = ({ page }: PreviewProps) => (
  <div className={`${frame} w-[376px] border border-line bg-white p-4 font-apple text-[13px]/[17px]`}>
    <div className="exact ml-auto max-w-[264px] overflow-hidden rounded-[18px] bg-[#e9e9eb] text-black max-md:w-full">
      <Picture page={page} />
      <Words
        page={page}
        className="px-3.5 pt-2.25 pb-2.5"
        parts={[
          ['title', 'line-clamp-2 font-semibold'],
          ['domain', 'text-[11px] text-[#5f5f64]'],
        ]}
      />
    </div>
  </div>
)
