import { CareActions } from '@/components/sections/care-actions'
import { BookingCta } from '@/components/sections/cta-panel'
import { DangerLine } from '@/components/sections/danger-line'
import { FactBand } from '@/components/sections/fact-band'
import { HeroPicture } from '@/components/sections/hero-picture'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { PagePicture } from '@/components/sections/page-picture'
import { Related } from '@/components/sections/related'
import { Sources } from '@/components/sections/sources'
import { WhenToBeSeen } from '@/components/sections/when-to-be-seen'
import { band } from '@/components/ui/band'
import { buttonClass, tw, wrap } from '@/components/ui/classes'
import { IconTile } from '@/components/ui/icon-tile'
import { columns, headed, stack, stick } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { practitionersOf } from '@/lib/clinic/visit-facts'
import { pageOf, pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import { isPhoto } from '@/lib/pictures/photos'
import type { PageProps } from './define-page'

/** Background classes of the sections; neighbors always differ. */
const grounds = ['white', 'river', 'white', 'mist', 'white'] as const

/** In one column, pictures follow their texts: the hero ends with one. */
const belowText = tw`max-thin:order-1 sm:max-md:order-1`

/** The sections with a booking link: who it is for, and what to expect afterward. */
const bookable = new Set(['who', 'expect'])

/** Show a service: a hero with an icon, then pictures and texts on alternating sides. */
export function ServicePage({ locale, route }: PageProps) {
  const t = translator(locale)
  const service = pageOf('service', locale, route.slug)
  const { urgent, icon, offer, caption, pin, bodyPart } = service
  const others = pagesOf('service', locale)
    .filter(({ slug }) => slug !== service.slug)
    .map(({ slug, title: name }) => ({ href: `/services/${slug}`, title: name }))
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={service}
        ground="straw"
        notice={<DangerLine className="mt-5" ids={urgent} locale={locale} />}
        actions={<CareActions locale={locale} offer={offer} />}
        figure={
          <div className="relative">
            <IconTile name={icon} className="md:top-8.5 md:-left-10" />
            <HeroPicture page={service} shape="standard" alt={t('symptom.drawing', { caption, pin })} locale={locale} />
          </div>
        }
      />
      {Object.values(service.sections).map(({ id, heading: name, body, picture }, i) => {
        const text = (
          <>
            {body && <Prose markdown={body} locale={locale} />}
            {id === 'urgent' && <WhenToBeSeen ids={urgent} part={bodyPart} locale={locale} />}
            {bookable.has(id) && (
              <Link className={buttonClass('primary')} href="/contact" locale={locale}>
                {t('cta.bookAppointment')}
              </Link>
            )}
          </>
        )
        return (
          <section key={id} id={id} className={band({ ground: grounds[i], over: i === 0 })}>
            {picture ? (
              <div
                className={`${wrap} ${columns({ split: 'picture' })} md:items-start ${headed.columns} ${i % 2 ? 'md:*:first:order-2' : ''}`}
              >
                <PagePicture
                  className={`${headed.picture} ${stick} ${belowText}`}
                  locale={locale}
                  photo={isPhoto(picture.view) ? picture.view : undefined}
                  shape="standard"
                  room="half"
                  drawing={{ ...picture, viewClass: 'max-h-100' }}
                  of={{ ...picture, photoClass: 'max-h-100' }}
                />
                <div className={`${stack} ${headed.text}`}>
                  <h2 className={headed.heading}>{name}</h2>
                  {text}
                </div>
              </div>
            ) : (
              <div className={`${wrap} ${columns({ split: 'heading' })}`}>
                <h2 className={stick}>{name}</h2>
                <div className={stack}>{text}</div>
              </div>
            )}
          </section>
        )
      })}
      <FactBand
        locale={locale}
        id="practitioners"
        heading={t('visit.practitioners')}
        facts={practitionersOf(service.slug, locale)}
        ground="mist"
      />
      <section className="pb-sec">
        <div className={wrap}>
          <Sources sources={service.sources} locale={locale} folded />
          <Related heading={t('service.related')}>
            <LinkTiles locale={locale} links={[...others, { href: '/services', title: t('service.back') }]} />
          </Related>
          <BookingCta heading={service.cta} locale={locale} />
        </div>
      </section>
    </>
  )
}
