import { moreLink } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** "Learn More", with the topic as visually hidden text (WCAG 2.4.4). */
export function LearnMore({ href, title, locale }: { href: string; title: string; locale: Locale }) {
  const t = translator(locale)
  return (
    <Link className={moreLink} href={href} locale={locale}>
      {t('cta.learnMore')}
      <span className="sr-only">{t('cta.learnMoreAbout', { title })}</span>
      <GoIcon />
    </Link>
  )
}
