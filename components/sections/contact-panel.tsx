import { CopyButton } from '@/components/islands/copy-button'
import { OpenNow } from '@/components/islands/open-now'
import { tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { HoursList } from '@/components/ui/hours-list'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { directions } from '@/lib/clinic/directions'
import { clinic, phoneLines } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import { closedWord, openWords, specialDays } from '@/lib/clinic/hours-words'
import { clinicTime } from '@/lib/clinic/local-time'
import { mainOffice, type Office, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator, zoneName } from '@/lib/i18n/translator'
import { officePath } from '@/lib/page-types/office'
import { AddressLines } from './address-lines'
import { Fact, reachLink } from './contact-facts'
import { OfficeName } from './office-name'
import { TextLink } from './text-link'

/** Show an office's weekly hours, the current open/closed state, and upcoming days with special hours. */
export function OpeningHours({ locale, office = mainOffice }: { locale: Locale; office?: Office }) {
  const t = translator(locale)
  return (
    <OpenNow
      opening={office.opening}
      words={openWords(office.hours, locale)}
      locale={locale}
      note={t('contact.zone', {
        city: office.address.city,
        zone: zoneName(locale, office.opening.timeZone),
      })}
      heading={t('contact.special')}
      days={specialDays(office, locale)}
      built={clinicTime(new Date(), office.opening.timeZone).date}
    >
      <HoursList groups={groupHours(office.hours, locale, 'wide')} closed={closedWord(office.hours, locale)} />
    </OpenNow>
  )
}

/** Classes of a row of links below a fact, and of a link in it. */
const row = tw`flex flex-wrap gap-x-5 sm:gap-y-1`
const rowLink = tw`inline-flex min-h-9 items-center gap-2 font-semibold sm:min-h-11`

type Props = { locale: Locale; office: Office }

/** Show an office's phone number, to call or text. */
function PhoneFact({ locale, office }: Props) {
  const t = translator(locale)
  return (
    <Fact name={t('contact.phone')}>
      <a
        className="inline-flex min-h-11 items-center font-display font-heavy text-t2/tight text-ink no-underline"
        href={office.phone.tel}
        translate="no"
      >
        {office.phone.display}
      </a>
      <div className={row}>
        <a className={rowLink} href={office.phone.tel}>
          {t('contact.call')}
        </a>
        <TextLink className={rowLink} locale={locale} office={office} />
      </div>
    </Fact>
  )
}

/** Show the additional phone lines of the clinic: a language, billing, a fax. */
function LineFacts({ locale }: { locale: Locale }) {
  return phoneLines(locale).map(({ name, phone, isFax }) => (
    <Fact key={name} name={name}>
      {isFax ? (
        <span translate="no">{phone.display}</span>
      ) : (
        <a className={reachLink} href={phone.tel} translate="no">
          {phone.display}
        </a>
      )}
    </Fact>
  ))
}

/** Show the email address of the clinic, if it publishes one. */
function EmailFact({ locale }: { locale: Locale }) {
  if (!clinic.email) return null
  return (
    <Fact name={translator(locale)('contact.email')}>
      <a className={reachLink} href={`mailto:${clinic.email}`}>
        {clinic.email}
      </a>
    </Fact>
  )
}

/** Show the address of an office: to copy, for directions in map apps, and as a map link where the page has no map. */
function AddressFact({ locale, office, withMap = false }: Props & { withMap?: boolean }) {
  const t = translator(locale)
  return (
    <Fact name={t('contact.address')}>
      <address translate="no">
        <AddressLines office={office} />
      </address>
      <div className={row}>
        <CopyButton
          text={`${clinic.name}, ${office.addressLine}`}
          copied={t('contact.copied')}
          failed={t('contact.copyFailed')}
        >
          <Icon name="copy" />
          {t('contact.copy')}
        </CopyButton>
      </div>
      <div className={row}>
        <span className="flex items-center max-sm:hidden" aria-hidden="true">
          {t('contact.directions', { app: '' })}
        </span>
        {directions(office).map(({ app, href }) => (
          <ExternalLink key={app} className={rowLink} href={href} note={t('site.newTab')}>
            <span className="sr-only">{t('contact.directions', { app: '' })}</span>
            {app}
          </ExternalLink>
        ))}
        {withMap && (
          <ExternalLink className={rowLink} href={office.onMap} note={t('site.newTab')}>
            {t('city.openMap')}
          </ExternalLink>
        )}
      </div>
    </Fact>
  )
}

/**
 * Show phone, email, address with directions, and opening hours with the current open/closed state, for a clinic with
 * a single office.
 */
export function ContactPanel({ locale }: { locale: Locale }) {
  return (
    <dl>
      <PhoneFact locale={locale} office={mainOffice} />
      <LineFacts locale={locale} />
      <EmailFact locale={locale} />
      <AddressFact locale={locale} office={mainOffice} />
      <Fact name={translator(locale)('contact.hours')} id="hours">
        <OpeningHours locale={locale} />
      </Fact>
    </dl>
  )
}

/** Show the contact details that all offices share: additional phone lines and the email address. */
export function SharedContact({ locale }: { locale: Locale }) {
  return (
    <dl>
      <LineFacts locale={locale} />
      <EmailFact locale={locale} />
    </dl>
  )
}

/** Show address, phone, hours and parking of an office. */
export function OfficePanel({ locale, office, hoursId }: Props & { hoursId?: string }) {
  const t = translator(locale)
  return (
    <dl>
      <AddressFact locale={locale} office={office} withMap />
      <PhoneFact locale={locale} office={office} />
      <Fact name={t('contact.hours')} id={hoursId}>
        <OpeningHours locale={locale} office={office} />
      </Fact>
      {office.parking && <Fact name={t('visit.parking')}>{office.parking[locale]}</Fact>}
    </dl>
  )
}

/** Show every office with its phone, address, hours and parking. `#hours` is the main office's hours. */
export function OfficePanels({ locale }: { locale: Locale }) {
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-wide">
      {offices.map((office) => (
        <section key={office.id} id={`office-${office.id}`} aria-labelledby={`name-${office.id}`}>
          <h2 className="mb-5 text-t3" id={`name-${office.id}`}>
            <Link href={officePath(office.id)} locale={locale}>
              <OfficeName office={office} />
            </Link>
          </h2>
          <OfficePanel locale={locale} office={office} hoursId={office === mainOffice ? 'hours' : undefined} />
        </section>
      ))}
    </div>
  )
}
