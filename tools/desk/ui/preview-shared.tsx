import type { ReactNode } from 'react'
import { cx } from 'tailwind-variants/lite'
import type { DeskPage } from '../report'
import { fitText } from './fit'
import { cardSource } from './parts'

type Words = Record<'title' | 'description' | 'domain', string>

/** The look of a shared link on a platform: its parts, from the outside in, and their classes. */
export type Platform = {
  name: string
  post: string
  /** The author above the link, with the time and the look of the profile picture. */
  author?: { when: string; picture: string }
  message?: string
  link?: string
  /** Larger pictures are left out. */
  limit?: number
  words: string
  /** The words in order, each with where the platform cuts it off, and when it shows it, unless always. */
  parts: [part: keyof Words, look: string, isShown?: (words: Words) => boolean][]
  after?: (page: DeskPage) => ReactNode
}

/** Return the site as platforms name it: without `www.`. */
const domain = ({ url }: DeskPage) => new URL(url).hostname.replace(/^www\./, '')

/** Return the words of a shared link: the fields for sharing, else the page's own; X reads its own fields first. */
function sharedWords(page: DeskPage, platform: string): Words {
  const field = (name: 'title' | 'description') =>
    (platform === 'X' && page.shared[`twitter:${name}`]) || (page.shared[`og:${name}`] ?? page[name])
  return { title: field('title'), description: field('description'), domain: domain(page) }
}

/** Test whether a title takes one line in a Facebook post, in semibold type. */
const takesOneLine = ({ title }: Words) => !fitText(title, { size: 17, width: 468, lines: 1, factor: 1.06 }).cut

export const platforms: Platform[] = [
  {
    name: 'Facebook',
    post: 'w-[500px] overflow-hidden rounded-lg bg-white font-meta text-[15px]/5 text-facebook-text shadow',
    author: { when: 'Just now', picture: 'size-10 rounded-full' },
    words: 'border-t border-facebook-line bg-facebook-ground px-4 py-3',
    parts: [
      ['domain', 'text-[13px]/[17px] text-facebook-quiet uppercase'],
      ['title', 'my-0.75 line-clamp-2 text-[17px]/5 font-semibold'],
      ['description', 'line-clamp-1 text-facebook-quiet', takesOneLine],
    ],
  },
  {
    name: 'WhatsApp',
    post: 'w-[376px] bg-whatsapp-wall p-4 font-meta text-[14.2px]/[19px] text-whatsapp-text',
    message: 'exact ml-auto max-w-[330px] rounded-lg rounded-tr-none bg-whatsapp-ground p-0.75 shadow-xs',
    link: 'exact overflow-hidden rounded-md bg-whatsapp-link-ground',
    limit: 600_000,
    words: 'px-2.5 pt-2 pb-2.25',
    parts: [
      ['title', 'line-clamp-2 font-medium'],
      ['description', 'line-clamp-2 text-[13px]/[18px] text-whatsapp-quiet'],
      ['domain', 'text-xs/[18px] text-whatsapp-quiet'],
    ],
    after: ({ url }) => (
      <p className="m-0 flow-root px-1.5 pt-1.5 pb-1">
        <span className="break-all text-whatsapp-link underline">{url}</span>
        <small className="float-right mt-1 mr-0.5 ml-2.5 text-[11px] text-whatsapp-quiet">
          10:24 <span aria-hidden="true">✓✓</span>
        </small>
      </p>
    ),
  },
  {
    name: 'X',
    post: 'w-[516px] font-x text-[15px]/5 text-twitter-text',
    link: 'relative overflow-hidden rounded-2xl border border-twitter-line',
    // The title overlays the picture.
    words: cx(
      'px-2 py-2 [img+&]:absolute [img+&]:bottom-3 [img+&]:left-3 [img+&]:mr-3 [img+&]:rounded [img+&]:bg-black/77',
      '[img+&]:py-0 [img+&]:text-[13px]/5 [img+&]:text-white',
    ),
    parts: [['title', 'line-clamp-1']],
    after: (page) => <p className="m-0 pt-1 text-[13px] text-twitter-quiet">From {domain(page)}</p>,
  },
  {
    name: 'LinkedIn',
    post: 'w-[552px] overflow-hidden rounded-lg border border-linkedin-line bg-white font-apple text-sm text-black/90',
    author: { when: '1m', picture: 'size-12' },
    words: 'bg-linkedin-ground px-3 pt-2 pb-2.5',
    parts: [
      ['title', 'line-clamp-2 font-semibold'],
      ['domain', 'text-xs text-linkedin-quiet'],
    ],
  },
  {
    name: 'iMessage',
    post: 'w-[376px] border border-line bg-white p-4 font-apple text-[13px]/[17px]',
    link: 'exact ml-auto max-w-[264px] overflow-hidden rounded-[18px] bg-apple-ground text-black max-md:w-full',
    words: 'px-3.5 pt-2.25 pb-2.5',
    parts: [
      ['title', 'line-clamp-2 font-semibold'],
      ['domain', 'text-[11px] text-apple-quiet'],
    ],
  },
]

/** Show a page's link as a platform shows it. */
export function SharedLink({ page, clinic, platform }: { page: DeskPage; clinic: string; platform: Platform }) {
  const { author, limit = Number.POSITIVE_INFINITY, after } = platform
  const { card } = page
  const words = sharedWords(page, platform.name)
  return (
    <div className={`exact wrap-anywhere max-w-full max-md:w-full print:w-auto ${platform.post}`}>
      {author && <Author clinic={clinic} {...author} />}
      <div className={platform.message}>
        <div className={platform.link}>
          {card && card.bytes <= limit && (
            <img className="aspect-[1200/630] w-full object-cover" src={cardSource(card)} alt={card.alt} />
          )}
          <div className={platform.words}>
            {platform.parts.map(
              ([part, look, isShown]) =>
                isShown?.(words) !== false && (
                  <p key={part} className={`m-0 ${look}`}>
                    {words[part]}
                  </p>
                ),
            )}
          </div>
        </div>
        {after?.(page)}
      </div>
    </div>
  )
}

type AuthorProps = { clinic: string; when: string; picture: string }

/** Show the head of a post: who wrote it, when, and that everyone sees it. */
const Author = ({ clinic, when, picture }: AuthorProps) => (
  <div className="flex items-center gap-2.5 px-4 py-3 text-[15px]/5">
    <span
      className={`exact grid shrink-0 place-items-center bg-spruce-800 font-bold text-hickory ${picture}`}
      aria-hidden="true"
    >
      {clinic.slice(0, 1)}
    </span>
    <span>
      <b className="block">{clinic}</b>
      <small className="flex items-center gap-1 text-[13px]/5 text-linkedin-quiet">
        {when} ·{' '}
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" fill="none" stroke="currentColor">
          <circle cx="8" cy="8" r="7" />
          <path d="M1 8h14M8 1c4 4 4 10 0 14M8 1c-4 4-4 10 0 14" />
        </svg>
      </small>
    </span>
  </div>
)
