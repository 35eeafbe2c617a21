import { tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { mapSearch } from '@/lib/clinic/directions'
import { clinic, inOneLine, phoneLinks } from '@/lib/clinic/facts'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Level } from '@/lib/schemas/danger'
import type { Sign, SignList } from '@/lib/urgent/signs'

/** The edge and the heading of a box, by level: the redder, the sooner. */
const looks: Record<Level, { box: string; heading: string }> = {
  emergency: { box: tw`border-redbud`, heading: tw`bg-redbud text-white` },
  er: { box: tw`border-redbud`, heading: tw`text-redbud` },
  today: { box: tw`border-hickory`, heading: tw`bg-straw` },
  week: { box: tw`border-spruce-300`, heading: tw`bg-mist` },
}

/** A link of at least 44 pixels. */
export const call = tw`inline-flex min-h-11 items-center gap-2 font-semibold text-spruce-600`

/** Where people without a doctor are seen: the health centers that the United States fund. */
const healthCenters = 'https://findahealthcenter.hrsa.gov/'

/** Show signs one below the other: a name in bold, and a clause. */
export function Signs({ signs }: { signs: Sign[] }) {
  return (
    <ul>
      {signs.map(({ id, name, detail, do: advice }) => (
        <li
          key={id}
          className="relative py-0.75 pl-4 leading-[1.3] before:absolute before:top-[0.72em] before:left-0 before:size-1.5 before:rounded-full before:bg-current"
        >
          <b>{detail ? `${name}:` : name}</b>
          {detail && ` ${detail}`}
          {advice && <span> {advice}</span>}
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
      className={`mb-3 border-[1.5px] border-l-8 bg-white text-ink print:break-inside-avoid ${looks[urgency].box}`}
      aria-labelledby={`level-${urgency}`}
    >
      <Heading
        className={`m-0 px-3.5 py-2 font-bold font-display text-lg/[1.2] sm:px-5 sm:text-xl/[1.2] ${looks[urgency].heading}`}
        id={`level-${urgency}`}
      >
        {urgency === 'emergency' ? (
          <a className="flex min-h-7 items-center gap-2.5 text-inherit no-underline hover:underline" href="tel:911">
            <Icon name="phone" />
            {heading}
          </a>
        ) : (
          heading
        )}
      </Heading>
      <div className="px-3.5 pt-1.5 pb-1 sm:px-5">
        {urgency === 'emergency' && first.length > 0 && (
          <div className="mb-1.5 border-line-2 border-b pb-1.5">
            <Signs signs={first} />
          </div>
        )}
        <Signs signs={signs} />
        {injuries.length > 0 && (
          <>
            <p className="mt-1.5 font-semibold">{listOf('danger-words', locale).injury}</p>
            <Signs signs={injuries} />
          </>
        )}
        <p className="mt-2 text-small/[1.35]">{end}</p>
        <Contacts urgency={urgency} hasCrisis={[...first, ...signs].some(({ line }) => line)} locale={locale} />
      </div>
    </section>
  ))
}

/** Show whom to call at a level, as links. */
function Contacts({ urgency, hasCrisis, locale }: { urgency: Level; hasCrisis: boolean; locale: Locale }) {
  const t = translator(locale)
  const newTab = t('site.newTab')
  if (urgency === 'today' || urgency === 'week')
    return (
      <p className="print:hidden">
        <ExternalLink
          className={call}
          href={urgency === 'today' ? mapSearch('urgent care') : healthCenters}
          note={newTab}
        >
          {t(urgency === 'today' ? 'urgent.urgentCare' : 'urgent.healthCenter')}
        </ExternalLink>
      </p>
    )
  return (
    <p className="flex flex-wrap gap-x-6">
      {urgency === 'er' && <EmergencyRoom locale={locale} />}
      <a className={call} href="tel:911">
        <Icon name="phone" />
        {t('urgent.call911')}
      </a>
      {hasCrisis && (
        <a className={call} href="tel:988">
          <Icon name="phone" />
          {t('urgent.call988')}
        </a>
      )}
    </p>
  )
}

/** Show the nearest emergency room, or a map search for one if the clinic has named none. */
function EmergencyRoom({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { emergencyRoom: room } = clinic
  if (!room)
    return (
      <ExternalLink className={`${call} print:hidden`} href={mapSearch('emergency room')} note={t('site.newTab')}>
        {t('urgent.findRoom')}
      </ExternalLink>
    )
  const { display, tel } = phoneLinks(room.phone)
  return (
    <>
      <span className="basis-full text-small/[1.35]">
        <b>{t('urgent.room')}:</b> {room.name}, {inOneLine(room.address)}
      </span>
      <a className={call} href={tel}>
        <Icon name="phone" />
        {display}
      </a>
      <ExternalLink
        className={`${call} print:hidden`}
        href={mapSearch(`${room.name}, ${inOneLine(room.address)}`)}
        note={t('site.newTab')}
      >
        {t('urgent.way')}
      </ExternalLink>
    </>
  )
}
