import { tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { TextLink } from './text-link'

const link = tw`inline-flex min-h-11 items-center gap-2 font-semibold`

/** Phone, text, e-mail and address; shown with every frame, whether or not it loads. */
export function Reach({ locale, className = 'px-7' }: { locale: Locale; className?: string }) {
  const t = translator(locale)
  return (
    <div className={`flex flex-wrap items-center gap-x-5.5 border-line border-t py-3 text-small ${className}`}>
      <p className="basis-full">{t('embed.reach')}</p>
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <a className={link} href={phone.tel}>
            <Icon name="phone" />
            {phone.display}
          </a>
        </li>
        <li>
          <TextLink className={link} locale={locale} />
        </li>
        <li>
          <a className={link} href={`mailto:${clinic.email}`}>
            {t('cta.email')}
          </a>
        </li>
      </ul>
      <address className="basis-full">{addressLine}</address>
    </div>
  )
}
