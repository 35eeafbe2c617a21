import { cx } from 'tailwind-variants/lite'
import { pixelWidth } from '../../../lib/seo/pixel-width'
import { titleRoom } from '../../../lib/seo/title'
import type { DeskPage } from '../report'
import { fitText, google } from './fit'
import { colour } from './styles'

type Room = { least?: number; most: number }
/** A shorter description than `least` wastes room. */
const rooms = { title: { most: titleRoom.characters }, description: { least: 120, most: 155 } }

/** Show how much of its room a text uses: the number, the room, what is left or too much, and a bar. */
function Meter({ name, value, room: { least = 1, most } }: { name: string; value: number; room: Room }) {
  const over = value - most
  const said = over > 0 ? `${over} too many` : value < least ? `${least - value} too few` : `${most - value} left`
  const good = over <= 0 && value >= least
  const bar = `exact block h-0.75 ${good ? 'bg-spruce-600' : 'bg-problem'}`
  return (
    <span className={good ? '' : colour.problem}>
      <span className="exact mb-0.5 block bg-line" aria-hidden="true">
        <span className={bar} style={{ width: `${Math.min(100, (value / most) * 100)}%` }} />
      </span>
      <b className={good ? colour.good : ''}>
        {value} {name}
      </b>{' '}
      <span className="in-[td]:hidden">of {most},</span> {said}
    </span>
  )
}

/** Table cells have little room, so they are stacked. */
const meters = cx(
  'mt-1 flex flex-wrap gap-x-4 font-normal text-[0.8125rem] text-ink-2 tabular-nums',
  'in-[td]:grid in-[td]:gap-y-1 in-[td]:text-xs print:in-[td]:text-[6pt]',
)

type Described = Pick<DeskPage, 'locale' | 'title' | 'description'>

/**
 * Show a page's title or description with its counters; what search results on a desktop cut off is struck through.
 */
export function Counted({ page, what }: { page: Described; what: 'title' | 'description' }) {
  const text = page[what]
  const { cut } = fitText(text, google.desktop[what])
  return (
    <>
      <span lang={page.locale}>{text.slice(0, text.length - cut.length)}</span>
      {cut && (
        <del title="Cut off in search results">
          <span className="sr-only">Cut off: </span>
          <span lang={page.locale}>{cut}</span>
        </del>
      )}
      <span className={meters}>
        <Meter name="characters" value={[...text].length} room={rooms[what]} />
        {what === 'title' && <Meter name="px" value={pixelWidth(text)} room={{ most: titleRoom.pixels }} />}
      </span>
    </>
  )
}
