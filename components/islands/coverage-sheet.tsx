import { moreLink, note as noteClass, tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { NoBreak } from '@/components/ui/no-break'
import { Plus } from '@/components/ui/plus'
import type { Locale } from '@/lib/i18n/locales'
import type { Answer, CoverageView } from '@/lib/insurance/coverage-sheet'
import { callHeading, PhoneScript } from './phone-script'

export type SheetWords = Record<'another' | 'call' | 'say' | 'ask' | 'readMore' | 'newTab', string>

type Props = {
  coverage: CoverageView
  /** Open because the visitor searched for it; `card` is the card they searched for. */
  isChosen: boolean
  card: string | undefined
  /** The language of the page, and the other language. */
  locale: Locale
  other: Locale
  words: SheetWords
}

const cardRows = tw`border-line border-t *:grid pair:*:grid-cols-[1fr_2fr] *:gap-x-8 *:border-line *:border-b *:py-2 *:target:bg-straw`

/** Show a card (or any other card of its kind), and what the clinic knows about it. */
function Line({ id, name, answer, locale }: { id?: string; name?: string; answer: Answer; locale: Locale }) {
  const { known, text, page } = answer
  return (
    <li id={id} data-card="">
      {name && (
        <b className="font-semibold" translate={id ? 'no' : undefined}>
          {id && page ? (
            <Link href={page} locale={locale}>
              {name}
            </Link>
          ) : (
            name
          )}
        </b>
      )}
      <span className={name ? undefined : 'col-span-full'}>
        {known && <Icon name="check" className="mr-2 inline text-spruce-600" />}
        {text}
      </span>
    </li>
  )
}

/**
 * Show a kind of coverage: its cards with what the clinic knows about them, and what to say and ask on the phone.
 */
export function CoverageSheet({ coverage, isChosen, card, locale, other, words }: Props) {
  const { id, title, cards, answer, note, call, asked, page, source } = coverage
  const shown = card ? cards.filter((item) => item.id === card) : cards
  return (
    <details
      className="group/answer border-line-2 border-b print:border-0"
      // A unique name, so that opening it closes no other: closing one above the target would scroll it out of view.
      name={id}
      open={isChosen || undefined}
    >
      <summary className="flex min-h-12 items-center justify-between gap-5 py-2 hover:text-spruce-600 sm:min-h-14 sm:py-3">
        <hgroup>
          <h3 className="text-wrap font-semibold font-display text-body/head sm:text-t4/head">{title}</h3>
          {shown.length > 0 && !card && (
            <p className={`${noteClass} print:hidden`}>{cards.map(({ name }) => name).join(' · ')}</p>
          )}
        </hgroup>
        <Plus className="print:hidden" />
      </summary>
      <div id={id} className="scroll-mt-answer pb-6">
        <ul className={cardRows}>
          {shown.map((item) => (
            <Line key={item.id} {...item} locale={locale} />
          ))}
          {!card && <Line name={cards.length > 0 ? words.another : undefined} answer={answer} locale={locale} />}
        </ul>
        <p className="mt-4 max-w-text">
          <NoBreak text={note} />{' '}
          {source && (
            <ExternalLink href={source.url} note={words.newTab}>
              {source.title}
            </ExternalLink>
          )}
        </p>
        {page && (
          <p>
            <Link className={moreLink} href={page.path} locale={locale}>
              {words.readMore}
              <span className="sr-only">: {page.title}</span>
              <GoIcon />
            </Link>
          </p>
        )}
        <h4 className={callHeading}>{words.call}</h4>
        <p>
          <NoBreak text={call} />
        </p>
        <PhoneScript asked={asked} other={other} words={words} />
      </div>
    </details>
  )
}
