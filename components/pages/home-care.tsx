import { ConditionBoard } from '@/components/sections/condition-board'
import { SectionHead } from '@/components/sections/section-head'
import { ServiceList } from '@/components/sections/service-list'
import { band } from '@/components/ui/band'
import { actions, buttonClass, moreLink, tw, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { columns, stick, terrain } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { pageOf, pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { routesOf } from '@/lib/routes'

/** Show the services as a ruled list, including two without their own page. */
export function FeatureList({ locale }: { locale: Locale }) {
  const { features, extraServices } = pageOf('home', locale)
  const rows = [
    ...pagesOf('service', locale).map(({ slug, title, blurb, icon }) => ({
      href: `/services/${slug}`,
      title,
      blurb,
      icon,
    })),
    ...extraServices,
  ]
  return (
    <section className={band({ ground: 'mist' })}>
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <div className={stick}>
          <h2>{features.heading}</h2>
          <p className={lead({ class: 'mt-2 sm:mt-4' })}>{features.lead}</p>
          <Link className={moreLink} href="/services" locale={locale}>
            {features.more}
            <GoIcon />
          </Link>
        </div>
        <ServiceList
          locale={locale}
          items={rows.map(({ href, title, blurb, icon }) => ({ href, title, text: blurb, icon }))}
        />
      </div>
    </section>
  )
}

/**
 * Pinned symptoms on the pain map, from the head down: the position of each pin on the drawing, and for wide screens
 * the side and position of its link, with the length of the leader line. The pins repeat the numbers of the list and
 * are decorative.
 */
const pinned = [
  {
    slug: 'headache-migraine',
    pin: tw`top-[8%] left-[54%]`,
    side: 'right',
    place: tw`lg:top-15 lg:after:w-[calc(50cqw-321px)]`,
  },
  {
    slug: 'neck-pain',
    pin: tw`top-[26%] left-[46.5%]`,
    side: 'left',
    place: tw`lg:top-[199px] lg:after:w-[calc(50cqw-317px)]`,
  },
  {
    slug: 'auto-accident-whiplash',
    pin: tw`top-[35%] left-[59%]`,
    side: 'right',
    place: tw`lg:top-67 lg:after:w-[calc(50cqw-353px)]`,
  },
  {
    slug: 'work-injury',
    pin: tw`top-[49%] left-[37.5%]`,
    side: 'left',
    place: tw`lg:top-[375px] lg:after:w-[calc(50cqw-375px)]`,
  },
  {
    slug: 'arthritis-joint-pain',
    pin: tw`top-[72%] left-[17.5%]`,
    side: 'left',
    place: tw`lg:top-138 lg:after:w-[calc(50cqw-503px)]`,
  },
  {
    slug: 'back-pain',
    pin: tw`top-[77%] left-[55%]`,
    side: 'right',
    place: tw`lg:top-[590px] lg:after:w-[calc(50cqw-327px)]`,
  },
] as const

const sides = { left: tw`lg:left-0 lg:after:left-full`, right: tw`lg:right-0 lg:after:right-full` }

/** Return the pinned symptoms that the clinic treats, numbered in the order of the condition board below. */
function pinnedSymptoms(locale: Locale) {
  return pagesOf('symptom', locale).flatMap(({ slug, title, short }) => {
    const pin = pinned.find((item) => item.slug === slug)
    return pin ? [{ ...pin, title, short }] : []
  })
}

/**
 * Show a drawing of a back with six numbered pins and a list of links to their pages. Phones have no room for the list;
 * the condition board below has the numbers there.
 */
export function PainMap({ locale }: { locale: Locale }) {
  const { heading, lead: text } = pageOf('home', locale).pain
  const shown = pinnedSymptoms(locale)
  if (shown.length === 0) return null
  return (
    <section className={band({ ground: 'river', class: [terrain, 'overflow-clip max-sm:pb-6'] })}>
      <div className={wrap}>
        <div className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_8.5rem] max-sm:items-center max-sm:gap-x-4">
          <SectionHead heading={heading} lead={text} />
          <div className="lg:@container md:grid md:grid-cols-[1fr_1fr] md:items-center md:gap-12 lg:relative lg:block lg:min-h-200">
            <div className="relative mx-auto sm:max-w-100 lg:max-w-160" aria-hidden="true">
              <MapView view="back" />
              {shown.map(({ slug, pin }, i) => (
                <span
                  key={slug}
                  className={`absolute -mt-3 -ml-3 size-6 rounded-full border-2 border-white bg-redbud text-center font-bold font-display text-sm/[20px] text-white ring-4 ring-redbud/20 sm:-mt-3.75 sm:-ml-3.75 sm:size-7.5 sm:border-[2.5px] sm:text-small/[25px] sm:ring-7 ${pin}`}
                >
                  {i + 1}
                </span>
              ))}
            </div>
            <ol className="mt-4 max-sm:hidden lg:m-0" data-wide-only="" aria-label={translator(locale)('home.pinList')}>
              {shown.map(({ slug, side, place, title, short }, i) => (
                <li
                  key={slug}
                  className={`lg:absolute lg:w-70 lg:after:absolute lg:after:top-0 lg:after:h-0.5 lg:after:bg-ink ${sides[side]} ${place}`}
                >
                  <Link
                    className="group grid grid-cols-[34px_1fr_22px] items-start gap-x-3.5 border-line-2 border-t py-4 text-ink no-underline lg:grid-cols-[1fr_22px] lg:border-ink lg:border-t-2 lg:py-3.5"
                    href={`/symptoms/${slug}`}
                    locale={locale}
                  >
                    <span
                      className="size-7.5 rounded-full bg-redbud text-center font-bold font-display text-small/[30px] text-white lg:hidden"
                      aria-hidden="true"
                    >
                      {i + 1}
                    </span>
                    <span>
                      <b className="block font-display text-[1.375rem]/[1.2] group-hover:underline">{title}</b>
                      <small className="mt-0.75 block text-base/[1.45] text-ink-2">{short}</small>
                    </span>
                    <GoIcon />
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </div>
        {routesOf('where-does-it-hurt').length > 0 && (
          <div className={`${actions} sm:mt-6`}>
            <Link className={buttonClass('primary')} href="/where-does-it-hurt" locale={locale}>
              {translator(locale)('urgent.start')}
              <GoIcon />
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}

/** Show the symptoms as a trailhead board. */
export function HelpBoard({ locale }: { locale: Locale }) {
  const pins = pinnedSymptoms(locale).map(({ slug }) => slug)
  return <ConditionBoard locale={locale} {...pageOf('home', locale).help} pins={pins} />
}
