import { ContactForm } from '@/components/islands/contact-form'
import { note as noteClass } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import { contactFields, formWords } from '@/lib/forms/contact-fields'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { absoluteUrl } from '@/lib/util/site'
import { FormPanel } from './form-panel'

type Props = {
  locale: Locale
  id: string
  heading: string
  note: string
  /** The https URL of the form endpoint. */
  endpoint: string
}

/** Show the native contact form, in place of the provider's frame. */
export function ContactFormSection({ locale, endpoint, ...panel }: Props) {
  const t = translator(locale)
  return (
    <FormPanel {...panel}>
      <div className="grid gap-5 px-6 pt-6 pb-6">
        <ContactForm
          locale={locale}
          endpoint={endpoint}
          thanks={absoluteUrl(localePath('/thank-you', locale))}
          fields={contactFields(locale)}
          words={{
            form: formWords(locale),
            send: t('forms.send'),
            sending: t('forms.sending'),
            restored: t('contactForm.restored'),
            leaveEmpty: t('contactForm.leaveEmpty'),
            offline: t('contactForm.offline'),
            online: t('contactForm.online'),
            timeout: t('contactForm.timeout'),
            refused: t('contactForm.refused'),
            unreachable: t('contactForm.unreachable'),
          }}
        >
          <p className={noteClass}>
            {t('forms.privacy')}{' '}
            <Link href="/privacy-policy" locale={locale}>
              {pageOf('policy', locale, 'privacy-policy').title}
            </Link>
            {' · '}
            <Link href="/terms-of-service" locale={locale}>
              {pageOf('policy', locale, 'terms-of-service').title}
            </Link>
          </p>
        </ContactForm>
      </div>
    </FormPanel>
  )
}
