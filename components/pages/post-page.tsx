import { Fragment } from 'react'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { CallButton } from '@/components/sections/call-button'
import { boxHeading, WithContents } from '@/components/sections/contents-list'
import { DangerLine } from '@/components/sections/danger-line'
import { HeroPicture } from '@/components/sections/hero-picture'
import { PostCard, postGrid } from '@/components/sections/post-card'
import { PostCta } from '@/components/sections/post-cta'
import { PostMeta } from '@/components/sections/post-meta'
import { ShareRow } from '@/components/sections/share-row'
import { Sources } from '@/components/sections/sources'
import { TextWithSigns } from '@/components/sections/when-to-be-seen'
import { band } from '@/components/ui/band'
import { actions, buttonClass, moreLink, wrap } from '@/components/ui/classes'
import { hero } from '@/components/ui/hero'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/markdown'
import { splitAfterFirstSection, splitAfterSection, splitIntoPieces } from '@/lib/content/sections'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import { absoluteUrl } from '@/lib/util/site'
import { withSource, withSources } from '@/lib/visit/attribution'
import type { PageProps } from './define-page'

/** Show a blog post: heading, table of contents, text, sources, call to action, related posts. */
export function PostPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const post = pageOf('post', locale, route.slug)
  const { title, description, urgent, bodyPart, content } = post
  const [beginning, rest] = splitAfterFirstSection(withSources(content, `blog-${post.slug}`))
  // The box of danger signs ends a piece.
  const [throughSigns, afterSigns = ''] = splitAfterSection(rest, 'urgent')
  const pieces = [throughSigns, afterSigns].flatMap((part) => splitIntoPieces(part))
  const style = hero({ ground: 'straw', columns: 2 })
  return (
    <article className="reading-progress">
      <header className={style.root()}>
        <div className={style.inner()}>
          <div className={style.words()}>
            <Breadcrumbs route={route} locale={locale} />
            <h1 className={style.heading()}>{title}</h1>
            {/* On phones the byline has its own line: whether it fits on the line before could change when the fonts
                load. */}
            <PostMeta className="mt-5 max-xs:*:last:basis-full" post={post} locale={locale} />
          </div>
          <div className={style.figure()}>
            <HeroPicture page={post} shape="standard" alt={drawingWords(t, post)} locale={locale} inFirstScreen />
          </div>
        </div>
      </header>
      <div className={band({ over: true })}>
        <div className={wrap}>
          <WithContents
            headings={headingsOf(content)}
            locale={locale}
            aside={<OtherLanguage post={post} locale={locale} />}
          >
            {urgent && <DangerLine className="mb-8 max-w-text" ids={urgent} locale={locale} />}
            <TextWithSigns
              markdown={beginning}
              ids={urgent}
              part={bodyPart}
              locale={locale}
              className="prose [&>p:first-child]:text-ink-2 [&>p:first-child]:text-lead/text"
            />
            {/* Most readers of a long article leave before the end. */}
            <div className={actions}>
              <Link
                className={buttonClass('primary')}
                href={withSource('/book-now', `blog-${post.slug}`)}
                locale={locale}
              >
                {t('cta.bookAppointment')}
              </Link>
              <CallButton />
            </div>
            <div>
              {pieces.map((piece, i) => (
                <Fragment key={piece}>
                  {i > 0 && i < 3 && <NextPost slug={post.related[i - 1]} locale={locale} />}
                  <TextWithSigns markdown={piece} ids={urgent} part={bodyPart} locale={locale} />
                </Fragment>
              ))}
            </div>
            <PostCta post={post} locale={locale} />
            <ShareRow
              url={absoluteUrl(localePath(route.path, locale))}
              title={title}
              text={description}
              locale={locale}
            />
            <Sources sources={post.sources} locale={locale} />
          </WithContents>
          <section className="mt-sec border-ink border-t-2 pt-6 print:hidden" aria-labelledby="next">
            <h2 className="text-t3" id="next">
              {t('blog.related')}
            </h2>
            <div className={`${postGrid} my-8`}>
              {post.related.map((slug) => (
                <PostCard key={slug} post={pageOf('post', locale, slug)} locale={locale} level={3} />
              ))}
            </div>
            <Link className={moreLink} href="/blog" locale={locale}>
              <Icon name="arrow-left" />
              {t('blog.back')}
            </Link>
          </section>
        </div>
      </div>
    </article>
  )
}

/** Lead on to a related post: on phones, where the end of a long article is many screens away. */
function NextPost({ slug, locale }: { slug?: string; locale: Locale }) {
  if (!slug) return null
  return (
    <Link
      className="mt-6 flex min-h-13 items-center justify-between gap-4 border-ink border-y-2 py-2 text-ink no-underline sm:hidden print:hidden"
      data-narrow-only=""
      href={`/blog/${slug}`}
      locale={locale}
    >
      <span>
        <span className="block text-ink-2 text-small">{translator(locale)('blog.related')}</span>
        <span className="font-bold font-display text-body/head">{pageOf('post', locale, slug).title}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}

/** Return the texts of a drawing; a drawing that the build chose is decorative. */
function drawingWords(t: ReturnType<typeof translator>, { caption, pin }: Page<'post'>): string {
  if (!caption) return ''
  return pin ? t('symptom.drawing', { caption, pin }) : t('blog.drawing', { caption })
}

/** Show the article's summary in the other language and a link to it. The loader stores the language choice. */
function OtherLanguage({ post, locale }: { post: Page<'post'>; locale: Locale }) {
  const other = otherLocale(locale)
  const t = translator(other)
  return (
    <div className="mt-8 border-hickory border-t-4 bg-straw p-6 md:flex-none" lang={other}>
      <p className={`mb-2 ${boxHeading}`}>{t('blog.summary')}</p>
      <p className="mb-4">{pageOf('post', other, post.slug).description}</p>
      <Link className={buttonClass('primary', 'small')} href={`/blog/${post.slug}`} locale={other} hrefLang={other}>
        {t('blog.readHere')}
      </Link>
    </div>
  )
}
