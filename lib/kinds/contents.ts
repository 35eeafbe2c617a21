/** The content definition of each kind of page. */
export type Contents = {
  home: typeof import('./home').content
  about: typeof import('./about').content
  faq: typeof import('./faq').content
  services: typeof import('./services').content
  service: typeof import('./service').content
  symptoms: typeof import('./symptoms').content
  symptom: typeof import('./symptom').content
  blog: typeof import('./blog').content
  'blog-page': typeof import('./blog').content
  post: typeof import('./post').content
  'financial-information': typeof import('./financial-information').content
  'cash-plans': typeof import('./cash-plans').content
  'insurance-plans': typeof import('./insurance-plans').content
  insurer: typeof import('./insurer').content
  'new-patient-special': typeof import('./new-patient-special').content
  'free-consultation': typeof import('./free-consultation').content
  contact: typeof import('./contact').content
  'book-now': typeof import('./book-now').content
  city: typeof import('./city').content
  policy: typeof import('./policy').content
  'not-found': typeof import('./not-found').content
  'thank-you': typeof import('./thank-you').content
  demo: typeof import('./demo').content
}
