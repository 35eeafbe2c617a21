import type { ReactElement } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import { withSource } from '@/lib/visit/attribution'
import { CallButton } from './call-button'
import { CtaPanel } from './cta-panel'

/**
 * Show the call to action at the end of a post, selected by the `cta` field of its front matter. Add a case here for
 * each new one.
 */
export function PostCta({ post, locale }: { post: Page<'post'>; locale: Locale }): ReactElement {
  const t = translator(locale)
  const heading = post.ask ?? t('blog.ask')
  const link = (path: string, label: string, look: 'offer' | 'outline' = 'offer') => (
    <Link className={buttonClass(look)} href={withSource(path, `blog-${post.slug}`)} locale={locale}>
      {label}
    </Link>
  )
  switch (post.cta) {
    case 'free-consultation':
      return (
        <CtaPanel heading={heading} text={t('blog.ctaText')}>
          {link('/free-consultation#consultation-form', t('cta.scheduleFreeConsultation'))}
          <CallButton />
        </CtaPanel>
      )
    case 'pediatric-consultation':
      return (
        <CtaPanel heading={heading} text={t('blog.pediatricText')}>
          {link('/book-now', t('cta.pediatricConsultation'))}
        </CtaPanel>
      )
    case 'wellness':
      return (
        <CtaPanel heading={heading} text={t('blog.wellnessText')}>
          {link('/book-now', t('cta.scheduleAppointment'))}
          {link('/services/wellness-care', t('cta.wellness'), 'outline')}
        </CtaPanel>
      )
    case 'appointment':
      return (
        <CtaPanel heading={heading} text={t('blog.ctaText')}>
          {link('/book-now', t('cta.scheduleAppointment'))}
        </CtaPanel>
      )
  }
}
