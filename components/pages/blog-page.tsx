import { PageHero } from '@/components/sections/page-hero'
import { PostMeta } from '@/components/sections/post-meta'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { pages, posts } from '@/lib/content'
import { translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'
import { routesOf } from '@/lib/routes'
import { blogPageSize } from '@/lib/routes/registry'
import type { PageProps } from './define-page'

/** One page of the blog list (specification 2.7): six posts, newest first. */
export function BlogPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const { title, heading, lead } = pages.one('blog', locale)
  const number = route.kind === 'blog' ? 1 : Number(route.slug)
  const shown = posts.all(locale).slice((number - 1) * blogPageSize, number * blogPageSize)
  return (
    <>
      <PageHero locale={locale} title={title} heading={heading} lead={lead} ground="straw" />
      <section className="sec">
        <div className="wrap">
          <div className="posts">
            {shown.map((post) => (
              <article key={post.slug} className="post">
                <div className="pic">
                  <MapView view={post.drawing} />
                </div>
                <div>
                  <PostMeta post={post} locale={locale} />
                  <h2>
                    <Link href={`/blog/${post.slug}`} locale={locale}>
                      {post.title}
                    </Link>
                  </h2>
                  <p>{post.description}</p>
                  <span className="more" aria-hidden="true">
                    {t('cta.readMore')}
                    <Icon name="arrow-right" className="ic-go" />
                  </span>
                </div>
              </article>
            ))}
          </div>
          <Pagination current={number} locale={locale} />
        </div>
      </section>
    </>
  )
}

function Pagination({ current, locale }: { current: number; locale: Locale }) {
  const t = translator(locale)
  const list = [...routesOf('blog'), ...routesOf('blog-page')]
  const step = (to: number, label: string) => {
    const target = list[to - 1]
    return target ? (
      <Link href={target.path} locale={locale}>
        {label}
      </Link>
    ) : (
      <span aria-disabled="true">{label}</span>
    )
  }
  if (list.length < 2) return null
  return (
    <nav className="pages" aria-label={t('blog.pages')}>
      {step(current - 1, t('blog.previous'))}
      {list.map(({ path }, i) => (
        <Link key={path} href={path} locale={locale} aria-current={i + 1 === current ? 'page' : undefined}>
          {i + 1}
        </Link>
      ))}
      {step(current + 1, t('blog.next'))}
    </nav>
  )
}
