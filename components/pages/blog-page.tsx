import type { ReactNode } from 'react'
import { PageTurn } from '@/components/islands/page-turn'
import { PageHero } from '@/components/sections/page-hero'
import { PostCard } from '@/components/sections/post-card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { blogPageNumber, pagesShown, postsOn } from '@/lib/kinds/blog'
import { routesOf } from '@/lib/routes'
import { feeds } from '@/lib/seo/feed/addresses'
import type { PageProps } from './define-page'

/** One page of the blog list: six posts, newest first. */
export function BlogPage({ locale, route }: PageProps) {
  const { heading, lead, content } = pageOf('blog', locale)
  const number = blogPageNumber(route)
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={heading}
        lead={lead}
        ground="river"
        actions={
          <a className="more" href={localePath(feeds.rss, locale)} type="application/rss+xml">
            <Icon name="rss-simple" />
            {translator(locale)('blog.rss')}
          </a>
        }
      />
      <section className="sec">
        <div className="wrap">
          <div className="posts front">
            {postsOn(route, pagesOf('post', locale)).map((post) => (
              <PostCard key={post.slug} post={post} locale={locale} level={2} />
            ))}
          </div>
          <Pagination current={number} locale={locale} />
        </div>
      </section>
      {number === 1 && (
        <section className="sec mist">
          <div className="wrap">
            <Prose markdown={content} locale={locale} />
          </div>
        </section>
      )}
    </>
  )
}

function Pagination({ current, locale }: { current: number; locale: Locale }) {
  const t = translator(locale)
  const list = [...routesOf('blog'), ...routesOf('blog-page')]
  const step = (to: number, content: ReactNode) => {
    const target = list[to - 1]
    return target ? (
      <Link href={target.path} locale={locale} scroll={false}>
        {content}
      </Link>
    ) : (
      <span aria-disabled="true">{content}</span>
    )
  }
  if (list.length < 2) return null
  return (
    <PageTurn label={t('blog.pages')}>
      {step(
        current - 1,
        <>
          <Icon name="arrow-left" />
          {t('blog.previous')}
        </>,
      )}
      {pagesShown(current, list.length).map((number) => (
        <Link
          key={number}
          href={list[number - 1]?.path ?? ''}
          locale={locale}
          scroll={false}
          aria-label={t('blog.page', { number })}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {step(
        current + 1,
        <>
          {t('blog.next')}
          <Icon name="arrow-right" />
        </>,
      )}
    </PageTurn>
  )
}
