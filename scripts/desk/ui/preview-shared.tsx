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

function Picture({ page }: { page: DeskPage }) {
  const { card } = page
  if (!card) return null
  return <img src={cardSource(card)} width={card.width} height={card.height} alt={card.alt} />
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
const Poster = ({ clinic, when }: { clinic: string; when: string }) => (
  <div className="poster">
    <span className="avatar" aria-hidden="true">
      {clinic.slice(0, 1)}
    </span>
    <span>
      <b>{clinic}</b>
      <small>
        {when} · <Public />
      </small>
    </span>
  </div>
)

export function Facebook({ page, clinic }: PreviewProps) {
  const { title, description } = sharedWords(page)
  return (
    <div className="preview facebook">
      <Poster clinic={clinic} when="Just now" />
      <Picture page={page} />
      <div className="words">
        <span className="domain">{domain(page)}</span>
        <p className="title">{title}</p>
        {takesOneLine(title) && <p className="description">{description}</p>}
      </div>
    </div>
  )
}

export function WhatsApp({ page }: PreviewProps) {
  const { title, description } = sharedWords(page)
  const shows = page.card && page.card.bytes <= whatsAppLimit
  return (
    <div className="preview whatsapp">
      <div className="bubble">
        <div className="link">
          {shows && <Picture page={page} />}
          <div className="words">
            <p className="title">{title}</p>
            <p className="description">{description}</p>
            <span className="domain">{domain(page)}</span>
          </div>
        </div>
        <p className="message">
          <span className="url">{page.url}</span>
          <small>
            10:24 <span aria-hidden="true">✓✓</span>
          </small>
        </p>
      </div>
    </div>
  )
}

export function X({ page }: PreviewProps) {
  const { title, description } = sharedWords(page, true)
  if (!page.card || page.shared['twitter:card'] !== 'summary_large_image') {
    return (
      <div className="preview x small">
        <div className="frame">
          {page.card ? <Picture page={page} /> : <span className="blank" aria-hidden="true" />}
          <div className="words">
            <span className="domain">{domain(page)}</span>
            <p className="title">{title}</p>
            <p className="description">{description}</p>
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className="preview x">
      <div className="frame">
        <Picture page={page} />
        <span className="title">{title}</span>
      </div>
      <span className="domain">From {domain(page)}</span>
    </div>
  )
}

export function LinkedIn({ page, clinic }: PreviewProps) {
  const { title } = sharedWords(page)
  return (
    <div className="preview linkedin">
      <Poster clinic={clinic} when="1m" />
      <Picture page={page} />
      <div className="words">
        <p className="title">{title}</p>
        <span className="domain">{domain(page)}</span>
      </div>
    </div>
  )
}

export function IMessage({ page }: PreviewProps) {
  const { title } = sharedWords(page)
  return (
    <div className="preview imessage">
      <div className="bubble">
        <Picture page={page} />
        <div className="words">
          <p className="title">{title}</p>
          <span className="domain">{domain(page)}</span>
        </div>
      </div>
    </div>
  )
}
