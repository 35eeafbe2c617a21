import { clinic } from '@/lib/clinic'
import type { Post } from '@/lib/content'
import { formatDate, translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'
import { readingMinutes } from '@/lib/reading-time'

/** Date, reading time and byline of a post. */
export function PostMeta({ post, locale }: { post: Post; locale: Locale }) {
  const t = translator(locale)
  return (
    <p className="meta">
      <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
      <span>{t('blog.readTime', { minutes: readingMinutes(post.content) })}</span>
      <span>{post.author === 'doctor' ? t('blog.byDoctor', { doctor: clinic.doctor.name }) : t('blog.byClinic')}</span>
    </p>
  )
}
