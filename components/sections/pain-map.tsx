import type { ReactNode } from 'react'
import { SectionHead } from '@/components/sections/section-head'
import { band } from '@/components/ui/band'
import { actions, buttonClass, tw, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { terrain } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { pageOf, pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { routesOf } from '@/lib/routes'

/**
 * Symptoms with a pin on the drawing, from the head down: the position of the pin; for wide screens the side and
 * position of its link, with the length of the leader line; for phones the row of its link, which ends at the pin.
 */
const pinned = [
  {
    slug: 'headache-migraine',
    pin: tw`top-[8%] left-[54%]`,
    side: 'right',
    place: tw`lg:top-15 lg:after:w-[calc(50cqw-321px)]`,
    row: tw`top-0 right-[98px]`,
  },
  {
    slug: 'neck-pain',
    pin: tw`top-[26%] left-[46.5%]`,
    side: 'left',
    place: tw`lg:top-[199px] lg:after:w-[calc(50cqw-317px)]`,
    row: tw`top-12 right-[100px]`,
  },
  {
    slug: 'auto-accident-whiplash',
    pin: tw`top-[35%] left-[59%]`,
    side: 'right',
    place: tw`lg:top-67 lg:after:w-[calc(50cqw-353px)]`,
    row: tw`top-24 right-[62px]`,
  },
  {
    slug: 'work-injury',
    pin: tw`top-[49%] left-[37.5%]`,
    side: 'left',
    place: tw`lg:top-[375px] lg:after:w-[calc(50cqw-375px)]`,
    row: tw`top-36 right-[126px]`,
  },
  {
    slug: 'arthritis-joint-pain',
    pin: tw`top-[72%] left-[17.5%]`,
    side: 'left',
    place: tw`lg:top-138 lg:after:w-[calc(50cqw-503px)]`,
    row: tw`top-48 right-[188px]`,
  },
  {
    slug: 'back-pain',
    pin: tw`top-[77%] left-[55%]`,
    side: 'right',
    place: tw`lg:top-[590px] lg:after:w-[calc(50cqw-327px)]`,
    row: tw`top-60 right-[92px]`,
  },
] as const

const sides = { left: tw`lg:left-0 lg:after:left-full`, right: tw`lg:right-0 lg:after:right-full` }

const pin = tw`rounded-full border-2 border-white bg-redbud ring-4 ring-redbud/20`

/** Return the pinned symptoms that the clinic treats, from the head down. */
const pinnedSymptoms = (locale: Locale) =>
  pinned.flatMap((place) => {
    const symptom = pagesOf('symptom', locale).find(({ slug }) => slug === place.slug)
    return symptom ? [{ ...place, title: symptom.title, short: symptom.short, board: symptom.board }] : []
  })

/** Show the way to the danger signs of each part of the body. */
function Leaflets({ locale }: { locale: Locale }) {
  if (routesOf('where-does-it-hurt').length === 0) return null
  return (
    <Link className={buttonClass('outline')} href="/where-does-it-hurt" locale={locale}>
      {translator(locale)('urgent.start')}
      <GoIcon />
    </Link>
  )
}

/** Show the body with its pins on phones: each line is a link that ends at its pin. `children` are its last line. */
export function PhonePainMap({ locale, children }: { locale: Locale; children: ReactNode }) {
  const shown = pinnedSymptoms(locale)
  if (shown.length === 0) return <p className="sm:hidden">{children}</p>
  return (
    <div className="mt-4 sm:hidden" data-narrow-only="">
      <h2 className="es:text-t4/snug text-t3/snug">{pageOf('home', locale).pain.heading}</h2>
      <div className="-mr-gut relative mt-2 h-73 max-large:mr-0 max-large:h-auto">
        <div className="absolute inset-y-0 right-0 overflow-clip pt-1 max-large:hidden">
          {/* biome-ignore lint/performance/noImgElement: an SVG of this site, which needs no optimization */}
          <img
            className="-mr-3 block w-58 max-w-none"
            src="/drawings/figure.svg"
            alt=""
            width={560}
            height={900}
            loading="lazy"
            data-first-screen=""
          />
        </div>
        <ol className="h-full pr-gut max-large:pr-0" aria-label={translator(locale)('home.pinList')}>
          {shown.map(({ slug, row, board }) => (
            <li key={slug} className={`absolute left-0 max-large:static ${row}`}>
              <Link
                className="flex min-h-11 items-center gap-2 font-bold font-display text-body/snug text-ink no-underline active:underline"
                href={`/symptoms/${slug}`}
                locale={locale}
              >
                <span className="max-w-29 es:max-w-32 max-large:max-w-none!">{board}</span>
                <i className="h-0.5 min-w-4 flex-1 bg-ink max-large:hidden" />
                <i className={`-ml-2 size-4 flex-none max-large:hidden ${pin}`} />
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <div className={`${actions} relative`}>
        <Leaflets locale={locale} />
        {children}
      </div>
    </div>
  )
}

/** Show the body with six pins and a list of links to their pages; on phones the hero has it. */
export function PainMap({ locale }: { locale: Locale }) {
  const { heading, lead } = pageOf('home', locale).pain
  const shown = pinnedSymptoms(locale)
  if (shown.length === 0) return null
  return (
    <section className={band({ ground: 'river', class: [terrain, 'overflow-clip max-sm:hidden'] })} data-wide-only="">
      <div className={wrap}>
        <SectionHead heading={heading} lead={lead} />
        <div className="lg:@container md:grid md:grid-cols-[1fr_1fr] md:items-center md:gap-12 lg:relative lg:block lg:min-h-200">
          <div className="relative mx-auto max-w-100 lg:max-w-160" aria-hidden="true">
            <MapView view="back" />
            {shown.map(({ slug, pin: place }, i) => (
              <span
                key={slug}
                className={`absolute -mt-4 -ml-4 grid size-8 place-items-center font-bold font-display text-small/none text-white lg:-mt-2 lg:-ml-2 lg:size-5 lg:text-transparent ${pin} ${place}`}
              >
                {i + 1}
              </span>
            ))}
          </div>
          <ol className="mt-4 lg:m-0" aria-label={translator(locale)('home.pinList')}>
            {shown.map(({ slug, side, place, title, short }, i) => (
              <li
                key={slug}
                className={`lg:absolute lg:w-70 lg:after:absolute lg:after:top-0 lg:after:h-0.5 lg:after:bg-ink ${sides[side]} ${place}`}
              >
                <Link
                  className="group grid grid-cols-[34px_1fr_22px] items-start gap-x-4 border-line-2 border-t py-4 text-ink no-underline lg:grid-cols-[1fr_22px] lg:border-ink lg:border-t-2 lg:py-3"
                  href={`/symptoms/${slug}`}
                  locale={locale}
                >
                  <span
                    className="grid size-8 place-items-center rounded-full bg-redbud font-bold font-display text-small/none text-white lg:hidden"
                    aria-hidden="true"
                  >
                    {i + 1}
                  </span>
                  <span>
                    <b className="block font-display text-t4/snug group-hover:underline">{title}</b>
                    <small className="mt-1 block text-small/close text-ink-2">{short}</small>
                  </span>
                  <GoIcon />
                </Link>
              </li>
            ))}
          </ol>
        </div>
        <div className={`${actions} mt-6`}>
          <Leaflets locale={locale} />
        </div>
      </div>
    </section>
  )
}
