import type { BlogPostingLeaf, MedicalConditionLeaf, QuestionLeaf, Thing, WebPageLeaf } from 'schema-dts'
import { pageOf } from '../../content'
import { toText } from '../../content/markdown'
import { wordCount } from '../../content/reading-time'
import type { Locale } from '../../i18n/locales'
import { definitionOf, type PageContext } from '../../page-types'
import type { Route } from '../../page-types/definition'
import type { PageData } from '../../page-types/structured-data'
import { absoluteUrl } from '../../util/site'
import { topicsOf } from '../article'
import { articlePictures, cardOf } from '../cards'
import { lastModified } from '../git-history'
import { withZone } from '../with-zone'
import { doctorNode, practitionerNode } from './entities'
import { entity, pageId, pageUrl, translationOf } from './ids'
import { listNode } from './lists'
import { type OfferedTherapy, serviceNode } from './service'

/**
 * Return the node of a blog post (Google Search Central, "Article"): author, dates, topics, and images in three aspect
 * ratios.
 */
function articleNode(route: Route, locale: Locale): BlogPostingLeaf {
  const { title, seo, author, date, content } = pageOf('post', locale, route.slug)
  const { section, tags } = topicsOf(route.slug, locale)
  return {
    '@type': 'BlogPosting',
    '@id': pageId(route.path, locale, 'article'),
    mainEntityOfPage: { '@id': pageId(route.path, locale, 'webpage') },
    headline: title,
    description: seo.description,
    image: articlePictures(route.slug).map(({ path }) => absoluteUrl(path)),
    author: entity(author),
    publisher: entity('clinic'),
    datePublished: withZone(date),
    dateModified: withZone(lastModified(route, locale) ?? date),
    inLanguage: locale,
    wordCount: wordCount(content),
    articleSection: section,
    keywords: tags,
    ...translationOf('article', route.path, locale),
  }
}

type Page = Extract<Thing, { '@type': PageData['type'] }>

/** Return questions with the answers shown on the page (Google Search Central, "FAQ"). */
const questionNodes = (items: { question: string; answer: string }[]): QuestionLeaf[] =>
  items.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toText(answer).replace(/\s+/g, ' ') },
    }),
  )

/** Return the other entities that a page describes: an article, a service, a list, the doctor. */
function thingsOf({ main, list, doctor }: PageData, { route, locale }: PageContext): (Thing | OfferedTherapy)[] {
  return [
    ...(main === 'article' ? [articleNode(route, locale)] : []),
    ...(main === 'practitioner' ? [practitionerNode(route, locale)] : []),
    ...(main === 'service' ? [serviceNode(route.slug, locale)] : []),
    ...(list ? [listNode(route.path, list, locale)] : []),
    ...(doctor ? [doctorNode(locale)] : []),
  ]
}

/** Return the subject (`about`) and main entity of the page. */
function subjectOf(
  { clinic, condition, list, main, questions }: PageData,
  { route, locale }: PageContext,
): WebPageLeaf {
  const part = list ? 'list' : main
  const illness: MedicalConditionLeaf | undefined = condition
    ? { '@type': 'MedicalCondition', name: condition }
    : undefined
  const entityOf = part && { '@id': pageId(route.path, locale, part) }
  return {
    '@type': 'WebPage',
    about: clinic ? entity('clinic') : illness,
    mainEntity: questions ? questionNodes(questions) : entityOf,
  }
}

/** Return the nodes of a page and of the entities it describes, except clinic and website, which every page has. */
export function pageNodes(context: PageContext): (Thing | OfferedTherapy)[] {
  const { route, locale } = context
  const { path, pageType } = route
  const data = definitionOf(pageType).structuredData(context)
  const modified = data.modified ?? lastModified(route, locale)
  const page: Page = {
    ...subjectOf(data, context),
    '@type': data.type,
    '@id': pageId(path, locale, 'webpage'),
    url: pageUrl(path, locale),
    name: definitionOf(pageType).names(context).seo.title,
    inLanguage: locale,
    isPartOf: entity('website'),
    breadcrumb: pageType === 'home' ? undefined : { '@id': pageId(path, locale, 'breadcrumb') },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(cardOf(route, locale).path) },
    dateModified: modified && withZone(modified),
    ...translationOf('webpage', path, locale),
    lastReviewed: data.reviewed,
    reviewedBy: data.reviewed ? entity('doctor') : undefined,
  }
  return [page, ...thingsOf(data, context)]
}
