import { CopyButton } from '@/components/islands/copy-button'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { directions } from '@/lib/clinic/directions'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AddressLines } from './address-lines'
import { OpeningHours } from './opening-hours'
import { TextLink } from './text-link'

/** Phone, e-mail, address with directions, and opening hours with the current open/closed state. */
export function ContactPanel({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <dl className="facts">
      <div>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a className="dial" href={phone.tel}>
            {phone.display}
          </a>
          <div className="ways">
            <a href={phone.tel}>{t('contact.call')}</a>
            <TextLink locale={locale} />
            <a href="/clinic.vcf" download={`${clinic.name}.vcf`}>
              <Icon name="address-book" />
              {t('contact.card')}
            </a>
          </div>
        </dd>
      </div>
      <div>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contact.address')}</dt>
        <dd>
          <address>
            <AddressLines />
          </address>
          <div className="ways">
            <CopyButton
              text={`${clinic.name}, ${addressLine}`}
              copied={t('contact.copied')}
              failed={t('contact.copyFailed')}
            >
              <Icon name="copy" />
              {t('contact.copy')}
            </CopyButton>
            {directions().map(({ app, href }) => (
              <ExternalLink key={app} href={href} note={t('site.newTab')}>
                {t('contact.directions', { app })}
              </ExternalLink>
            ))}
          </div>
        </dd>
      </div>
      <div>
        <dt>{t('contact.hours')}</dt>
        <dd>
          <OpeningHours locale={locale} />
        </dd>
      </div>
    </dl>
  )
}
