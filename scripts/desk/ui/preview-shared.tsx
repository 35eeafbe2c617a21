import { tv } from 'tailwind-variants/lite'
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

function Picture({ page: { card }, className = 'aspect-[1200/630] w-full' }: { page: DeskPage; className?: string }) {
  if (!card) return null
  const { width, height, alt } = card
  return <img className={`object-cover ${className}`} src={cardSource(card)} width={width} height={height} alt={alt} />
}

/** Whether a title takes one line in a Facebook post, in semibold type. */
const takesOneLine = (title: string) => !fitText(title, { size: 17, width: 468, lines: 1, factor: 1.06 }).cut

/** Who sees a post: everyone. */
const Public = () => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" fill="none" stroke="currentColor">
    <circle cx="8" cy="8" r="7" />
    <path d="M1 8h14M8 1c4 4 4 10 0 14M8 1c-4 4-4 10 0 14" />
  </svg>
)

/** The head of a post: who wrote it, and when. */
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
      <small className="flex items-center gap-1 text-[#5c5c5c] text-[13px]/5">
        {when} · <Public />
      </small>
    </span>
  </div>
)
type PosterProps = { clinic: string; when: string; className?: string }

/** Shared links are cut off at the end of a line, as on the platforms. */
const preview = tv({
  base: 'exact wrap-anywhere max-w-full max-md:w-full print:w-auto',
  slots: {
    words: '',
    title: 'm-0',
    description: 'm-0',
    domain: '',
  },
  variants: {
    on: {
      facebook: {
        base: 'w-[500px] overflow-hidden rounded-lg bg-white font-meta text-[#050505] text-[15px]/5 shadow',
        words: 'border-[#dadde1] border-t bg-[#f0f2f5] px-4 py-3',
        title: 'my-0.75 line-clamp-2 font-semibold text-[17px]/5',
        description: 'line-clamp-1 text-[#606266]',
        domain: 'text-[#606266] text-[13px]/[17px] uppercase',
      },
      whatsapp: {
        base: 'w-[376px] bg-[#efeae2] p-4 font-meta text-[#111b21] text-[14.2px]/[19px]',
        words: 'px-2.5 pt-2 pb-2.25',
        title: 'line-clamp-2 font-medium',
        description: 'line-clamp-2 text-[#4f6168] text-[13px]/[18px]',
        domain: 'text-[#4f6168] text-xs/[18px]',
      },
      x: {
        base: 'w-[516px] font-x text-[#0f1419] text-[15px]/5',
        words: 'self-center border-[#cfd9de] border-l p-3',
        title: 'line-clamp-1',
        description: 'line-clamp-2 text-[#536471]',
        domain: 'text-[#536471]',
      },
      linkedin: {
        base: 'w-[552px] overflow-hidden rounded-lg border border-[#dfdeda] bg-white font-apple text-black/90 text-sm',
        words: 'bg-[#edf3f8] px-3 pt-2 pb-2.5',
        title: 'line-clamp-2 font-semibold',
        domain: 'text-[#5c5c5c] text-xs',
      },
      imessage: {
        base: 'w-[376px] border border-line bg-white p-4 font-apple text-[13px]/[17px]',
        words: 'px-3.5 pt-2.25 pb-2.5',
        title: 'line-clamp-2 font-semibold',
        domain: 'text-[#5f5f64] text-[11px]',
      },
    },
  },
})

export function Facebook({ page, clinic }: PreviewProps) {
  const { title, description } = sharedWords(page)
  const look = preview({ on: 'facebook' })
  return (
    <div className={look.base()}>
      <Poster clinic={clinic} when="Just now" />
      <Picture page={page} />
      <div className={look.words()}>
        <span className={look.domain()}>{domain(page)}</span>
        <p className={look.title()}>{title}</p>
        {takesOneLine(title) && <p className={look.description()}>{description}</p>}
      </div>
    </div>
  )
}

export function WhatsApp({ page }: PreviewProps) {
  const { title, description } = sharedWords(page)
  const shows = page.card && page.card.bytes <= whatsAppLimit
  const look = preview({ on: 'whatsapp' })
  return (
    <div className={look.base()}>
      <div className="exact ml-auto max-w-[330px] rounded-lg rounded-tr-none bg-[#d9fdd3] p-0.75 shadow-xs">
        <div className="exact overflow-hidden rounded-md bg-[#d1f4cc]">
          {shows && <Picture page={page} />}
          <div className={look.words()}>
            <p className={look.title()}>{title}</p>
            <p className={look.description()}>{description}</p>
            <span className={look.domain()}>{domain(page)}</span>
          </div>
        </div>
        <p className="m-0 flow-root px-1.5 pt-1.5 pb-1">
          <span className="break-all text-[#01639a] underline">{page.url}</span>
          <small className="float-right mt-1 mr-0.5 ml-2.5 text-[#4f6168] text-[11px]">
            10:24 <span aria-hidden="true">✓✓</span>
          </small>
        </p>
      </div>
    </div>
  )
}

export function X({ page }: PreviewProps) {
  const { title, description } = sharedWords(page, true)
  const look = preview({ on: 'x' })
  const frame = 'relative flex overflow-hidden rounded-2xl border border-[#cfd9de]'
  if (!page.card || page.shared['twitter:card'] !== 'summary_large_image') {
    const picture = 'exact size-[130px] shrink-0 bg-[#f7f9f9]'
    return (
      <div className={look.base()}>
        <div className={frame}>
          {page.card ? <Picture page={page} className={picture} /> : <span className={picture} aria-hidden="true" />}
          <div className={look.words()}>
            <span className={look.domain()}>{domain(page)}</span>
            <p className={look.title()}>{title}</p>
            <p className={look.description()}>{description}</p>
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className={look.base()}>
      <div className={frame}>
        <Picture page={page} />
        <span className="absolute bottom-3 left-3 mr-3 line-clamp-1 rounded bg-black/77 px-2 text-[13px]/5 text-white">
          {title}
        </span>
      </div>
      <span className={look.domain({ class: 'block pt-1 text-[13px]' })}>From {domain(page)}</span>
    </div>
  )
}

export function LinkedIn({ page, clinic }: PreviewProps) {
  const look = preview({ on: 'linkedin' })
  return (
    <div className={look.base()}>
      <Poster clinic={clinic} when="1m" className="size-12" />
      <Picture page={page} />
      <div className={look.words()}>
        <p className={look.title()}>{sharedWords(page).title}</p>
        <span className={look.domain()}>{domain(page)}</span>
      </div>
    </div>
  )
}

export function IMessage({ page }: PreviewProps) {
  const look = preview({ on: 'imessage' })
  return (
    <div className={look.base()}>
      <div className="exact ml-auto max-w-[264px] overflow-hidden rounded-[18px] bg-[#e9e9eb] text-black max-md:w-full">
        <Picture page={page} />
        <div className={look.words()}>
          <p className={look.title()}>{sharedWords(page).title}</p>
          <span className={look.domain()}>{domain(page)}</span>
        </div>
      </div>
    </div>
  )
}
