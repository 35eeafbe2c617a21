import { clinic } from '../../clinic/facts'
import { momentOfDay } from '../../clinic/local-time'
import { pageOf, pagesOf } from '../../content'
import { isAhead } from '../../content/is-ahead'
import { escapeHtml, toHtml } from '../../content/markdown'
import { type Locale, localePath } from '../../i18n/locales'
import { translator } from '../../i18n/translator'
import type { Page } from '../../page-types'
import { photoWords } from '../../pictures/photos'
import { absoluteUrl } from '../../util/site'
import { withSources } from '../../visit/attribution'
import { articlePictures } from '../cards'

/** Render the whole article as self-contained HTML: picture, text, sources, all addresses absolute. */
function htmlOf(post: Page<'post'>, url: string, image: string, locale: Locale): string {
  const t = translator(locale)
  const drawing = post.caption ? t('blog.drawing', { caption: post.caption }) : ''
  const alt = escapeHtml(post.photo ? photoWords(post.photo, locale).alt : drawing)
  const sources = post.sources.map(
    ({ title, publisher, url: source, lang }) =>
      `<li lang="${lang}"><a href="${escapeHtml(source)}">${escapeHtml(title)}</a>, ${escapeHtml(publisher)}</li>`,
  )
  return [
    `<p><img src="${image}" alt="${alt}"></p>`,
    toHtml(withSources(post.content, `blog-${post.slug}`), locale, url),
    `<h2>${escapeHtml(t('symptom.sources'))}</h2>`,
    `<ol>${sources.join('')}</ol>`,
  ].join('\n')
}

function itemOf(post: Page<'post'>, locale: Locale) {
  const url = absoluteUrl(localePath(`/blog/${post.slug}`, locale))
  const image = absoluteUrl(articlePictures(post.slug)[0].path)
  return {
    url,
    image,
    title: post.title,
    summary: post.description,
    author: post.author === 'doctor' ? clinic.doctor.name[locale] : clinic.name,
    published: momentOfDay(post.date),
    html: htmlOf(post, url, image, locale),
  }
}

/** Return the published posts, newest first. */
const feedPosts = (locale: Locale) => pagesOf('post', locale).filter((post) => !isAhead(post))

/** The number of posts in a feed. */
const feedSize = 20

/**
 * Return the content of the feed of a language: the blog, and its newest posts in full, newest first.
 * @param all all published posts of the language, newest first.
 */
export function feedOf(locale: Locale, all = feedPosts(locale)) {
  const { title, seo } = pageOf('blog', locale)
  const items = all.slice(0, feedSize).map((post) => itemOf(post, locale))
  return {
    title: `${clinic.name}: ${title}`,
    description: seo.description,
    home: absoluteUrl(localePath('/blog', locale)),
    language: `${locale}-US`,
    // Not the build time: the same content must produce the same file.
    updated: items[0]?.published ?? momentOfDay('1970-01-01'),
    items,
  }
}
