import type { ReactNode } from 'react'
import { tw } from '@/components/ui/classes'
import { clinic } from '@/lib/clinic/facts'
import { mainOffice, type Office } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AddressLines } from './address-lines'
import { EmailLink } from './email-link'
import { OfficeHours } from './office-hours'
import { TextLink } from './text-link'

/** A link to reach the clinic, tall enough to tap. */
export const reachLink = tw`inline-flex min-h-9 items-center font-semibold sm:min-h-11`

/** Show a fact in a ruled description list under its name; pass `id` if links lead to it. */
export function Fact({ name, id, children }: { name: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} className="border-line-2 border-t py-2 sm:py-5">
      <dt className="font-bold font-display text-body/head sm:mb-1">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Show address, phone (call and text), email and hours of an office. */
export function ContactFacts({ locale, office = mainOffice }: { locale: Locale; office?: Office }) {
  const t = translator(locale)
  return (
    <dl className="mt-4 sm:mt-10">
      <Fact name={t('contact.address')}>
        <span translate="no">
          <AddressLines office={office} />
        </span>
      </Fact>
      <Fact name={t('contact.phone')}>
        <a className={reachLink} href={office.phone.tel} translate="no">
          {office.phone.display}
        </a>
        <br />
        <TextLink className={reachLink} locale={locale} office={office} />
      </Fact>
      {clinic.email && (
        <Fact name={t('contact.email')}>
          <EmailLink locale={locale} className={reachLink}>
            {clinic.email}
          </EmailLink>
        </Fact>
      )}
      <Fact name={t('contact.hours')}>
        <OfficeHours locale={locale} office={office} />
      </Fact>
    </dl>
  )
}
