import type { ReactNode } from 'react'
import { PageHero } from '@/components/sections/page-hero'
import { PostCard, postGrid } from '@/components/sections/post-card'
import { band } from '@/components/ui/band'
import { moreLink, tw, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { blogPageNumber, pagesShown, postsOn } from '@/lib/page-types/blog'
import { routesOf } from '@/lib/routes'
import { feedPath } from '@/lib/seo/feed/addresses'
import type { PageProps } from './define-page'

/** The widths of the first cards; the others take a third of the row. */
const widths = ['full', 'half', 'half'] as const

/** Show one page of the blog list: six posts, newest first. */
export function BlogPage({ locale, route }: PageProps) {
  const page = pageOf('blog', locale)
  const { content } = page
  const number = blogPageNumber(route)
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" />
      <section className={band()}>
        <div className={wrap}>
          <div className={postGrid}>
            {postsOn(route, pagesOf('post', locale)).map((post, i) => (
              <PostCard key={post.slug} post={post} locale={locale} level={2} width={widths[i]} />
            ))}
          </div>
          <Pagination current={number} locale={locale} />
        </div>
      </section>
      {number === 1 && (
        <section className={band({ ground: 'mist' })}>
          <div className={`${wrap} grid gap-4 md:grid-cols-[1fr_auto] md:items-center md:gap-16`}>
            <Prose markdown={content} locale={locale} />
            <p>
              <a className={moreLink} href={localePath(feedPath, locale)} type="application/rss+xml">
                <Icon name="rss-simple" />
                {translator(locale)('blog.rss')}
              </a>
            </p>
          </div>
        </section>
      )}
    </>
  )
}

const pageLink = tw`inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-m px-4 font-bold font-display text-body/head no-underline`

function Pagination({ current, locale }: { current: number; locale: Locale }) {
  const t = translator(locale)
  const list = [...routesOf('blog'), ...routesOf('blog-page')]
  const step = (to: number, content: ReactNode) => {
    const target = list[to - 1]
    return target ? (
      <Link className={`${pageLink} text-ink hover:bg-mist`} href={target.path} locale={locale}>
        {content}
      </Link>
    ) : (
      <span className={`${pageLink} text-ink-3`} aria-disabled="true">
        {content}
      </span>
    )
  }
  if (list.length < 2) return null
  return (
    <nav
      className="mt-16 flex flex-wrap items-center justify-center gap-2 border-ink border-t-2 pt-6"
      aria-label={t('blog.pages')}
    >
      {step(
        current - 1,
        <>
          <Icon name="arrow-left" />
          <span className="max-xs:sr-only">{t('blog.previous')}</span>
        </>,
      )}
      {pagesShown(current, list.length).map((number) => (
        <Link
          key={number}
          className={`${pageLink} text-ink hover:bg-mist aria-[current]:bg-spruce-950 aria-[current]:text-white`}
          href={list[number - 1]?.path ?? ''}
          locale={locale}
          aria-label={t('blog.page', { number })}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {step(
        current + 1,
        <>
          <span className="max-xs:sr-only">{t('blog.next')}</span>
          <Icon name="arrow-right" />
        </>,
      )}
    </nav>
  )
}
