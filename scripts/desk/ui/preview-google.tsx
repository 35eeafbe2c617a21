import type { ReactNode } from 'react'
import { fitText, google } from './fit'
import type { PreviewProps } from './previews'

/** An address as Google writes it: `https://www.example.com › blog › chronic-stress`. */
function breadcrumb(url: string): string {
  const { origin, pathname } = new URL(url)
  return [origin, ...pathname.split('/').filter(Boolean)].join(' › ')
}

/** Google sets the words that were searched for in bold in descriptions. */
function withFocus(text: string, focus: string | undefined): ReactNode {
  const asked = (focus ?? '').split(/\s+/).filter((word) => word.length > 3)
  if (asked.length === 0) return text
  const escaped = asked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // Odd parts are what the pattern caught.
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi')).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <b key={i}>{part}</b>
    ) : (
      part
    ),
  )
}

function Result({ page, clinic, on }: PreviewProps & { on: keyof typeof google }) {
  const title = fitText(page.title, google[on].title)
  const description = fitText(page.description, google[on].description)
  return (
    <div className={`preview google ${on}`}>
      <div className="site">
        <span className="favicon">
          <Favicon />
        </span>
        <span>
          <span className="name">{clinic}</span>
          <span className="url">
            <span>{breadcrumb(page.url)}</span> <span aria-hidden="true">⋮</span>
          </span>
        </span>
      </div>
      <p className="title">{title.shown}</p>
      <p className="description">{withFocus(description.shown, page.focus)}</p>
      {(title.cut || description.cut) && (
        <p className="cut" lang="en">
          Cut off: <del lang={page.locale}>{[title.cut, description.cut].filter(Boolean).join(' … ')}</del>
        </p>
      )}
    </div>
  )
}

export const GoogleDesktop = (props: PreviewProps) => <Result {...props} on="desktop" />
export const GooglePhone = (props: PreviewProps) => <Result {...props} on="phone" />

/** The site's mark as it stands in results (public/drawings/mark.svg, less its small parts). */
const Favicon = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="9" fill="#14534d" />
    <path fill="#3f7f72" d="M0 37c8-9 15-9 22-4s16 4 26-8v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" />
    <g fill="#ffc845">
      <rect width="6" height="3.6" x="20.2" y="6.5" rx="1.8" transform="rotate(-6 23 8)" />
      <rect width="7" height="4" x="18.6" y="12" rx="2" transform="rotate(-12 22 14)" />
      <rect width="8" height="4.4" x="17.6" y="17.8" rx="2.2" transform="rotate(-4 21 20)" />
      <rect width="9" height="4.8" x="18.4" y="24" rx="2.4" transform="rotate(10 23 26)" />
      <rect width="10" height="5.2" x="20.6" y="30.4" rx="2.6" transform="rotate(12 25 33)" />
      <rect width="11" height="5.6" x="21.4" y="37.4" rx="2.8" transform="rotate(-2 27 40)" />
    </g>
  </svg>
)
