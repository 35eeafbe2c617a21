import { moreLink, tw } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const about = { 'cta.learnMore': 'cta.learnMoreAbout', 'cta.readMore': 'cta.readMoreAbout' } as const

type Props = {
  href: string
  title: string
  locale: Locale
  label?: keyof typeof about
  /**
   * Extend its clickable area over the nearest positioned ancestor, so that a click anywhere on a card follows its one
   * link.
   */
  covers?: boolean
}

const cover = tw`after:absolute after:inset-0`

/** Say "Learn more" or "Read more", with the topic as visually hidden text (WCAG 2.4.4). */
export function LearnMore({ href, title, locale, label = 'cta.learnMore', covers }: Props) {
  const t = translator(locale)
  return (
    <Link className={covers ? `${moreLink} ${cover}` : moreLink} href={href} locale={locale}>
      {t(label)}
      <span className="sr-only">{t(about[label], { title })}</span>
      <GoIcon />
    </Link>
  )
}
