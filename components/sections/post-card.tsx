import { PostMeta } from '@/components/sections/post-meta'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/kinds/kind'

/** A post in a list: picture, date, reading time, title, description, Read More. The link of the title covers the card. */
export function PostCard({ post, locale, level }: { post: Page<'post'>; locale: Locale; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <article className="post">
      <div className="pic">
        <MapView view={post.drawing} />
      </div>
      <div>
        <PostMeta post={post} locale={locale} />
        <Heading>
          <Link href={`/blog/${post.slug}`} locale={locale}>
            {post.title}
          </Link>
        </Heading>
        <p>{post.description}</p>
        <span className="more" aria-hidden="true">
          {translator(locale)('cta.readMore')}
          <Icon name="arrow-right" className="ic-go" />
        </span>
      </div>
    </article>
  )
}
