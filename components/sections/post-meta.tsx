import { sample } from '@/components/ui/classes'
import { clinic } from '@/lib/clinic/facts'
import { isPreview } from '@/lib/content'
import { isAhead } from '@/lib/content/is-ahead'
import { readingMinutes } from '@/lib/content/reading-time'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'

type Props = { post: Page<'post'>; locale: Locale; className?: string }

/** Show date, reading time and byline of a post. */
export function PostMeta({ post, locale, className = '' }: Props) {
  const t = translator(locale)
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small ${className}`}>
      <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
      {/* Only in a preview: a launched site does not include future posts. */}
      {isPreview() && isAhead(post) && <span className={sample}>{t('blog.ahead')}</span>}
      <span>{t('blog.readTime', { minutes: readingMinutes(post.content) })}</span>
      <span>
        {post.author === 'doctor' ? t('blog.byDoctor', { doctor: clinic.doctor.name[locale] }) : t('blog.byClinic')}
      </span>
    </p>
  )
}
