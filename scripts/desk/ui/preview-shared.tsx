import type { DeskPage } from '../../../lib/desk/report'
import { fitText, type Room } from './fit'
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

const line = (text: string, size: number, width: number, lines = 1, factor = 1) =>
  fitText(text, { size, width, lines, factor } satisfies Room).shown

/** Semibold type takes this much more room than regular. */
const semibold = 1.06

export function Facebook({ page, clinic }: PreviewProps) {
  const { title, description } = sharedWords(page)
  const shown = line(title, 17, 468, 2, semibold)
  // A title of one line leaves room for one of the description.
  const one = line(title, 17, 468, 1, semibold) === title.trim()
  return (
    <div className="preview facebook">
      <div className="poster">
        <span className="avatar" aria-hidden="true">
          {clinic.slice(0, 1)}
        </span>
        <span>
          <b>{clinic}</b>
          <small>Just now · 🌐</small>
        </span>
      </div>
      <Picture page={page} />
      <div className="words">
        <span className="domain">{domain(page)}</span>
        <p className="title">{shown}</p>
        {one && <p className="description">{line(description, 15, 468)}</p>}
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
            <p className="title">{line(title, 14.2, 300, 2, semibold)}</p>
            <p className="description">{line(description, 13, 300, 2)}</p>
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
            <p className="title">{line(title, 15, 340)}</p>
            <p className="description">{line(description, 15, 340, 2)}</p>
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className="preview x">
      <div className="frame">
        <Picture page={page} />
        <span className="title">{line(title, 13, 460)}</span>
      </div>
      <span className="domain">From {domain(page)}</span>
    </div>
  )
}

export function LinkedIn({ page, clinic }: PreviewProps) {
  const { title } = sharedWords(page)
  return (
    <div className="preview linkedin">
      <div className="poster">
        <span className="avatar" aria-hidden="true">
          {clinic.slice(0, 1)}
        </span>
        <span>
          <b>{clinic}</b>
          <small>1m · 🌐</small>
        </span>
      </div>
      <Picture page={page} />
      <div className="words">
        <p className="title">{line(title, 14, 500, 2, semibold)}</p>
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
          <p className="title">{line(title, 13, 236, 2, semibold)}</p>
          <span className="domain">{domain(page)}</span>
        </div>
      </div>
    </div>
  )
}
