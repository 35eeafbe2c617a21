import { CallButton } from '@/components/sections/call-button'
import { LinkTiles } from '@/components/sections/link-tiles'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The page that each of the three not-found texts links to. */
const ways = { page: '/', post: '/blog', symptom: '/symptoms' } as const

/** The not-found page, worded for the part of the site that the missing address belongs to. */
export function NotFoundPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const variant = route.slug as keyof typeof ways
  const { linksHeading, ...variants } = pageOf('not-found', locale)
  const { heading, text, button } = variants[variant]
  const links = [
    { href: '/services', title: pageOf('services', locale).title },
    { href: '/symptoms', title: pageOf('symptoms', locale).title },
    { href: '/contact', title: t('nav.contact') },
  ]
  return (
    <section className="ph mist lost">
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <div className="acts">
            <Link className="btn btn-p" href={ways[variant]} locale={locale}>
              {button}
            </Link>
            <CallButton />
          </div>
          <h2>{linksHeading}</h2>
          <LinkTiles links={links} locale={locale} />
        </div>
        <MapView view="plan" className="lost__fig" />
      </div>
    </section>
  )
}
