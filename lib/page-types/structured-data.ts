/** The page-specific part of the structured data (schema.org). */
export type PageData = {
  type: 'WebPage' | 'ProfilePage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'MedicalWebPage'
  /** If present, the clinic is described in full, with these optional parts; otherwise briefly. */
  clinic?: {
    services?: boolean
    email?: boolean
    doctor?: boolean
    holidays?: boolean
    visit?: boolean
    payment?: boolean
    /** The further offices to list: all, the one for the town that the page is about, or the one that it is the page of. */
    offices?: 'all' | 'own' | 'this'
  }
  /** The medical condition it is about. */
  condition?: string
  /** Describe the doctor, too. */
  doctor?: boolean
  /** The items of an overview, in order; `path` in the default language. */
  list?: { path: string; title: string }[]
  questions?: { question: string; answer: string }[]
  /** The main entity of the page. */
  main?: 'service' | 'article' | 'practitioner'
  /** The day the doctor last reviewed it. */
  reviewed?: string
  /** The modification date that its text states, overriding that of the git history. */
  modified?: string
}
