import { CopyButton } from '@/components/islands/copy-button'
import { tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { directions } from '@/lib/clinic/directions'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AddressLines } from './address-lines'
import { Fact, reachLink } from './fact'
import { OpeningHours } from './opening-hours'
import { TextLink } from './text-link'

/** A row of links below a fact, and a link in it. */
const row = tw`flex flex-wrap gap-x-5 gap-y-1`
const rowLink = tw`inline-flex min-h-11 items-center gap-2 font-semibold leading-11`

/** Phone, e-mail, address with directions, and opening hours with the current open/closed state. */
export function ContactPanel({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <dl>
      <Fact name={t('contact.phone')}>
        <a
          className="inline-flex min-h-11 items-center font-display font-heavy text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)]/[1.1] text-ink no-underline"
          href={phone.tel}
        >
          {phone.display}
        </a>
        <div className={row}>
          <a className={rowLink} href={phone.tel}>
            {t('contact.call')}
          </a>
          <TextLink className={rowLink} locale={locale} />
          <a className={rowLink} href="/clinic.vcf" download={`${clinic.name}.vcf`}>
            <Icon name="address-book" />
            {t('contact.card')}
          </a>
        </div>
      </Fact>
      <Fact name={t('contact.email')}>
        <a className={reachLink} href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
      </Fact>
      <Fact name={t('contact.address')}>
        <address>
          <AddressLines />
        </address>
        <div className={row}>
          <CopyButton
            text={`${clinic.name}, ${addressLine}`}
            copied={t('contact.copied')}
            failed={t('contact.copyFailed')}
          >
            <Icon name="copy" />
            {t('contact.copy')}
          </CopyButton>
          {directions().map(({ app, href }) => (
            <ExternalLink key={app} className={rowLink} href={href} note={t('site.newTab')}>
              {t('contact.directions', { app })}
            </ExternalLink>
          ))}
        </div>
      </Fact>
      <Fact name={t('contact.hours')} id="hours">
        <OpeningHours locale={locale} />
      </Fact>
    </dl>
  )
}
