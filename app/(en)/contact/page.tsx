import { ContactPage } from '@/components/pages/contact-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata } = definePage('en', { contact: ContactPage })

export { generateMetadata, Page as default }
