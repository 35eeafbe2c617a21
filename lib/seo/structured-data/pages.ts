import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  MedicalWebPageLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts'
import { cities, faq, policies, posts, services, symptoms } from '../../content'
import type { Locale } from '../../i18n/locales'
import { postsOn } from '../../kinds/blog-list'
import { pageNames } from '../../kinds/names'
import type { Route } from '../../kinds/registry'
import { cardOf } from '../cards'
import { lastModified } from '../history'
import { absoluteUrl } from '../site'
import { articleNode } from './article'
import { doctorNode } from './doctor'
import { questionNodes } from './faq'
import { entity, pageId, pageUrl } from './ids'
import { listNode } from './lists'
import { type OfferedTherapy, serviceNode } from './service'
import { symptomPage } from './symptom'
import { translationOf } from './translation'

type Page = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | FAQPageLeaf | MedicalWebPageLeaf

/** What a kind of page says beyond what every page says, and the things it describes. */
type Content = { page: Page; things?: (Thing | OfferedTherapy)[] }

/** An overview and its list. */
function overview(route: Route, items: { path: string; title: string }[], locale: Locale): Content {
  const list = listNode(route.path, items, locale)
  return {
    page: { '@type': 'CollectionPage', mainEntity: { '@id': pageId(route.path, locale, 'list') } },
    things: [list],
  }
}

const below = (folder: string, items: { slug: string; title: string }[]) =>
  items.map(({ slug, title }) => ({ path: `${folder}/${slug}`, title }))

function contentOf(route: Route, locale: Locale): Content {
  const { kind, slug, path } = route
  switch (kind) {
    case 'home':
      return { page: { '@type': 'WebPage', about: entity('clinic') }, things: [doctorNode(locale)] }
    case 'about':
      return { page: { '@type': 'AboutPage', about: entity('clinic') }, things: [doctorNode(locale)] }
    case 'contact':
      return { page: { '@type': 'ContactPage', about: entity('clinic') } }
    case 'city': {
      const { items } = cities.one(slug, locale).questions
      const questions = questionNodes(items.map(({ title, text }) => ({ question: title, answer: text })))
      return { page: { '@type': 'FAQPage', about: entity('clinic'), mainEntity: questions } }
    }
    case 'faq': {
      const questions = questionNodes(faq(locale).groups.flatMap(({ items }) => items))
      return { page: { '@type': 'FAQPage', mainEntity: questions } }
    }
    case 'services':
      return overview(route, below(path, services.all(locale)), locale)
    case 'symptoms':
      return overview(route, below(path, symptoms.all(locale)), locale)
    case 'blog':
    case 'blog-page':
      return overview(route, below('/blog', postsOn(route, locale)), locale)
    case 'service': {
      const main = { '@id': pageId(path, locale, 'service') }
      return { page: { '@type': 'WebPage', mainEntity: main }, things: [serviceNode(slug, locale)] }
    }
    case 'symptom':
      return { page: symptomPage(slug, locale), things: [doctorNode(locale)] }
    case 'post': {
      const article = articleNode(route, locale)
      const byDoctor = posts.one(slug, locale).author === 'doctor'
      const main = { '@id': pageId(path, locale, 'article') }
      return {
        page: { '@type': 'WebPage', mainEntity: main },
        things: [article, ...(byDoctor ? [doctorNode(locale)] : [])],
      }
    }
    default:
      return { page: { '@type': 'WebPage' } }
  }
}

/**
 * A page and the things it describes, but for the clinic and the site, which every page has. A policy says itself when it was
 * changed; for the other pages their history does.
 */
export function pageNodes(route: Route, locale: Locale): (Thing | OfferedTherapy)[] {
  const { path, kind, slug } = route
  const { page, things = [] } = contentOf(route, locale)
  const modified = kind === 'policy' ? policies.one(slug, locale).updated : lastModified(route, locale)
  const common: WebPageLeaf = {
    '@type': 'WebPage',
    '@id': pageId(path, locale, 'webpage'),
    url: pageUrl(path, locale),
    name: pageNames(route, locale).seo.title,
    inLanguage: locale,
    isPartOf: entity('website'),
    breadcrumb: kind === 'home' ? undefined : { '@id': pageId(path, locale, 'breadcrumb') },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(cardOf(route, locale).path) },
    dateModified: modified,
    ...translationOf('webpage', path, locale),
  }
  return [{ ...common, ...page }, ...things]
}
