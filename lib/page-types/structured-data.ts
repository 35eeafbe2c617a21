/** The page-specific part of the structured data (schema.org). */
export type PageData = {
  type: 'WebPage' | 'ProfilePage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'MedicalWebPage'
  /** If present, describe the clinic in full, with these optional parts; otherwise briefly. */
  clinic?: {
    services?: boolean
    email?: boolean
    doctor?: boolean
    holidays?: boolean
    visit?: boolean
    payment?: boolean
    /**
     * The additional offices to list: all, the one for the town that the page is about, or the one whose page it is.
     */
    offices?: 'all' | 'own' | 'this'
  }
  /** The medical condition it is about. */
  condition?: string
  /** Also describe the doctor. */
  doctor?: boolean
  /** The items of an overview, in order; `path` in the default language. */
  list?: { path: string; title: string }[]
  questions?: { question: string; answer: string }[]
  /** The main entity of the page. */
  main?: 'service' | 'article' | 'practitioner'
  /** The date of the doctor's last review. */
  reviewed?: string
  /** The modification date stated in its text, which overrides that of the git history. */
  modified?: string
}
