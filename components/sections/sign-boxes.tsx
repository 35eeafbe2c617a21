import { tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { clinic, inOneLine, phoneLinks } from '@/lib/clinic/facts'
import { mapSearch } from '@/lib/clinic/map-search'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Level } from '@/lib/schemas/danger'
import type { Sign, SignList } from '@/lib/urgent/signs'

/** The edge and the heading of a box, by level: the redder, the sooner. */
const looks: Record<Level, { box: string; heading: string }> = {
  emergency: { box: tw`border-redbud`, heading: tw`bg-redbud text-white print:text-redbud` },
  er: { box: tw`border-redbud`, heading: tw`text-redbud` },
  today: { box: tw`border-hickory`, heading: tw`bg-straw` },
  week: { box: tw`border-spruce-300`, heading: tw`bg-mist` },
}

/** Between two items in a line: it never begins a row. */
const separator = '\u00a0· '

/** A link in a line of text, with room for a finger above and below. */
const call = tw`py-2 font-semibold text-spruce-600`

/** Where people without a doctor are seen: the health centers that the United States fund. */
const healthCenters = 'https://findahealthcenter.hrsa.gov/'

/** Show what to do at once, with its phone number as a link. */
function Advice({ text }: { text: string }) {
  const [before = '', number, after = ''] = text.split(/(1-\d{3}-\d{3}-\d{4})/)
  return (
    <span>
      {` ${before}`}
      {number && (
        <a className={`${call} whitespace-nowrap`} href={`tel:+${number.replaceAll('-', '')}`} translate="no">
          {number}
        </a>
      )}
      {after}
    </span>
  )
}

/** An item of a list of signs, with a redbud vertebra. */
export const signItem = tw`relative pl-4 before:absolute before:top-[0.6em] before:left-0 before:h-1 before:w-2 before:rounded-full before:bg-redbud before:forced-color-adjust-none`

/** Show signs one below the other: a name in bold, and a clause. */
function Signs({ signs }: { signs: Sign[] }) {
  return (
    <ul>
      {signs.map(({ id, name, detail, do: advice }) => (
        <li key={id} className={`${signItem} py-0.5 text-body/head`}>
          <b>{`${name}${(detail && ':') || (advice && '.') || ''}`}</b>
          {detail && ` ${detail}`}
          {advice && <Advice text={advice} />}
        </li>
      ))}
    </ul>
  )
}

type Props = {
  lists: SignList[]
  locale: Locale
  /** The level of their headings. */
  level: 2 | 3
  /** The signs shown above those that call for 911. */
  first?: Sign[]
}

/** Show danger signs in a box for each level, the gravest first; each ends with whom to call, as links. */
export function SignBoxes({ lists, locale, level, first = [] }: Props) {
  const Heading = `h${level}` as const
  return lists.map(({ level: urgency, heading, signs, injuries, end }) => (
    <section
      key={urgency}
      className={`mb-2 border-[1.5px] border-l-8 bg-white sm:mb-3 text-ink print:break-inside-avoid ${looks[urgency].box}`}
      aria-labelledby={`level-${urgency}`}
    >
      <Heading
        className={`m-0 px-3 py-2 font-bold font-display text-t4/snug sm:px-5 sm:py-2 ${looks[urgency].heading}`}
        id={`level-${urgency}`}
      >
        {urgency === 'emergency' ? (
          <a
            className="flex min-h-7 items-center gap-2 whitespace-normal text-inherit no-underline hover:underline"
            href="tel:911"
          >
            <Icon name="phone" />
            {heading}
          </a>
        ) : (
          heading
        )}
      </Heading>
      <div className="px-3 pt-1 pb-1 sm:px-5 sm:pt-2">
        {urgency === 'emergency' && first.length > 0 && (
          <div className="mb-1 border-line-2 border-b pb-1">
            <Signs signs={first} />
          </div>
        )}
        <Signs signs={signs} />
        {injuries.length > 0 && (
          <>
            <p className="mt-1 font-semibold leading-head">{listOf('danger-words', locale).injury}</p>
            <Signs signs={injuries} />
          </>
        )}
        <p className="mt-1 pb-1 text-small/close sm:mt-2">
          {end} <Contacts urgency={urgency} hasCrisis={[...first, ...signs].some(({ line }) => line)} locale={locale} />
        </p>
      </div>
    </section>
  ))
}

/** Show whom to call at a level, as links. */
function Contacts({ urgency, hasCrisis, locale }: { urgency: Level; hasCrisis: boolean; locale: Locale }) {
  const t = translator(locale)
  const call911 = (
    <a className={call} href="tel:911">
      {t('urgent.call911')}
    </a>
  )
  const outside = (href: string, label: string) => (
    <ExternalLink className={`${call} print:hidden`} href={href} note={t('site.newTab')}>
      {label}
    </ExternalLink>
  )
  if (urgency === 'today') return outside(mapSearch('urgent care'), t('urgent.urgentCare'))
  if (urgency === 'week') return outside(healthCenters, t('urgent.healthCenter'))
  if (urgency === 'emergency')
    return (
      <>
        {call911}
        {hasCrisis && (
          <>
            {separator}
            <a className={call} href="tel:988">
              {t('urgent.call988')}
            </a>
          </>
        )}
      </>
    )
  const { emergencyRoom: room } = clinic
  if (!room)
    return (
      <>
        {outside(mapSearch('emergency room'), t('urgent.findRoom'))}
        {separator}
        {call911}
      </>
    )
  const { display, tel } = phoneLinks(room.phone)
  const address = inOneLine(room.address)
  return (
    <>
      <b>{t('urgent.room')}:</b> {room.name}, {address}
      {separator}
      <a className={call} href={tel}>
        {display}
      </a>
      {separator}
      {outside(mapSearch(`${room.name}, ${address}`), t('urgent.way'))}
      {separator}
      {call911}
    </>
  )
}
