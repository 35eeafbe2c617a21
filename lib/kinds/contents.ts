import type { content as about } from './about'
import type { content as blog } from './blog'
import type { content as bookNow } from './book-now'
import type { content as cashPlans } from './cash-plans'
import type { content as city } from './city'
import type { content as contact } from './contact'
import type { content as demo } from './demo'
import type { content as faq } from './faq'
import type { content as financialInformation } from './financial-information'
import type { content as freeConsultation } from './free-consultation'
import type { content as home } from './home'
import type { content as insurancePlans } from './insurance-plans'
import type { content as insurer } from './insurer'
import type { content as newPatientSpecial } from './new-patient-special'
import type { content as notFound } from './not-found'
import type { content as policy } from './policy'
import type { content as post } from './post'
import type { content as service } from './service'
import type { content as services } from './services'
import type { content as symptom } from './symptom'
import type { content as symptoms } from './symptoms'
import type { content as thankYou } from './thank-you'

/** The content definition of each kind of page. */
export type Contents = {
  home: typeof home
  about: typeof about
  faq: typeof faq
  services: typeof services
  service: typeof service
  symptoms: typeof symptoms
  symptom: typeof symptom
  blog: typeof blog
  'blog-page': typeof blog
  post: typeof post
  'financial-information': typeof financialInformation
  'cash-plans': typeof cashPlans
  'insurance-plans': typeof insurancePlans
  insurer: typeof insurer
  'new-patient-special': typeof newPatientSpecial
  'free-consultation': typeof freeConsultation
  contact: typeof contact
  'book-now': typeof bookNow
  city: typeof city
  policy: typeof policy
  'not-found': typeof notFound
  'thank-you': typeof thankYou
  demo: typeof demo
}
