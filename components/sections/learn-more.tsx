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
   * link. A row of a list of them shows its arrow alone on phones.
   */
  covers?: boolean | 'row'
}

const cover = tw`after:absolute after:inset-0`
const row = tw`max-sm:absolute max-sm:inset-0 max-sm:items-start max-sm:justify-end max-sm:py-5`

/** Say "Learn more" or "Read more", with the topic as visually hidden text (WCAG 2.4.4). */
export function LearnMore({ href, title, locale, label = 'cta.learnMore', covers }: Props) {
  const t = translator(locale)
  return (
    <Link className={`${moreLink} ${covers ? cover : ''} ${covers === 'row' ? row : ''}`} href={href} locale={locale}>
      <span className={covers === 'row' ? 'max-sm:sr-only' : undefined}>{t(label)}</span>
      <span className="sr-only">{t(about[label], { title })}</span>
      <GoIcon />
    </Link>
  )
}
