import { CallButton } from '@/components/sections/call-button'
import { LinkTiles } from '@/components/sections/link-tiles'
import { withoutOffer } from '@/components/sections/quiet-page'
import { actions, buttonClass } from '@/components/ui/classes'
import { hero } from '@/components/ui/hero'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { NoBreak } from '@/components/ui/no-break'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The page that each of the three not-found texts links to. */
const ways = { page: '/', post: '/blog', symptom: '/symptoms' } as const

/** Show the not-found page, worded for the section of the site that the missing address belongs to. */
export function NotFoundPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const variant = route.slug as keyof typeof ways
  const { linksHeading, ...variants } = pageOf('not-found', locale)
  const { heading, text, button: label } = variants[variant]
  const style = hero({ ground: 'mist', columns: 2 })
  const links = [
    { href: '/services', title: pageOf('services', locale).title },
    { href: '/symptoms', title: pageOf('symptoms', locale).title },
    { href: '/contact', title: t('nav.contact') },
  ]
  return (
    <section className={style.root({ class: `grid min-h-155 items-center ${withoutOffer}` })}>
      <div className={style.inner({ class: 'w-full max-sm:pt-18 max-md:*:first:order-1' })}>
        <div className={style.words()}>
          <h1 className={style.heading()}>{heading}</h1>
          <p className={style.text()}>
            <NoBreak text={text} />
          </p>
          <div className={`${actions} mt-8`}>
            <Link className={buttonClass('primary')} href={ways[variant]} locale={locale}>
              {label}
            </Link>
            <CallButton />
          </div>
          <h2 className="mt-10 mb-3 text-t4">{linksHeading}</h2>
          <LinkTiles links={links} locale={locale} />
        </div>
        <MapView view="lost" className="border-[1.5px] border-ink sm:max-md:w-1/2" />
      </div>
    </section>
  )
}
