import { about } from './about'
import { blog } from './blog'
import { blogPage } from './blog-page'
import { bookNow } from './book-now'
import { cashPlans } from './cash-plans'
import { city } from './city'
import { contact } from './contact'
import { demo } from './demo'
import { faq } from './faq'
import { financialInformation } from './financial-information'
import { freeConsultation } from './free-consultation'
import { home } from './home'
import { insurancePlans } from './insurance-plans'
import { insurer } from './insurer'
import type { Content, Kind, KindDefinition } from './kind'
import { languageAssistance } from './language-assistance'
import { newPatientSpecial } from './new-patient-special'
import { notFound } from './not-found'
import { policy } from './policy'
import { post } from './post'
import { search } from './search'
import { service } from './service'
import { services } from './services'
import { symptom } from './symptom'
import { symptoms } from './symptoms'
import { thankYou } from './thank-you'
import { whatItCosts } from './what-it-costs'
import { whereDoesItHurt } from './where-does-it-hurt'

/** All kinds of pages, in the order of the sitemap. */
export const kinds = {
  home,
  about,
  faq,
  services,
  service,
  symptoms,
  symptom,
  'where-does-it-hurt': whereDoesItHurt,
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
  'book-now': bookNow,
  city,
  policy,
  'language-assistance': languageAssistance,
  search,
  'not-found': notFound,
  'thank-you': thankYou,
  demo,
}

export const kindNames = Object.keys(kinds) as Kind[]

/** Test whether a name is that of a kind. */
export const isKind = (name: string): name is Kind => name in kinds

/** Every kind is complete, whatever its pages hold. */
const complete: Record<Kind, KindDefinition<Content, never>> = kinds

/** Return the definition of a kind that is known only at run time. */
export const kindOf = (kind: Kind) => complete[kind] as KindDefinition
