import { about, type content as aboutContent } from './about'
import { blog, type content as blogContent } from './blog'
import { blogPage } from './blog-page'
import { bookNow, type content as bookNowContent } from './book-now'
import { cashPlans, type content as cashPlansContent } from './cash-plans'
import { city, type content as cityContent } from './city'
import { contact, type content as contactContent } from './contact'
import { demo, type content as demoContent } from './demo'
import { faq, type content as faqContent } from './faq'
import { financialInformation, type content as financialInformationContent } from './financial-information'
import { freeConsultation, type content as freeConsultationContent } from './free-consultation'
import { home, type content as homeContent } from './home'
import { insurancePlans, type content as insurancePlansContent } from './insurance-plans'
import { insurer, type content as insurerContent } from './insurer'
import type { Kind, KindDefinition } from './kind'
import { languageAssistance, type content as languageAssistanceContent } from './language-assistance'
import { newPatientSpecial, type content as newPatientSpecialContent } from './new-patient-special'
import { notFound, type content as notFoundContent } from './not-found'
import { policy, type content as policyContent } from './policy'
import { post, type content as postContent } from './post'
import { search, type content as searchContent } from './search'
import { service, type content as serviceContent } from './service'
import { services, type content as servicesContent } from './services'
import { symptom, type content as symptomContent } from './symptom'
import { symptoms, type content as symptomsContent } from './symptoms'
import { thankYou, type content as thankYouContent } from './thank-you'
import { whatItCosts, type content as whatItCostsContent } from './what-it-costs'
import { whereDoesItHurt, type content as whereDoesItHurtContent } from './where-does-it-hurt'

/** The content definition of each kind of page. */
export type Contents = {
  home: typeof homeContent
  about: typeof aboutContent
  faq: typeof faqContent
  services: typeof servicesContent
  service: typeof serviceContent
  symptoms: typeof symptomsContent
  symptom: typeof symptomContent
  'where-does-it-hurt': typeof whereDoesItHurtContent
  blog: typeof blogContent
  'blog-page': typeof blogContent
  post: typeof postContent
  'financial-information': typeof financialInformationContent
  'cash-plans': typeof cashPlansContent
  'insurance-plans': typeof insurancePlansContent
  'what-it-costs': typeof whatItCostsContent
  insurer: typeof insurerContent
  'new-patient-special': typeof newPatientSpecialContent
  'free-consultation': typeof freeConsultationContent
  contact: typeof contactContent
  'book-now': typeof bookNowContent
  city: typeof cityContent
  policy: typeof policyContent
  'language-assistance': typeof languageAssistanceContent
  search: typeof searchContent
  'not-found': typeof notFoundContent
  'thank-you': typeof thankYouContent
  demo: typeof demoContent
}

/** All kinds of pages, in the order of the sitemap. */
export const kinds: { [K in Kind]: KindDefinition<K> } = {
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

/** The definition of a kind that is known only at run time. */
export const kindOf = (kind: Kind): KindDefinition => kinds[kind]
