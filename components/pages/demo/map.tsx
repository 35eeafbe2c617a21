import { AreaSketch } from '@/components/sections/area-sketch'
import { ExternalLink } from '@/components/ui/external-link'
import { directions } from '@/lib/clinic/directions'
import { clinic } from '@/lib/clinic/facts'
import { hasOffices, mainOffice, type Office, offices } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Show a sketch of the area, the address, and links to directions in three map apps. */
export function MapToClinic({ locale }: { locale: Locale }) {
  return (
    <>
      <AreaSketch
        isWhole
        className="w-full border-[1.5px] border-ink max-xs:[&_text]:text-[21px]"
        label={pageOf('demo', locale).map.sketch}
      />
      {hasOffices ? (
        offices.map((office) => <WayTo key={office.id} locale={locale} office={office} name={office.name} />)
      ) : (
        <WayTo locale={locale} office={mainOffice} name={clinic.name} />
      )}
    </>
  )
}

/** Show the address of an office under its name, with links to directions. */
function WayTo({ locale, office, name }: { locale: Locale; office: Office; name: string }) {
  const t = translator(locale)
  return (
    <>
      <address className="leading-close" translate="no">
        <b>{name}</b>
        <br />
        {office.addressLine}
      </address>
      <p className="flex flex-wrap gap-x-5">
        {directions(office).map(({ app, href }) => (
          <ExternalLink
            key={app}
            className="inline-flex min-h-11 items-center gap-2 font-semibold leading-11"
            href={href}
            note={t('site.newTab')}
          >
            {t('demo.directions', { app })}
          </ExternalLink>
        ))}
      </p>
    </>
  )
}
