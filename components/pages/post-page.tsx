import { WithContents } from '@/components/sections/contents-list'
import { CtaPanel } from '@/components/sections/cta-panel'
import { PostMeta } from '@/components/sections/post-meta'
import { Sources } from '@/components/sections/sources'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { posts } from '@/lib/content'
import { headingsOf } from '@/lib/content/headings'
import { translator } from '@/lib/i18n'
import type { PageProps } from './define-page'

/** An article (specification 2.7), from its title to its sources. */
export function PostPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const post = posts.one(route.slug, locale)
  return (
    <article>
      <header className="ph straw">
        <div className="wrap">
          <div>
            <Link className="more" href="/blog" locale={locale}>
              <Icon name="arrow-left" />
              {t('blog.back')}
            </Link>
            <h1>{post.title}</h1>
            <PostMeta post={post} locale={locale} />
          </div>
          <div className="ph__fig">
            <div className="sheet">
              <MapView view={post.drawing} />
            </div>
          </div>
        </div>
      </header>
      <div className="sec over">
        <div className="wrap">
          <WithContents headings={headingsOf(post.content)} locale={locale}>
            <Prose markdown={post.content} locale={locale} />
            <Sources sources={post.sources} locale={locale} />
            <CtaPanel heading={t('blog.cta')} text={t('blog.ctaText')}>
              <Link className="btn btn-y" href="/book-now" locale={locale}>
                {t('cta.scheduleAppointment')}
              </Link>
            </CtaPanel>
          </WithContents>
        </div>
      </div>
    </article>
  )
}
