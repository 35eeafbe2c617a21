import { ExternalLink } from '@/components/ui/external-link'
import { directions } from '@/lib/clinic/directions'
import { addressLine, clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AreaSketch } from './area-sketch'

/** A sketch of the area, the address, and links to directions in three map apps. */
export function MapToClinic({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <AreaSketch label={pageOf('demo', locale).map.sketch} />
      <address>
        <b>{clinic.name}</b>
        <br />
        {addressLine}
      </address>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {directions().map(({ app, href }) => (
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
