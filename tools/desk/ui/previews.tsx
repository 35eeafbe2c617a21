import { languageName } from '../../../lib/i18n/locales'
import { pixelWidth } from '../../../lib/seo/pixel-width'
import { titleRoom } from '../../../lib/seo/title'
import type { DeskPage } from '../advise'
import { cardSource, Section, Select } from './parts'

/** The rooms of texts by unit. A description with fewer characters than `least` wastes room. */
const rooms = {
  title: { characters: { least: 1, most: titleRoom.characters }, px: { least: 1, most: titleRoom.pixels } },
  description: { characters: { least: 120, most: 155 } },
}

/** Show a page's title or description, and how much of its room in search results it uses. */
export const Counted = ({ page, what }: { page: DeskPage; what: 'title' | 'description' }) => (
  <>
    <span lang={page.locale}>{page[what]}</span>
    {Object.entries(rooms[what]).map(([unit, { least, most }]) => {
      const value = unit === 'px' ? pixelWidth(page[what]) : [...page[what]].length
      const problem = value > most ? `, ${value - most} too many` : value < least ? `, ${least - value} too few` : ''
      return (
        <small key={unit} className={problem && 'problem'}>
          {value} of {most} {unit}
          {problem}
        </small>
      )
    })}
  </>
)

type Words = Record<'domain' | 'address' | 'title' | 'description', string>

/** How a platform shows a page: its words in order, each with its most lines, and their width in CSS pixels. */
type Platform = { name: string; width: number; words: Partial<Record<keyof Words, number>> }

const platforms: Platform[] = [
  { name: 'Google on a desktop', width: 600, words: { address: 1, title: 1, description: 2 } },
  { name: 'Google on a phone', width: 342, words: { address: 1, title: 2, description: 3 } },
  { name: 'Facebook', width: 468, words: { domain: 1, title: 2, description: 1 } },
  { name: 'WhatsApp', width: 304, words: { title: 2, description: 2, domain: 1 } },
  { name: 'X', width: 494, words: { title: 1, domain: 1 } },
  { name: 'LinkedIn', width: 528, words: { title: 2, domain: 1 } },
  { name: 'iMessage', width: 236, words: { title: 2, domain: 1 } },
]

/** The platform that is shown at first. */
export const firstPlatform = 'Google on a desktop'

/** Return the words that a platform shows: the fields for sharing, else the page's own; X has fields of its own. */
function wordsOn(platform: string, { title, description, shared, url }: DeskPage): Words {
  const { origin, hostname, pathname } = new URL(url)
  return {
    title,
    description,
    address: [origin, ...pathname.split('/').filter(Boolean)].join(' › '),
    domain: hostname.replace(/^www\./, ''),
    ...(!platform.startsWith('Google') && {
      title: (platform === 'X' && shared['twitter:title']) || (shared['og:title'] ?? title),
      description: (platform === 'X' && shared['twitter:description']) || (shared['og:description'] ?? description),
    }),
  }
}

function Preview({ page, platform: { name, width, words } }: { page: DeskPage; platform: Platform }) {
  const isGoogle = name.startsWith('Google')
  if (isGoogle && !page.indexable) return <p lang="en">This page is kept out of search results.</p>
  const texts = wordsOn(name, page)
  const { card } = page
  return (
    <div className={isGoogle ? 'preview google' : 'preview'} style={{ width: `calc(${width}px + 2rem)` }}>
      {card && !isGoogle && <img src={cardSource(card)} width={card.width} height={card.height} alt={card.alt} />}
      {Object.entries(words).map(([word, lines]) => (
        <p key={word} className={word} style={{ WebkitLineClamp: lines }}>
          {texts[word as keyof Words]}
        </p>
      ))}
    </div>
  )
}

type PreviewsProps = { pages: DeskPage[]; platform: string; setPlatform: (name: string) => void }

/** Show a page as a platform does, with its languages side by side. */
export function Previews({ pages, platform, setPlatform }: PreviewsProps) {
  const shown = platforms.find(({ name }) => name === platform)
  return (
    <Section name="What people see">
      <Select
        label="Shown on"
        value={platform}
        options={platforms.map(({ name }) => [name, name])}
        choose={setPlatform}
      />
      <div className="two">
        {pages.map((page) => (
          <figure key={page.path} lang={page.locale}>
            <figcaption lang="en">{languageName(page.locale)}</figcaption>
            {shown && <Preview page={page} platform={shown} />}
          </figure>
        ))}
      </div>
    </Section>
  )
}
