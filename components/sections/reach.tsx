import { tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { hasOffices, mainOffice, type Office, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { EmailLink } from './email-link'
import { TextLink } from './text-link'

const link = tw`inline-flex min-h-9 items-center gap-2 font-semibold sm:min-h-11`

type Props = {
  locale: Locale
  className?: string
  /** The office that the frame is for; without it, a clinic with several shows a link to them all. */
  office?: Office
}

/** Show phone, text, email and address with each frame, whether or not it loads. */
export function Reach({ locale, className, office }: Props) {
  const t = translator(locale)
  const { phone, addressLine } = office ?? mainOffice
  return (
    <div className={`flex flex-wrap items-center gap-x-6 border-line border-t py-2 text-small sm:py-3 ${className}`}>
      <p className="basis-full">{t('embed.reach')}</p>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-5">
        <li>
          <a className={link} href={phone.tel} translate="no">
            <Icon name="phone" />
            {phone.display}
          </a>
        </li>
        <li>
          <TextLink className={link} locale={locale} office={office} />
        </li>
        <li className="empty:hidden">
          <EmailLink locale={locale} className={link} />
        </li>
      </ul>
      {hasOffices && !office ? (
        <Link className={link} href="/contact#offices" locale={locale}>
          {t('offices.all', { count: offices.length })}
        </Link>
      ) : (
        <address className="basis-full" translate="no">
          {addressLine}
        </address>
      )}
    </div>
  )
}
