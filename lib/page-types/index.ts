import type { Content, Document } from '../content/document'
import { about } from './about'
import { blog } from './blog'
import { blogPage } from './blog-page'
import { bodyPart } from './body-part'
import { bookNow } from './book-now'
import { cashPlans } from './cash-plans'
import { city } from './city'
import { contact } from './contact'
import type { Context, PageTypeDefinition } from './definition'
import { demo } from './demo'
import { faq } from './faq'
import { financialInformation } from './financial-information'
import { freeConsultation } from './free-consultation'
import { home } from './home'
import { insurancePlans } from './insurance-plans'
import { insurer } from './insurer'
import { languageAssistance } from './language-assistance'
import type { PageType } from './names'
import { newPatientSpecial } from './new-patient-special'
import { notFound } from './not-found'
import { office } from './office'
import { policy } from './policy'
import { post } from './post'
import { practitioner } from './practitioner'
import { search } from './search'
import { service } from './service'
import { services } from './services'
import { symptom } from './symptom'
import { symptoms } from './symptoms'
import { thankYou } from './thank-you'
import { whatItCosts } from './what-it-costs'
import { whereDoesItHurt } from './where-does-it-hurt'

/** The definitions of all page types. */
export const pageTypes = {
  home,
  about,
  practitioner,
  faq,
  services,
  service,
  symptoms,
  symptom,
  'where-does-it-hurt': whereDoesItHurt,
  'body-part': bodyPart,
  blog,
  'blog-page': blogPage,
  post,
  'financial-information': financialInformation,
  'cash-plans': cashPlans,
  'insurance-plans': insurancePlans,
  'what-it-costs': whatItCosts,
  insurer,
  'new-patient-special': newPatientSpecial,
  'free-consultation': freeConsultation,
  contact,
  office,
  'book-now': bookNow,
  city,
  policy,
  'language-assistance': languageAssistance,
  search,
  'not-found': notFound,
  'thank-you': thankYou,
  demo,
} satisfies Record<PageType, object>

/** The content of a page. */
export type Page<K extends PageType = PageType> = K extends PageType
  ? Document<(typeof pageTypes)[K]['content']>
  : never

/** A page of any type, in a language. */
export type PageContext = Context<Page>

/** The definition of a page type that is known only at run time. */
export type AnyPageType = PageTypeDefinition<Content, Page>

/** Typed so that each page type must be complete, whatever its content. */
const complete: Record<PageType, PageTypeDefinition<Content, never>> = pageTypes

/** Return the definition of a page type. */
export const definitionOf = (pageType: PageType) => complete[pageType] as AnyPageType
